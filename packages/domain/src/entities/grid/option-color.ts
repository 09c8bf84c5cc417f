/** GRID-32: the badge of a value that is none of its column's options. */
export const unknownOptionColor = '#9d34da';

/** Two options whose hues are closer than this look alike. */
const apartDegrees = 30;
/** Steps of the golden angle come near an earlier hue as late as possible. */
const goldenAngle = 137.5;
const tries = 24;

/** GRID-32: a light colour for a new option, unlike those of the others. `random` gives numbers from 0 up to 1. */
export function randomOptionColor(random: () => number, others: readonly string[] = []): string {
  return light(freeHue(Math.floor(random() * 360), huesOf(others)));
}

/**
 * The colours of a column's options: those that are kept, and for each other option one that follows from its label and
 * the options before it, so that an option that is added later changes none.
 */
export function optionColors(labels: readonly string[], keptOf: (label: string) => string | undefined): string[] {
  const hues = huesOf(labels.flatMap((label) => keptOf(label) ?? []));
  return labels.map((label) => {
    const kept = keptOf(label);
    if (kept !== undefined) return kept;
    const hue = freeHue(hueOf(label), hues);
    hues.push(hue);
    return light(hue);
  });
}

function hueOf(label: string): number {
  let hash = 0;
  for (const sign of label) hash = (hash * 31 + sign.codePointAt(0)!) >>> 0;
  return hash % 360;
}

/** The hue itself, or the first one after it that is far enough from the others; where none is, the farthest. */
function freeHue(wanted: number, others: readonly number[]): number {
  let best = wanted;
  for (let at = 0; at < tries; at += 1) {
    const hue = Math.round(wanted + at * goldenAngle) % 360;
    if (distance(hue, others) >= apartDegrees) return hue;
    if (distance(hue, others) > distance(best, others)) best = hue;
  }
  return best;
}

const distance = (hue: number, others: readonly number[]) =>
  Math.min(360, ...others.map((other) => Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other))));

const huesOf = (colors: readonly string[]) =>
  colors.flatMap((color) => {
    const hue = /^hsla?\(\s*(\d+)/.exec(color)?.[1];
    return hue === undefined ? [] : [Number(hue) % 360];
  });

/** Light enough for the fixed dark text of badges on every hue. */
const light = (hue: number) => `hsl(${hue} 60% 90%)`;

/** Colours come from a schema that anybody may have written: only plain colour values reach a style. */
export function isColor(text: string): boolean {
  return /^(#[0-9a-f]{3,8}|(hsl|rgb|oklch)a?\([\d\s.,%/deg-]{3,40}\)|[a-z]{3,20})$/i.test(text);
}
