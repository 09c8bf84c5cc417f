import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { readAppSettings } from '../apps/app-settings.ts';
import { parseTool } from './parse-tool.ts';
import { idOfPath } from './tool-ids.ts';
import { toolPathOf } from './tool-path.ts';

export type FoundTool = { path: string; file: string; text: string; tool: ToolDocument };
export type FoundTools = { tools: FoundTool[]; unreadable: { path: string; problem: string }[] };

/** The tools among an app's files, by path. A document whose id another has already is named as unreadable. */
export function findTools(files: ReadonlyMap<string, string>): FoundTools {
  const found: FoundTools = { tools: [], unreadable: [] };
  const ids = new Set<string>();
  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = toolPathOf(file);
    if (path === null) continue;
    const read = parseTool(text, idOfPath(path));
    if (!read.ok) found.unreadable.push({ path: file, problem: read.problem });
    else if (ids.has(read.tool.id))
      found.unreadable.push({ path: file, problem: 'Another tool has the same id. Give it a new one.' });
    else {
      ids.add(read.tool.id);
      found.tools.push({ path, file, text, tool: read.tool });
    }
  }
  return found;
}

/** The tool that stands for a whole app: the one that its settings name as main page, else its first. */
export function mainTool(files: ReadonlyMap<string, string>): FoundTool | null {
  const { tools } = findTools(files);
  const { mainPage } = readAppSettings(files);
  return tools.find(({ path }) => path === mainPage) ?? tools[0] ?? null;
}

/** The tool that an app is: for apps of the kind `tool` (ROUTE-02); null for every other app, and before it is made. */
export const standaloneTool = (
  { appType }: { appType: string },
  files: ReadonlyMap<string, string>,
): FoundTool | null => (appType === 'tool' ? mainTool(files) : null);
