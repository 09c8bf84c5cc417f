import { normalisePath } from '../files/paths.ts';
import { removesFile } from './action-types.ts';
import { applyEdits } from './apply-edits.ts';
import type { Action } from './reply.ts';

/** A file as an action found it and as it left it. */
export type FileAround = { before: string; after: string };

/**
 * What an action that edits a file did to it: the actions before it are applied to `files`, which is the app before the
 * reply, and then the action itself. Null when that cannot be said: the file is not there, or its text is not what the
 * edits search for, since it was changed in another way meanwhile.
 */
export function fileAroundAction(
  files: ReadonlyMap<string, string>,
  actions: readonly Action[],
  { index, isRefused }: { index: number; isRefused: (index: number) => boolean },
): FileAround | null {
  const action = actions[index];
  const path = action && pathOf(action);
  if (!path || action.edits.length === 0) return null;
  let text = files.get(path) ?? null;
  for (const earlier of actions.slice(0, index)) {
    if (isRefused(earlier.index) || pathOf(earlier) !== path) continue;
    text = textAfter(earlier, text);
  }
  const after = textAfter(action, text);
  return text === null || after === null ? null : { before: text, after };
}

function textAfter(action: Action, text: string | null): string | null {
  if (removesFile(action.type)) return null;
  if (action.edits.length === 0) return action.content;
  const applied = text === null ? null : applyEdits(text, action.edits, { isJson: action.file.endsWith('.json') });
  return applied?.ok ? applied.content : null;
}

function pathOf({ file }: Action): string | null {
  const normalised = normalisePath(file);
  return normalised.ok ? normalised.path : null;
}
