/** GRID-32: the badge of a value that is none of its column's options. */
export const unknownOptionColor = '#9d34da';

/** GRID-32: a light colour for a new option. `random` gives numbers from 0 up to 1. */
export function randomOptionColor(random: () => number): string {
  return light(Math.floor(random() * 360));
}

/** The colour of an option that has none of its own: the same for the same label, everywhere. */
export function optionColor(label: string): string {
  let hash = 0;
  for (const sign of label) hash = (hash * 31 + sign.codePointAt(0)!) >>> 0;
  return light(hash % 360);
}

/** Light enough for the fixed dark text of badges on every hue. */
const light = (hue: number) => `hsl(${hue} 60% 90%)`;

/** Colours come from a schema that anybody may have written: only plain colour values reach a style. */
export function isColor(text: string): boolean {
  return /^(#[0-9a-f]{3,8}|(hsl|rgb|oklch)a?\([\d\s.,%/deg-]{3,40}\)|[a-z]{3,20})$/i.test(text);
}
