import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { parseTool } from '@whittle/domain/tools/parse-tool';
import { toolPathOf } from '@whittle/domain/tools/tool-path';

export type FoundTool = { path: string; file: string; text: string; tool: ToolDocument };
export type FoundTools = { tools: FoundTool[]; unreadable: { path: string; problem: string }[] };

/** The tools among an app's files, by path. A document whose id another has already is named as unreadable. */
export function findTools(files: ReadonlyMap<string, string>): FoundTools {
  const found: FoundTools = { tools: [], unreadable: [] };
  const ids = new Set<string>();
  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = toolPathOf(file);
    if (path === null) continue;
    const read = parseTool(text);
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
