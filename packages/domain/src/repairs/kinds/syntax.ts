import type { AppFacts, SourceFile } from '../app-facts.ts';
import { fixSyntax } from '../fix-syntax.ts';
import { type Edit, lineAt, type Problem } from '../problem.ts';

/** A file that the parser cannot read at all. */
export function unreadableFile({ path, code, errors, module }: SourceFile, { tools }: AppFacts): Problem[] {
  const [error] = errors;
  if (module || !error) return [];
  const fixed = fixSyntax(code, (text) => tools.parse(path, text));
  return [
    {
      kind: 'syntax',
      severity: 'error',
      file: path,
      line: lineAt(code, Math.min(error.places[0]?.start ?? code.length, code.trimEnd().length)),
      message: error.message,
      ...(fixed && { fix: { edits: [difference(path, code, fixed.code)], told: fixed.told.join(' ') } }),
    },
  ];
}

/** A fence around all of a file is valid code: a text that nobody uses. */
export function fencedFile({ path, code }: SourceFile): Problem[] {
  const fenced = /^\s*```\w*[ \t]*\n([\s\S]*?)\n```\s*$/.exec(code);
  if (!fenced) return [];
  const edit = { file: path, start: 0, end: code.length, text: `${fenced[1]!}\n` };
  const told = 'Took the markdown fence off the file.';
  const message = 'The file is a markdown fence, so nothing of it runs.';
  return [{ kind: 'syntax', severity: 'error', file: path, line: 1, message, fix: { edits: [edit], told } }];
}

/** The one piece in which two texts differ. */
function difference(file: string, before: string, after: string): Edit {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - start;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { file, start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}
