import { readAppSettings } from '@whittle/domain/apps/app-settings';
import { mainPageOf, resolvePage } from '@whittle/domain/publishing/resolve-page';
import { findTools, type FoundTool } from '@whittle/domain/tools/find-tools';
import { editAction, fileAction, group, harmless } from '../action-text.ts';
import { lineEdits } from '../follow-up/line-edits.ts';
import { listInWords } from '../plan/names.ts';
import { plainWish } from './plain-wish.ts';

const wishes = [
  /^(?:please\s+)?(?:put|show|place|add|embed|include|display|use|insert)\s+(?:the|my|our|this|an?)\s+(.+?)\s+(?:on(?:to)?|in(?:to)?|at)\s+(?:the\s+|my\s+|our\s+)?(.+?)(?:\s+page)?[.!]?$/i,
  /^(?:bitte\s+)?(?:zeige?|setze?|stelle?|lege?|füge?|baue?)\s+(?:bitte\s+)?(?:das|den|die|mein(?:e|en)?|unser(?:e|en)?)\s+(.+?)\s+(?:auf|in)\s+(?:der|die|das|dem)\s+(.+?)(?:\s+(?:an|ein|dar))?[.!]?$/i,
];
const tool = /^(?:(?:AI|KI)[ -]?)?(?:tool|werkzeug)$/i;
const home = /^(?:home(?:page)?|start(?:page|seite)?|main|front|first|landing|hauptseite|startseite)$/i;
const pageFile = /^pages\/(.+)\.(?:jsx|tsx|js)$/;

const nameOf = (words: string): string =>
  words
    .replace(/^["“'](.*)["”']$/, '$1')
    .replace(/[\s-]*(?:(?:AI|KI)[ -]?)?(?:tool|werkzeug)$/i, '')
    .replace(/^(?:(?:AI|KI)[ -]?)?(?:tool|werkzeug)\s+/i, '')
    .trim()
    .toLowerCase();

const keyOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The answer to "put the meal plan tool on the home page": the tool as a part of that page. Null for any other wish. */
export function placeTool(message: string, files: ReadonlyMap<string, string>): string | null {
  const [, words = '', where = ''] = wishes.map((wish) => wish.exec(plainWish(message))).find(Boolean) ?? [];
  if (words === '') return null;
  const { tools } = findTools(files);
  const named = tools.find((one) => [one.path, one.tool.title].map(keyOf).includes(keyOf(nameOf(words))));
  // In an app that keeps a list of tools they are meant, as long as there is no AI tool.
  const saysTool =
    tools.length > 0 ? /\b(?:tool|werkzeug)$/i.test(words) : /\b(?:AI|KI)[ -]?(?:tool|werkzeug)$/i.test(words);
  if (!named && !saysTool) return null;
  const found = named ?? (tool.test(words.trim()) && tools.length === 1 ? tools[0] : undefined);
  if (!found) return tools.length === 0 ? noTools : `Which AI tool? This app has ${titlesOf(tools)}.`;

  const paths = [...files.keys()].filter((path) => pageFile.test(path));
  const pages = paths.map((path) => pageFile.exec(path)![1]!);
  const { mainPage = null } = readAppSettings(files);
  const page = home.test(where.trim())
    ? mainPageOf({ pages, mainPage })
    : resolvePage({ appId: '', slug: '', pages, mainPage }, `/${where.trim().replaceAll(' ', '')}`);
  const path = paths[pages.indexOf(page ?? '')];
  if (path === undefined) return `There is no page “${harmless(where)}”. The pages are ${listInWords(pages)}.`;
  return placed(found, path, files.get(path)!);
}

const titlesOf = (tools: readonly FoundTool[]): string =>
  listInWords(tools.map((one) => `“${harmless(one.tool.title)}”`));

const noTools = 'This app has no AI tool yet. Ask for one first: “add an AI tool that …”.';

function placed({ path: toolPath, tool: { title } }: FoundTool, page: string, before: string): string {
  const name = harmless(title);
  const part = `<Tool path="${toolPath}" />`;
  if (before.includes(part)) return `“${name}” is on this page already.`;
  const after = withPart(before.trimEnd(), part);
  if (after === null)
    return `I could not find the end of this page. Write these two lines into ${harmless(page)} where the tool belongs:\n\n    import { Tool } from '@/components/ui/tool';\n    ${part}`;
  const edits = lineEdits(before.trimEnd(), after);
  const action = edits
    ? editAction('edit_file', page, `${name} on the page`, edits)
    : fileAction('edit_file', page, `${name} on the page`, after);
  return [
    `**${name}** is on the page now, with its form and its result. Visitors of the published app see it once the tool is active.`,
    group(`${name} on the page`, [action]),
  ].join('\n\n');
}

/** The page with the part as the last thing in what it shows; null for one that is written in another way. */
function withPart(source: string, part: string): string | null {
  const body = source.indexOf('export default function');
  const end = /\n( +)<\/[\w.]*>\n +\);\n\}/.exec(source.slice(Math.max(body, 0)));
  const imports = [...source.matchAll(/^import .* from '[^']+';$/gm)].at(-1);
  if (body === -1 || !end || !imports || imports.index > body) return null;
  const at = body + end.index;
  const line = `\n${end[1]}  ${part}`;
  const placedPart = source.slice(0, at) + line + source.slice(at);
  if (/from '@\/components\/ui\/tool'/.test(source)) return placedPart;
  const importEnd = imports.index + imports[0].length;
  return `${placedPart.slice(0, importEnd)}\nimport { Tool } from '@/components/ui/tool';${placedPart.slice(importEnd)}`;
}
