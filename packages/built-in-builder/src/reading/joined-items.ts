const ends = /^((?:the |its |their )?[\p{L}-]+) (?:and|und) ([\p{L}-]+) (names?|dates?|times?|prices?|numbers?|address(?:es)?)$/iu; // prettier-ignore

/** "botanical and common name", "first and last name": both have the word at the end. */
export function twoOfOne(item: string): [string, string] | null {
  const [, one, other, kind = ''] = ends.exec(item) ?? [];
  return one && other ? [`${one} ${kind.replace(/s$/, '')}`, `${other} ${kind.replace(/s$/, '')}`] : null;
}

const opensNumbers = /^(?!.*\b(?:max|min|from|to|von|bis)\b)(\p{L}[\p{L} -]{1,30}) (\d+)$/u;
const furtherNumber = /^(\d+)(?: (?:or|oder|and|und) (\d+))?(?: ?[\p{L}°%²]+)?$/u;

/** "distance 18, 30, 50 or 70 metres" is one of them. */
export function withNumbers(items: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < items.length; at++) {
    const [, name, first = ''] = opensNumbers.exec(items[at]!) ?? [];
    const choices = [first];
    while (name && furtherNumber.test(items[at + 1] ?? '')) choices.push(...furtherNumber.exec(items[++at]!)!.slice(1).filter((one) => one !== undefined)); // prettier-ignore
    out.push(name && choices.length > 1 ? `${name} (${choices.join(', ')})` : items[at]!);
  }
  return out;
}

/** What says only that something may be unknown: "name, if it has one". */
export const passing =
  /\s+(?:if (?:it has|there is|any|known)|falls (?:sie|er|es|vorhanden|bekannt)|wenn (?:vorhanden|bekannt|es))\b.*$/iu;

/** Where the bracket closes that stands at `open`, or -1. */
export function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ('(['.includes(text[at]!)) depth++;
    else if (')]'.includes(text[at]!) && --depth === 0) return at;
  }
  return -1;
}
