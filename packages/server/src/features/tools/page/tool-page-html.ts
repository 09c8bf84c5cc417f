import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { pageColours } from '@whittle/domain/tools/page-colours';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';
import { runtimeFolder } from '../../../compile/load-platform.ts';
import { escapeHtml, inlineCss, inlineJson } from '../../../http/inline-json.ts';
import type { DrawnPage } from './draw-page.ts';

/** Where the script of the page and what it loads lie, on the hosts of apps. */
export const toolScriptPath = '/_whittle/tool-page/';

const css = ['tool-page/tool-page.css', 'answers/answers.css']
  .map((file) => readFileSync(join(runtimeFolder, 'src', file), 'utf8'))
  .join('\n');

/** A page: its data, what was drawn of them, and the file of its script. */
export type ToolPageHtml = {
  data: ToolPageData;
  drawn: DrawnPage;
  script: string;
  /** What the script imports. */
  needs: readonly string[];
  /** Says at the foot who made the page possible. */
  madeWith: string | null;
};

/** The document of a tool's page, which is whole before its script is there. */
export function toolPageHtml({ data, drawn, script, needs, madeWith }: ToolPageHtml): string {
  const { title, texts, style } = data.tool;
  const variables = Object.entries(pageColours(style))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const picture = style.backgroundImage ? `body{background-image:url(${JSON.stringify(style.backgroundImage)})}` : '';
  const name = escapeHtml(texts.header || title);
  return `<!doctype html>
<html lang="${drawn.language}" data-style="${style.styleName}"${variables && ` style="${escapeHtml(variables)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${data.isPreview ? '<meta name="robots" content="noindex">' : ''}
<title>${name}</title>
<meta name="description" content="${escapeHtml(texts.description)}">
<meta property="og:title" content="${name}">
${texts.description && `<meta property="og:description" content="${escapeHtml(texts.description)}">`}
<link rel="icon" href="${escapeHtml(iconOf(data.tool))}">
${data.tool.imageUrl && `<link rel="apple-touch-icon" href="${escapeHtml(data.tool.imageUrl)}">`}
<link rel="manifest" href="/tool/${data.tool.path}/app.webmanifest" crossorigin="use-credentials">
<meta name="theme-color" content="${escapeHtml(style.background || (style.styleName === 'dark' ? '#161512' : '#fbfaf8'))}">
${[...needs, script].map((file) => `<link rel="modulepreload" href="${toolScriptPath}${file}">`).join('\n')}
<style>${inlineCss(css + picture)}</style>
</head>
<body>
<div id="root" data-drawn="${drawn.language}">${drawn.html}</div>
${madeWith === null ? '' : `<footer class="made"><small>${escapeHtml(madeWith)}</small></footer>`}
<script type="application/json" id="tool-data">${inlineJson(data)}</script>
<script type="module" src="${toolScriptPath}${script}"></script>
</body>
</html>
`;
}

/** The tool's picture or logo, else its letter. */
const iconOf = ({ path, imageUrl, style }: ToolPage): string => imageUrl || style.logoUrl || `/tool/${path}/icon.svg`;
