import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { blockTypes, fieldTypes } from '@whittle/contract/tools/tool-document';

const parts = ['1-role', '2-actions', '3-app', '4-theme'];

let text: string | null = null;

/**
 * What every request begins with: the same for all apps and turns, so that providers keep it cached. The kit's own
 * reference is its last part. Its characters are those of Latin-1: a single other one doubles what each request that holds
 * it takes in memory.
 */
export function systemPrompt(): string {
  text ??= withoutAlignment([...parts.map((name) => readPart(`./prompt/${name}.md`)), readKitReference()].join('\n\n'));
  return text;
}

let toolText: string | null = null;

/** What a request to an app that is one AI tool begins with. */
export function toolSystemPrompt(): string {
  toolText ??= withoutAlignment(`${readPart('./prompt/tool-1-role.md')}\n\n${toolDocuments()}`);
  return toolText;
}

/** How the document of an AI tool is written. */
export const toolDocuments = (): string =>
  readPart('./prompt/tools.md')
    .replace('{fieldTypes}', fieldTypes.map((type) => `\`${type}\``).join(', '))
    .replace('{blockTypes}', blockTypes.map((type) => `\`${type}\``).join(', '));

const readPart = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8').trim();

/** Tables are aligned for people; a model pays for each of those spaces. */
const withoutAlignment = (markdown: string): string =>
  markdown.replace(/(?<=\|) {2,}| {2,}(?=\|)/g, ' ').replace(/-{4,}/g, '---');

/** Parts whose use the example of a whole page shows, or their props alone. */
const withoutExample = ['page-header', 'empty-state', 'load-state', 'field', 'confirm-dialog', 'stat'];

/**
 * The reference without what a model knows: the exports of parts that are shadcn's under shadcn's names; what such a part
 * has besides stands in brackets there and stays. How a part is used is not shown twice either.
 */
function readKitReference(): string {
  const reference = readFileSync(fileURLToPath(import.meta.resolve('@whittle/runtime/kit/README.md')), 'utf8');
  return reference
    .trim()
    .split(/^(?=\*\*[\w-]+\*\*)/m)
    .map((part) => (withoutExample.some((name) => part.startsWith(`**${name}**`)) ? part.replace(codeBlock, '') : part))
    .join('')
    .replace(/(?:^- [\w, -]+: .+\n)+/m, (lines) => `${shadcnParts(lines)}\n`)
    .replace("the part's name, then its exports", 'the exports that shadcn gives them');
}

const codeBlock = /```jsx\n[^]*?```\n\n/g;

const shadcnParts = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, names = '', exports = ''] = /^- ([\w, -]+): (.+)$/.exec(line) ?? [];
      const besides = [...exports.matchAll(/\([^)]*\)/g)].map(([text]) => text);
      return [names, ...besides].join(' ');
    })
    .join('; ');
