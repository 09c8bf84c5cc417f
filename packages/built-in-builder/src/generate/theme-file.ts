import type { AskedColours } from '@whittle/domain/themes/asked-colours';
import { contrast, mix, oklch, toCss, toHex, type Oklch } from '@whittle/domain/themes/oklch';
import { parseColor } from '@whittle/domain/themes/parse-color';
import { themeCss } from '@whittle/domain/themes/theme';
import type { AppPlan, AppTheme } from '../plan/plan.ts';

/** The app's globals.css: the palette's tokens, with the colours that were asked for in their places. */
export function themeFile({ look, name }: AppPlan): string {
  const { colours, textSize, ...theme } = look;
  const asked = askedColours(colours);
  const css = themeCss({ ...theme, name, colours: asked }).trimEnd();
  return [css, asked.components && barIn(asked.components), textSize && `:root {\n  font-size: ${textSize}%;\n}`]
    .filter(Boolean)
    .join('\n\n');
}

/** The plan keeps colours as hex; what is none is left to the palette. */
function askedColours(colours: AppTheme['colours']): AskedColours {
  const background = parseColor(colours?.background ?? '');
  const components = parseColor(colours?.component ?? '');
  return { ...(background && { background }), ...(components && { components }) };
}

const white = oklch(1, 0, 0);
const black = oklch(0.16, 0, 0);

/** The bar of an app is its largest part: it has the colour that was asked for parts, and ink that reads on it. */
function barIn(colour: Oklch): string {
  const isDark = contrast(white, colour) >= contrast(black, colour);
  const [ink, away] = isDark ? [white, black] : [black, white];
  const chosen = toCss(mix(away, colour, 0.16));
  return `[data-slot="app-shell"] > header {
  --foreground: ${toCss(ink)};
  --card: ${toHex(colour)};
  --card-foreground: ${toCss(ink)};
  --input: ${toCss(ink)};
  --muted-foreground: ${toCss(ink)};
  --link: ${toCss(ink)};
  --ring: ${toCss(ink)};
  --primary: ${toCss(ink)};
  --primary-foreground: ${toHex(colour)};
  --accent: ${chosen};
  --accent-foreground: ${toCss(ink)};
  --soft: ${chosen};
  background-color: ${toHex(colour)};
  color: ${toCss(ink)};
}`;
}
