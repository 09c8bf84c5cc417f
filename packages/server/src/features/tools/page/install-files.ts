import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { escapeHtml } from '../../../http/inline-json.ts';

const grounds = { light: '#fbfaf8', dark: '#161512', colorful: '#fbfaf8' } as const;
const marks = { light: '#006279', dark: '#6cc6dc', colorful: '#006279' } as const;
const nameOf = ({ texts, title }: ToolPage): string => texts.header || title;

/** What a telephone needs to put a tool's page on its home screen (TOOL-48). Addresses are those of the page's own host. */
export function webManifest(tool: ToolPage): string {
  const { path, texts, style, imageUrl } = tool;
  const name = nameOf(tool);
  const icon = { src: `/tool/${path}/icon.svg`, sizes: 'any', type: 'image/svg+xml' };
  return JSON.stringify({
    id: `/tool/${path}`,
    name,
    short_name: name.slice(0, 12).trim(),
    description: texts.description,
    start_url: `/tool/${path}`,
    scope: '/',
    display: 'standalone',
    background_color: style.background || grounds[style.styleName],
    theme_color: style.buttonBackgroundColor || marks[style.styleName],
    icons: [icon, { ...icon, purpose: 'maskable' }, ...(imageUrl ? [{ src: imageUrl, sizes: 'any' }] : [])],
  });
}

/** The first letter on the tool's colour, whole behind every mask. */
export function toolIcon(tool: ToolPage): string {
  const { style } = tool;
  const ground = style.buttonBackgroundColor || marks[style.styleName];
  const letter = [...nameOf(tool).trim()][0]?.toUpperCase() ?? '?';
  const ink = style.buttonTextColor || (style.styleName === 'dark' ? '#10201f' : '#ffffff');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ground}"/><text x="256" y="256" fill="${ink}" font-family="system-ui, sans-serif" font-size="260" font-weight="600" text-anchor="middle" dominant-baseline="central">${escapeHtml(letter)}</text></svg>`;
}
