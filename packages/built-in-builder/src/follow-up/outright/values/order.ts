/** Sizes of clothes, smallest first. */
const sizes = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '3XL', '4XL', '5XL'];
const rank = (value: string): number => sizes.indexOf(value.toUpperCase());

const word = String.raw`["“„«]?([\p{L}\d][\p{L}\d'’/-]*(?: [\p{L}\d'’/-]+)??)["”“»]?`;
export const amid = new RegExp(`(?<!\\p{L})(?:between|zwischen) ${word} (?:and|und) ${word}(?![\\p{L}\\d])`, 'iu');
const beside = new RegExp(`(?<!\\p{L})(?:(before|vor)|(?:after|behind|nach|hinter)) (?:the |de[mnr] |die |das )?${word}(?![\\p{L}\\d])`, 'iu'); // prettier-ignore

/**
 * All values in their order, where a message says a place for the new ones or they have one by what they are called: between two others,
 * "red-blue" between red and blue, sizes by their size. Null where they stand behind the others.
 */
export function inOrder(known: readonly string[], fresh: readonly string[], message: string): string[] | null {
  if ([...known, ...fresh].every((value) => rank(value) >= 0)) return [...known, ...fresh].toSorted((a, b) => rank(a) - rank(b)); // prettier-ignore
  const find = (said: string | undefined): number => known.findIndex((value) => value.toLowerCase() === said?.toLowerCase()); // prettier-ignore
  const at = (value: string): number => {
    const [one, other] = value.split('-').map(find);
    if (one !== undefined && other !== undefined && one >= 0 && other >= 0) return Math.min(one, other);
    const [, low, high] = amid.exec(message) ?? [];
    if (find(low) >= 0 && find(high) >= 0) return Math.min(find(low), find(high));
    const [, before, said] = beside.exec(message) ?? [];
    return find(said) < 0 ? known.length - 1 : find(said) - (before ? 1 : 0);
  };
  const places = fresh.map((value) => ({ value, behind: at(value) }));
  if (places.every(({ behind }) => behind === known.length - 1)) return null;
  const after = (index: number) => places.filter(({ behind }) => behind === index).map(({ value }) => value);
  return [...after(-1), ...known.flatMap((value, index) => [value, ...after(index)])];
}
