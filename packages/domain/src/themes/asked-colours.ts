import { contrast, mix, oklch, type Oklch } from './oklch.ts';
import type { Mode, Palette } from './palettes.ts';
import { colourTokens, type ColourTokenName, type ColourTokens } from './tokens.ts';

/**
 * Colours that somebody asked for: of the page, and of what stands on it (buttons, links, marks). Each is painted as it was
 * asked, in light and in dark, since nobody asks for a colour in one mode only.
 */
export type AskedColours = { background?: Oklch; components?: Oklch };

const readable = 4.5;
const shows = 3;
const white = oklch(1, 0, 0);
const black = oklch(0.16, 0, 0);

/** The tokens that are an asked colour itself. */
export const askedTokens: Readonly<Record<keyof AskedColours, ColourTokenName>> = {
  background: 'background',
  components: 'primary',
};

/**
 * The palette's tokens with the asked colours in their places; what is written on them is settled by contrast. `scheme` is
 * what the page then is: an asked ground is dark or light whatever the system asks for.
 */
export function tokensWithAsked(
  palette: Palette,
  asked: AskedColours,
  mode: Mode,
): { tokens: ColourTokens; scheme: Mode } {
  if (!asked.background && !asked.components) return { tokens: colourTokens(palette, mode), scheme: mode };
  const scheme = asked.background ? schemeOf(asked.background) : mode;
  const usual = colourTokens(palette, scheme);
  const ground = asked.background ?? usual.background;
  const part = asked.components ?? usual.primary;
  const surface = asked.background ? surfaceOn(ground, scheme) : usual.card;
  const ink = asked.background ? inkOn(ground, surface, usual.foreground) : usual.foreground;
  const isVisible = Math.min(contrast(part, ground), contrast(part, surface)) >= shows;
  const edge = mix(ink, surface, 0.5);
  const link = towards(part, [ground, surface], ink);
  const hover = asked.background ? mix(ink, ground, 0.07) : usual.accent;
  const tokens: ColourTokens = {
    ...usual,
    background: ground,
    foreground: ink,
    card: surface,
    'card-foreground': ink,
    popover: asked.background ? surface : usual.popover,
    'popover-foreground': ink,
    primary: part,
    'primary-foreground': asked.components ? onFill(part) : usual['primary-foreground'],
    'primary-edge': isVisible ? part : edge,
    secondary: hover,
    'secondary-foreground': ink,
    muted: asked.background ? mix(ink, ground, 0.04) : usual.muted,
    'muted-foreground': asked.background
      ? towards(mix(ink, ground, 0.72), [ground, surface], ink)
      : usual['muted-foreground'],
    accent: hover,
    'accent-foreground': ink,
    soft: mix(part, surface, isVisible ? 0.14 : 0.3),
    link,
    // The palette's own second colour was chosen beside its first one, which is not the one that was asked for.
    ...(asked.components && secondOf(part, surface, ink)),
    border: mix(ink, surface, 0.16),
    input: edge,
    ring: isVisible ? part : link,
    'chart-1': isVisible ? part : link,
  };
  return { tokens, scheme };
}

/** A calm neighbour of the asked colour, for what is marked as a fill. */
function secondOf(part: Oklch, surface: Oklch, ink: Oklch) {
  const second = mix(part, surface, 0.5);
  const edge = contrast(second, surface) >= shows ? second : mix(ink, surface, 0.5);
  return { second, 'second-foreground': onFill(second), 'second-edge': edge };
}

const schemeOf = (ground: Oklch): Mode => (contrast(ground, white) > contrast(ground, black) ? 'dark' : 'light');

/** Cards lift a little from the ground, lighter on a light one, a step up on a dark one, as far as text on both reads. */
function surfaceOn(ground: Oklch, scheme: Mode): Oklch {
  const steps = scheme === 'light' ? [0.6, 0.3] : [0.07, 0.03];
  const reads = (surface: Oklch) =>
    [white, black].some((ink) => Math.min(contrast(ink, ground), contrast(ink, surface)) >= readable);
  return steps.map((share) => mix(white, ground, share)).find(reads) ?? ground;
}

const onFill = (fill: Oklch): Oklch => (contrast(white, fill) >= contrast(black, fill) ? white : black);

/** The palette's ink where it reads on both, else near white or near black. */
function inkOn(ground: Oklch, surface: Oklch, usual: Oklch): Oklch {
  const worst = (ink: Oklch) => Math.min(contrast(ink, ground), contrast(ink, surface));
  if (worst(usual) >= 7) return usual;
  return worst(white) > worst(black) ? white : black;
}

/** The colour itself where it reads on all grounds, else as much of it as reads, mixed with the ink. */
function towards(colour: Oklch, grounds: readonly Oklch[], ink: Oklch): Oklch {
  for (let share = 1; share > 0; share -= 0.1) {
    const mixed = mix(colour, ink, share);
    if (grounds.every((ground) => contrast(mixed, ground) >= readable)) return mixed;
  }
  return ink;
}
