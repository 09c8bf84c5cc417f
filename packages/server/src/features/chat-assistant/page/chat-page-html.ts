import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatPageData } from '@whittle/contract/chat-assistant/chat-page';
import { runtimeFolder } from '../../../compile/load-platform.ts';
import { accentColors } from '../../../core/mail/accent-colors.ts';
import { escapeHtml, inlineCss, inlineJson } from '../../../http/inline-json.ts';

/** Where the scripts of the product's own pages lie, on the hosts of apps. */
const scriptPath = '/_whittle/tool-page/';

const css = ['tool-page/tool-page.css', 'answers/answers.css', 'chat-page/chat-page.css']
  .map((file) => readFileSync(join(runtimeFolder, 'src', file), 'utf8'))
  .join('\n');

type ChatPageHtml = {
  data: ChatPageData;
  script: string;
  /** What the script imports. */
  needs: readonly string[];
  accentColor: string | null;
};

/** The document of a chat assistant's page; the script does the rest. */
export function chatPageHtml({ data, script, needs, accentColor }: ChatPageHtml): string {
  const { accent, onAccent } = accentColors(accentColor);
  const name = escapeHtml(data.appName);
  // After the style sheet, whose dark colours would win otherwise.
  const colours = `:root,:root[data-style='dark']{--button:${accent};--on-button:${onAccent}}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>${name}</title>
<link rel="icon" href="data:,">
${[...needs, script].map((file) => `<link rel="modulepreload" href="${scriptPath}${file}">`).join('\n')}
<style>${inlineCss(css + colours)}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="chat-data">${inlineJson(data)}</script>
<script type="module" src="${scriptPath}${script}"></script>
</body>
</html>
`;
}
