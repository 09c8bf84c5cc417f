const code = '```[\\s\\S]*?(?:```|$)|`[^`\\n]*`';
/** Pictures, links, definitions of links, and addresses in angle brackets or alone. */
const addresses = new RegExp(
  `${code}|(!?)\\[([^\\]\\n]*)\\]\\(\\s*<?([^\\s)>]*)>?[^)\\n]*(?:\\)|$)|^[ \\t]*\\[[^\\]\\n]+\\]:.*$|<?((?:https?:)?//[^\\s<>]*|www\\.[^\\s<>]+)>?`,
  'gim',
);

/**
 * Markdown in which nothing is loaded and no link leads anywhere but to addresses that stand letter by letter in `spoken`:
 * pictures become their words, other links their label. HTML is no part of what our pages show of Markdown.
 */
export function withoutForeignAddresses(text: string, spoken: readonly string[]): string {
  const isKnown = (address: string) => isSpoken(address, spoken);
  return text
    .replaceAll(/!(?=\[)/g, '')
    .replaceAll(
      addresses,
      (all, _, label: string | undefined, target: string | undefined, bare: string | undefined) => {
        if (label !== undefined) return isKnown(target ?? '') ? all : label;
        if (bare !== undefined) {
          const address = bare.replace(/[.,;:!?)\]'"*_]+$/, '');
          return isKnown(address) ? all : `\`${bare.replaceAll('`', '')}\``;
        }
        return all.startsWith('`') ? all : '';
      },
    );
}

export const isSpoken = (address: string, spoken: readonly string[]): boolean =>
  address !== '' && spoken.some((one) => holds(one, address));

/** Whether an address stands there whole: more behind it would be another one. */
function holds(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    const next = text.slice(at + address.length, at + address.length + 2);
    if (!/^[\w/?#&=%@+~-]/.test(next) && !/^[.:,]\w/.test(next)) return true;
  }
  return false;
}
