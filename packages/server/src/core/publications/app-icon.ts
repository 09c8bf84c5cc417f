import { escapeHtml } from '../../http/inline-json.ts';

const neutral = '#4f4d45';

/** The colour that browsers give an app's window: its own where it is one, and nothing that could leave an attribute. */
export const themeColor = (accentColor: string | null): string =>
  accentColor && /^[\w#(),.%\s/-]+$/.test(accentColor) ? accentColor : neutral;

/** How phones lay the app out: by their own width, unless it says more. */
export const viewportTag = ({ viewport }: { viewport?: string | null }): string =>
  `<meta name="viewport" content="${escapeHtml(viewport ?? 'width=device-width, initial-scale=1')}">`;

/** The app's initial on its own colour. */
export function appIcon(title: string, color: string, radius = 6): string {
  const initial = escapeHtml([...title.trim()][0]?.toUpperCase() ?? 'A');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${escapeHtml(color)}"/><text x="16" y="22" font-family="system-ui,sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="#fff">${initial}</text></svg>`;
}
