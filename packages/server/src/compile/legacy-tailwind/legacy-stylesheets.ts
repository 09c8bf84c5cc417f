import { statementsOf } from '../styles/flat-layers.ts';

/** Where Tailwind's sizes of a screen begin. */
const screens: Record<string, string> = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' };

const applyList = /@apply\s+([^;}]+)/g;
/** A rule of one class, or of a part or state of what has it: `.thin::-webkit-scrollbar`. */
const simpleClass = /^\.([a-z][\w-]*)((?:::?[\w-]+)*)\s*\{([^]*)\}$/;

/** Names that stylesheets take their rules from by `@apply`. */
export function appliedNames(stylesheets: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const css of stylesheets)
    for (const [, list] of css.matchAll(applyList))
      for (const name of list!.split(/\s+/)) names.add(name.replace(/^.*:|!/g, ''));
  return names;
}

/** Names that classes give a condition, as `md:glass` does. */
export function conditionalNames(classes: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const one of classes) {
    const name = /:!?([a-z][\w-]*)$/.exec(one)?.[1];
    if (name !== undefined) names.add(name);
  }
  return names;
}

/** Which of a stylesheet's own classes others count on: by `@apply`, or, of those in a layer, with a condition. */
type Wanted = { applied: ReadonlySet<string>; conditional: ReadonlySet<string> };

/**
 * A stylesheet of Tailwind 3 in the words of Tailwind 4: own classes that others apply are utilities as well, what an `@apply` says
 * of importance stands at each class. Lines keep their numbers.
 */
export function modernStylesheet(css: string, wanted: Wanted): string {
  const words = css
    .replace(applyList, (whole, list: string) => {
      const names = list.trim().split(/\s+/);
      if (names.at(-1) !== '!important') return whole;
      return `@apply ${names
        .slice(0, -1)
        .map((name) => `${name}!`)
        .join(' ')}`;
    })
    .replace(/@screen\s+([\w-]+)/g, (whole, name: string) =>
      screens[name] ? `@media (width >= ${screens[name]})` : whole,
    )
    .replace(/@(?:responsive|variants[^{;]*)\s*\{/g, '@layer utilities {');
  return words + ownUtilities(words, wanted);
}

/** Behind the stylesheet, so that its lines stay: the utilities that its classes are for others. */
function ownUtilities(css: string, { applied, conditional }: Wanted): string {
  const found: string[] = [];
  const look = (text: string, isLayer: boolean) => {
    for (const statement of statementsOf(text)) {
      const layer = /^@layer\s+(?:components|utilities)\s*\{([^]*)\}$/.exec(statement)?.[1];
      if (layer !== undefined) look(layer, true);
      const [, name, part, body] = simpleClass.exec(statement) ?? [];
      if (name === undefined || !(applied.has(name) || (isLayer && conditional.has(name)))) continue;
      found.push(`@utility ${name} {${part ? `&${part} {${body}}` : body}}`);
    }
  };
  look(css, false);
  return found.length > 0 ? `\n${found.join('\n')}` : '';
}
