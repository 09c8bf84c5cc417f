/** `w-[--sidebar-width]` of Tailwind 3 is `w-(--sidebar-width)` now. */
const bareVariable = /^((?:[^[\]]*[:])?!?-?[a-z][\w-]*-)\[(--[\w-]+)\]$/;

/** The commas of `grid-cols-[1fr,200px]` are spaces now, but for those of a function: `repeat(2,1fr)`. */
const commaList = /^((?:[^[\]]*:)?!?(?:grid-cols|grid-rows|object)-\[)([^\]]*,[^\]]*)(\]!?)$/;

export const modernClass = (name: string): string =>
  name
    .replace(bareVariable, '$1($2)')
    .replace(commaList, (_, start: string, list: string, end: string) => start + spaced(list) + end);

function spaced(list: string): string {
  let depth = 0;
  return list.replace(/[(),]/g, (mark) => {
    if (mark === ',') return depth === 0 ? '_' : mark;
    depth += mark === '(' ? 1 : -1;
    return mark;
  });
}

/** The stylesheet with the rules of modern classes also under the names that the app uses. */
export function underOldNames(css: string, names: Iterable<string>): string {
  let result = css;
  for (const name of names) {
    const modern = modernClass(name);
    if (modern !== name) result = result.replaceAll(`.${escape(modern)}`, `.${escape(name)}`);
  }
  return result;
}

const escape = (name: string) => name.replace(/[^\w-]/g, '\\$&');

/** What classes such as `bg-opacity-50` of Tailwind 3 set apart from the colour: the property that the colour stands in. */
const opacityOf = { bg: 'background-color', text: 'color', border: 'border-color', ring: '--tw-ring-color' };
type Opacity = keyof typeof opacityOf;

/** Which of them are used. */
export function splitOpacities(names: Iterable<string>): Opacity[] {
  const used = new Set<Opacity>();
  for (const name of names) {
    const kind = /(?:^|:)(bg|text|border|ring)-opacity-\d/.exec(name)?.[1];
    if (kind) used.add(kind as Opacity);
  }
  return [...used].toSorted();
}

/** Those classes. */
export const opacityClasses = (used: readonly Opacity[]): string =>
  used
    .map(
      (kind) =>
        `@property --tw-${kind}-opacity{syntax:'*';inherits:false}@utility ${kind}-opacity-*{--tw-${kind}-opacity:calc(--value(integer) * 1%);}`,
    )
    .join('');

/** The stylesheet with colours that an opacity of a class beside them counts for. */
export function withOpacities(css: string, used: readonly Opacity[]): string {
  let result = css;
  for (const kind of used) {
    const property = new RegExp(
      `((?:^|[\\s{;])${opacityOf[kind]}: )((?:var|rgb|hsl|oklch|#)[^;{}!]*?)(\\s*!important)?;`,
      'g',
    );
    result = result.replace(property, `$1color-mix(in oklab, $2 var(--tw-${kind}-opacity, 100%), transparent)$3;`);
  }
  return result;
}

/**
 * The stylesheet with sizes of text that say their line height themselves, as `md:text-6xl` does behind a `leading-tight`, and
 * with gradients mixed as pictures of the time show them.
 */
export const withOldText = (css: string): string =>
  css
    .replace(
      /(line-height|letter-spacing|font-weight): var\(--tw-(?:leading|tracking|font-weight), ((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g,
      '$1: $2',
    )
    .replace(/(--tw-gradient-position: [^;{}]*?) in oklab/g, '$1');

const transform = [
  'translate(var(--tw-translate-x, 0), var(--tw-translate-y, 0))',
  'rotate(var(--tw-turn, 0deg))',
  'var(--tw-rotate-x,) var(--tw-rotate-y,) var(--tw-rotate-z,) var(--tw-skew-x,) var(--tw-skew-y,)',
  'scale(var(--tw-scale-x, 1), var(--tw-scale-y, 1))',
].join(' ');

/**
 * The stylesheet with one `transform` where Tailwind 4 moves, scales and turns by properties of their own: what a script or an
 * animation sets takes the place of a class's, as it did, and is not added to it. `transform` itself, which Tailwind 2 needed
 * beside them, and what skews say the same, so that the order of the rules does not matter.
 */
export function asTransforms(css: string): string {
  const result = css
    .replace(
      /\b(?:translate|scale): var\(--tw-(?:translate|scale)-x\) var\(--tw-(?:translate|scale)-y\);/g,
      `transform: ${transform};`,
    )
    .replace(/([{;\s])scale: ([\d.]+%?);/g, `$1--tw-scale-x: $2; --tw-scale-y: $2; transform: ${transform};`)
    .replace(/([{;\s])rotate: ([^;{}]+);/g, `$1--tw-turn: $2; transform: ${transform};`)
    .replace(/transform: (translateZ\(0\) )?var\(--tw-rotate-x,[^;{}]*;/g, `transform: $1${transform};`);
  return result.includes('--tw-turn:') ? `${result}@property --tw-turn { syntax: "*"; inherits: false; }\n` : result;
}
