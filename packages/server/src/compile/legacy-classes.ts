/** `w-[--sidebar-width]` of Tailwind 3 is `w-(--sidebar-width)` now. */
const bareVariable = /^((?:[^[\]]*[:])?!?-?[a-z][\w-]*-)\[(--[\w-]+)\]$/;

export const modernClass = (name: string): string => name.replace(bareVariable, '$1($2)');

/** The sheet with the rules of modern classes also under the names that the app uses. */
export function underOldNames(css: string, names: Iterable<string>): string {
  let result = css;
  for (const name of names) {
    const modern = modernClass(name);
    if (modern !== name) result = result.replaceAll(`.${escape(modern)}`, `.${escape(name)}`);
  }
  return result;
}

const escape = (name: string) => name.replace(/[^\w-]/g, '\\$&');

/** Whether classes such as `bg-opacity-50` are used, which set a colour's opacity apart from the colour. */
export const usesSplitOpacity = (names: Iterable<string>): boolean => {
  for (const name of names) if (/(?:^|:)bg-opacity-\d/.test(name)) return true;
  return false;
};

/** Tailwind's colours with an opacity that a class of its own can set, and that class. */
export function splitOpacity(theme: string): string {
  const colours = [...theme.matchAll(/^\s*(--color-[\w-]+): (?:(oklch)\(([^)]+)\)|#(000|fff));/gm)].map(
    ([, name, , numbers, hex]) =>
      `  ${name}: ${numbers === undefined ? `rgb(${hex === '000' ? '0 0 0' : '255 255 255'} / var(--tw-bg-opacity, 1))` : `oklch(${numbers} / var(--tw-bg-opacity, 1))`};`,
  );
  return `
@property --tw-bg-opacity { syntax: '*'; inherits: false; }
@theme inline {
${colours.join('\n')}
}
@utility bg-opacity-* {
  --tw-bg-opacity: calc(--value(integer) * 1%);
}
`;
}
