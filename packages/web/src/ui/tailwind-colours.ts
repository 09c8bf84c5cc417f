import colours from 'tailwindcss/colors';

/** A hue of Tailwind's palette with its shades, the lightest first. `name` is what a class says: `red-500`. */
export type Hue = { hue: string; shades: { name: string; value: string }[] };

const notHues = new Set(['inherit', 'current', 'transparent', 'black', 'white']);

const greys = new Set(['slate', 'gray', 'zinc', 'neutral', 'stone', 'mauve', 'olive', 'mist', 'taupe']);

/** Colours first, then the many greys. */
export const hues: readonly Hue[] = Object.entries(colours as Record<string, string | Record<string, string>>)
  .filter(([hue, shades]) => !notHues.has(hue) && typeof shades === 'object')
  .map(([hue, shades]) => ({
    hue,
    shades: Object.entries(shades as Record<string, string>).map(([shade, value]) => ({
      name: `${hue}-${shade}`,
      value,
    })),
  }))
  .toSorted((a, b) => Number(greys.has(a.hue)) - Number(greys.has(b.hue)));

export const plainColours = [
  { name: 'black', value: '#000000' },
  { name: 'white', value: '#ffffff' },
  { name: 'transparent', value: 'transparent' },
];

/** What a name of the palette, or `[#aabbcc]`, looks like; undefined for a name of the app's own theme. */
export function colourOf(name: string): string | undefined {
  const custom = /^\[(#[\da-fA-F]{3,8})\]$/.exec(name)?.[1];
  if (custom) return custom;
  const plain = plainColours.find((one) => one.name === name);
  return plain?.value ?? hues.flatMap(({ shades }) => shades).find((one) => one.name === name)?.value;
}
