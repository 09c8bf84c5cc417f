import { readAppSettings } from '@whittle/domain/apps/app-settings';
import { escapeHtml, htmlTag } from '../../../http/inline-json.ts';
import { appIcon, themeColor, viewportTag } from '../../../core/publications/app-icon.ts';

type Page = { title: string; description: string; accentColor: string | null; files: ReadonlyMap<string, string> };

/** `index.html` of the project. */
export function indexHtml({ title, description, accentColor, files }: Page): string {
  const color = themeColor(accentColor);
  const settings = readAppSettings(files);
  const lines = [
    '<!doctype html>',
    htmlTag(settings),
    '  <head>',
    '    <meta charset="utf-8" />',
    `    ${viewportTag(settings)}`,
    `    <title>${escapeHtml(title)}</title>`,
    description && `    <meta name="description" content="${escapeHtml(description)}" />`,
    `    <meta property="og:title" content="${escapeHtml(title)}" />`,
    description && `    <meta property="og:description" content="${escapeHtml(description)}" />`,
    `    <meta name="theme-color" content="${escapeHtml(color)}" />`,
    `    <link rel="icon" href="${escapeHtml(settings.icon ?? '/icon.svg')}" />`,
    '  </head>',
    '  <body>',
    '    <div id="root"></div>',
    '    <script type="module" src="/src/main.jsx"></script>',
    '  </body>',
    '</html>',
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}

export const iconFile = ({ title, accentColor }: Page): string => `${appIcon(title, themeColor(accentColor))}\n`;
