import { contrast, mix, oklch, toCss, type Oklch } from '@whittle/domain/themes/oklch';
import { palettes, type Mode } from '@whittle/domain/themes/palettes';
import { parseColor } from '@whittle/domain/themes/parse-color';
import { themeCss } from '@whittle/domain/themes/theme';
import { colourTokenNames, colourTokens, type ColourTokens } from '@whittle/domain/themes/tokens';
import type { AppPlan, AppTheme } from '../plan/plan.ts';

const readable = 4.5;
const shows = 3;
const white = oklch(1, 0, 0);
const black = oklch(0.16, 0, 0);

/** The app's globals.css: the palette's tokens, with the colours that were asked for put in their places. */
export function themeFile({ look, name }: AppPlan): string {
  const { colours, ...theme } = look;
  const css = themeCss({ ...theme, name }).trimEnd();
  return colours ? css.replace(/\{[^{}]*--background:[^{}]*\}/g, (block) => inColours(block, look)) : css;
}

/** One block of declarations; asked colours are the same in light and dark, since they were asked for without a mode. */
function inColours(block: string, look: AppTheme): string {
  const mode: Mode = /color-scheme:\s*dark/.test(block) ? 'dark' : 'light';
  const { tokens, scheme } = colouredTokens(look, mode);
  return colourTokenNames
    .reduce((text, token) => text.replace(new RegExp(`(--${token}:)[^;]*;`), `$1 ${toCss(tokens[token])};`), block)
    .replace(/color-scheme:\s*\w+;/, `color-scheme: ${scheme};`);
}

/** All tokens with the asked colours in place; what is written on them is settled by contrast. */
export function colouredTokens({ palette, colours }: AppTheme, mode: Mode): { tokens: ColourTokens; scheme: Mode } {
  const asked = { ground: read(colours?.background), part: read(colours?.component) };
  const scheme: Mode = asked.ground
    ? contrast(asked.ground, white) > contrast(asked.ground, black)
      ? 'dark'
      : 'light'
    : mode;
  const usual = colourTokens(palettes[palette], scheme);
  const ground = asked.ground ?? usual.background;
  const part = asked.part ?? usual.primary;
  const surface = asked.ground ? surfaceOn(asked.ground, scheme) : usual.card;
  const ink = asked.ground ? inkOn(ground, surface, usual.foreground) : usual.foreground;
  const quiet = asked.ground ? towards(mix(ink, ground, 0.72), [ground, surface], ink) : usual['muted-foreground'];
  const edge = mix(ink, surface, 0.5);
  const isVisible = Math.min(contrast(part, ground), contrast(part, surface)) >= shows;
  const link = towards(part, [ground, surface], ink);
  const hover = asked.ground ? mix(ink, ground, 0.07) : usual.accent;
  const tokens: ColourTokens = {
    ...usual,
    background: ground,
    foreground: ink,
    card: surface,
    'card-foreground': ink,
    popover: surface,
    'popover-foreground': ink,
    primary: part,
    'primary-foreground': onFill(part),
    'primary-edge': isVisible ? part : edge,
    secondary: hover,
    'secondary-foreground': ink,
    muted: asked.ground ? mix(ink, ground, 0.04) : usual.muted,
    'muted-foreground': quiet,
    accent: hover,
    'accent-foreground': ink,
    soft: mix(part, surface, isVisible ? 0.14 : 0.3),
    link,
    border: mix(ink, surface, 0.16),
    input: edge,
    ring: link,
    'chart-1': isVisible ? part : link,
  };
  return { tokens, scheme };
}

const read = (hex: string | undefined): Oklch | null => (hex ? parseColor(hex) : null);

/** Cards lift a little from the ground, lighter on a light one, a step up on a dark one, as far as text on both reads. */
function surfaceOn(ground: Oklch, scheme: Mode): Oklch {
  const steps = scheme === 'light' ? [0.6, 0.3] : [0.07, 0.03];
  const lifted = steps.map((share) => mix(white, ground, share));
  const reads = (surface: Oklch) =>
    [white, black].some((ink) => Math.min(contrast(ink, ground), contrast(ink, surface)) >= readable);
  return lifted.find(reads) ?? ground;
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
