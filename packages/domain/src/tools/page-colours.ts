import type { ToolStyle } from '@whittle/contract/tools/tool-document';
import { contrast } from '../themes/oklch.ts';
import { parseColor } from '../themes/parse-color.ts';

const dark = '#1b1a17';
const light = '#ffffff';
/** What text needs on its ground (WCAG 2.2, 1.4.3). */
const readable = 4.5;
/** What a drawing needs (1.4.11). */
const visible = 3;

const contrastOf = (one: string, other: string): number => {
  const [a, b] = [parseColor(one), parseColor(other)];
  return a && b ? contrast(a, b) : 0;
};

/** Black or white, whichever is easier to read on `ground`. */
const inkOn = (ground: string): string => (contrastOf(dark, ground) >= contrastOf(light, ground) ? dark : light);

/** The chosen text colour where it can be read on `ground`, else one that can. */
const textOn = (chosen: string, ground: string): string =>
  chosen !== '' && contrastOf(chosen, ground) >= readable ? chosen : inkOn(ground);

/**
 * The CSS variables of a tool's page that its builder chose. Text that could not be read on its ground becomes black or
 * white, so that no choice makes a page unreadable. Rule: PUB-05.
 */
export function pageColours(style: ToolStyle): Record<string, string> {
  const { styleName, background, buttonBackgroundColor, buttonTextColor, headerTextColor, subheaderTextColor } = style;
  const grounds = { light: '#fbfaf8', dark: '#161512', colorful: '#006279' };
  const band = styleName === 'colorful' ? buttonBackgroundColor || grounds.colorful : background || grounds[styleName];
  const variables: Record<string, string> = {};
  const button = buttonBackgroundColor || (styleName === 'dark' ? '#6cc6dc' : grounds.colorful);
  if (background) Object.assign(variables, groundColours(background, button));
  if (buttonBackgroundColor) {
    variables['--primary'] = buttonBackgroundColor;
    variables['--on-primary'] = inkOn(buttonBackgroundColor);
    variables['--button'] = buttonBackgroundColor;
  }
  if (buttonTextColor) variables['--on-button'] = textOn(buttonTextColor, button);
  if (headerTextColor || background) variables['--header'] = textOn(headerTextColor, band);
  if (subheaderTextColor || background) variables['--subheader'] = textOn(subheaderTextColor, band);
  return variables;
}

/** Everything that stands on a ground of the builder's own: each surface is further from the ink than the ground is. */
function groundColours(ground: string, mark: string): Record<string, string> {
  const ink = inkOn(ground);
  const isDark = ink === light;
  const danger = isDark ? '#ff9a8f' : '#a3231a';
  return {
    '--ground': ground,
    '--ink': ink,
    '--ink-2': ink,
    '--surface': isDark ? `color-mix(in srgb, ${ground} 80%, #000)` : `color-mix(in srgb, ${ground} 35%, #fff)`,
    '--sunken': isDark ? `color-mix(in srgb, ${ground} 65%, #000)` : `color-mix(in srgb, ${ground} 70%, #fff)`,
    '--line': `color-mix(in srgb, ${ink} 25%, ${ground})`,
    '--edge': `color-mix(in srgb, ${ink} 60%, ${ground})`,
    '--mark': contrastOf(mark, ground) >= visible ? mark : ink,
    '--danger': contrastOf(danger, ground) >= readable ? danger : ink,
    'color-scheme': isDark ? 'dark' : 'light',
  };
}
