import type { ActionOutcome } from '@whittle/contract/chat';
import type { Action } from '@whittle/domain/chat/action-stream';
import { mayBringRecords } from '@whittle/domain/chat/action-types';
import { normalisePath } from '@whittle/domain/files/paths';
import { fileKindTexts } from '../../../lib/file-kinds.texts.ts';
import { actionTexts as texts } from './action.texts.ts';

/** GEN-10; `refused` for an action that the server did not apply, `again` for one that the reply has once more below. */
export type ActionState = 'working' | 'done' | 'truncated' | 'refused' | 'again';

export function actionState(action: Action, outcome: ActionOutcome | undefined): ActionState {
  if (outcome?.problem === 'asked-again') return 'again';
  if (outcome?.problem === 'truncated') return 'truncated';
  if (outcome && !outcome.ok) return 'refused';
  if (action.isTruncated) return 'truncated';
  return action.isComplete ? 'done' : 'working';
}

/** What an action does in a verb, a kind and a name: "Added", "page", "Bookings". */
export type ActionWords = { verb: string; kind: string; name: string };

export function actionWords(action: Action, state: ActionState, records?: ActionOutcome['records']): ActionWords {
  const verb = texts.verbs[action.type][state === 'working' ? 'working' : state === 'done' ? 'done' : 'not'];
  if (action.type === 'import_entities' && action.entity === undefined) return { verb, kind: texts.entities, name: '' };
  if (mayBringRecords(action.type)) {
    const entity = action.entity ?? '';
    const count = records?.imported || action.recordCount;
    return { verb, kind: count === undefined ? texts.someRecords : texts.records(count), name: entity };
  }
  const path = normalisePath(action.file);
  if (!path.ok) return { verb, kind: texts.file, name: action.file };
  const namesItself = path.kind === 'layout' || path.kind === 'global-css';
  return { verb, kind: fileKindTexts[path.kind].one, name: namesItself ? '' : path.name };
}

/** How much was written so far, in characters: the new content, or the replacements. */
export function writtenChars(action: Action): number {
  return action.content.length || action.edits.reduce((sum, { replace }) => sum + replace.length, 0);
}
