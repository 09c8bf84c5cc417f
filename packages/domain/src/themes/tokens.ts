import { contrast, distance, mix, oklch, roundToCss, type Oklch } from './oklch.ts';
import { seriesColours, statusColours, type ByMode, type Mode, type Palette } from './palettes.ts';

export const colourTokenNames = [
  'background',
  'foreground',
  'card',
  'card-foreground',
  'popover',
  'popover-foreground',
  'primary',
  'primary-foreground',
  'primary-edge',
  'secondary',
  'secondary-foreground',
  'muted',
  'muted-foreground',
  'accent',
  'accent-foreground',
  'soft',
  'second',
  'second-foreground',
  'second-edge',
  'link',
  'destructive',
  'destructive-foreground',
  'danger-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'border',
  'input',
  'ring',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
] as const;
export type ColourTokenName = (typeof colourTokenNames)[number];
export type ColourTokens = Readonly<Record<ColourTokenName, Oklch>>;

/** Below this a fill does not show its shape on the ground by itself and gets an edge. */
const shapeContrast = 3;

/**
 * All colour tokens of a palette in one mode, rounded as they are written to CSS.
 *
 * Neutrals come from the palette's chroma and hue: ground, surface, ink and quiet text. Mixed in oklab: `border` 14 %
 * ink in surface, `input` (edges of fields) 50 %, `soft` 12 % primary in surface (30 % of a pale one). `muted` (sunken), `secondary` and
 * `accent` (hover) are steps from the ground away from the surface. `primary-edge` and `second-edge` equal their fill where it shows on the ground
 * by itself, else the edge colour.
 */
export function colourTokens(palette: Palette, mode: Mode): ColourTokens {
  const { chroma, hue } = palette;
  const isLight = mode === 'light';
  const ground = isLight ? oklch(0.978, chroma, hue) : oklch(0.18, chroma + 0.003, hue);
  const surface = isLight ? oklch(0.998, 0, hue) : oklch(0.225, chroma + 0.004, hue);
  const raised = isLight ? surface : oklch(0.255, chroma + 0.004, hue);
  const ink = isLight ? oklch(0.24, 2 * chroma + 0.004, hue) : oklch(0.95, chroma, hue);
  const quiet = isLight ? oklch(0.47, 2 * chroma + 0.004, hue) : oklch(0.76, chroma + 0.006, hue);
  const primary = palette.primary[mode];
  const second = palette.second[mode];
  const link = palette.link?.[mode] ?? primary;
  const edge = mix(ink, surface, 0.5);
  const hover = isLight ? oklch(0.943, chroma + 0.002, hue) : mix(ink, surface, 0.07);
  const sunken = isLight ? oklch(0.962, chroma + 0.001, hue) : mix(ink, surface, 0.04);
  const shows = (fill: Oklch) => Math.min(contrast(fill, ground), contrast(fill, surface)) >= shapeContrast;
  const series = seriesFor(palette).map((colour) => colour[mode]);

  const tokens: ColourTokens = {
    background: ground,
    foreground: ink,
    card: surface,
    'card-foreground': ink,
    popover: raised,
    'popover-foreground': ink,
    primary,
    'primary-foreground': palette.onPrimary?.[mode] ?? (isLight ? oklch(0.99, 0.003, hue) : oklch(0.19, 0.02, hue)),
    'primary-edge': shows(primary) ? primary : edge,
    secondary: hover,
    'secondary-foreground': ink,
    muted: sunken,
    'muted-foreground': quiet,
    accent: hover,
    'accent-foreground': ink,
    soft: mix(primary, surface, shows(primary) ? 0.12 : 0.3),
    second,
    'second-foreground': readableOn(second, hue),
    'second-edge': shows(second) ? second : edge,
    link,
    destructive: statusColours.danger[mode],
    'destructive-foreground': statusColours.onDanger[mode],
    'danger-soft': statusColours.dangerSoft[mode],
    success: statusColours.success[mode],
    'success-soft': statusColours.successSoft[mode],
    warning: statusColours.warning[mode],
    'warning-soft': statusColours.warningSoft[mode],
    border: mix(ink, surface, 0.14),
    input: edge,
    ring: shows(primary) ? primary : link,
    'chart-1': series[0] ?? link,
    'chart-2': series[1] ?? link,
    'chart-3': series[2] ?? link,
    'chart-4': series[3] ?? link,
    'chart-5': series[4] ?? link,
    'chart-6': series[5] ?? link,
  };
  return Object.fromEntries(colourTokenNames.map((name) => [name, roundToCss(tokens[name])])) as ColourTokens;
}

/** Near white or near black, whichever reads better on the fill. */
function readableOn(fill: Oklch, hue: number): Oklch {
  const [dark, light] = [oklch(0.16, 0.015, hue), oklch(0.998, 0, hue)];
  return contrast(dark, fill) > contrast(light, fill) ? dark : light;
}

/**
 * Six series: the link colour, then the five series colours that stay furthest from it and from each other, so that
 * a terracotta app does not get terracotta twice. One order for both modes: a series keeps its hue.
 */
function seriesFor(palette: Palette): ByMode[] {
  const chosen: ByMode[] = [palette.link ?? palette.primary];
  const left = [...seriesColours];
  const gap = (one: ByMode, other: ByMode) =>
    Math.min(distance(one.light, other.light), distance(one.dark, other.dark));
  const room = (candidate: ByMode) => Math.min(...chosen.map((other) => gap(candidate, other)));
  while (chosen.length < 6) {
    const best = left.reduce((winner, candidate) => (room(candidate) > room(winner) ? candidate : winner));
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}
