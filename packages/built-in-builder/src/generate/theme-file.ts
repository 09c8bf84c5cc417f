import type { AskedColours } from '@whittle/domain/themes/asked-colours';
import { parseColor } from '@whittle/domain/themes/parse-color';
import { themeCss } from '@whittle/domain/themes/theme';
import type { AppPlan, AppTheme } from '../plan/plan.ts';

/** The app's globals.css: the palette's tokens, with the colours that were asked for in their places. */
export function themeFile({ look, name }: AppPlan): string {
  const { colours, ...theme } = look;
  return themeCss({ ...theme, name, colours: askedColours(colours) }).trimEnd();
}

/** The plan keeps colours as hex; what is none is left to the palette. */
function askedColours(colours: AppTheme['colours']): AskedColours {
  const background = parseColor(colours?.background ?? '');
  const components = parseColor(colours?.component ?? '');
  return { ...(background && { background }), ...(components && { components }) };
}
