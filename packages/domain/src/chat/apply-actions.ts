import type { AccessRequest, ActionOutcome } from '@whittle/contract/chat';
import { limits } from '@whittle/contract/limits';
import { declaredAccess } from './apply-entity.ts';
import { type ActionPlan, planAction, type Refused, type Tree } from './plan-action.ts';
import type { RecordInsert } from './read-records.ts';
import type { Action } from './reply.ts';

export type { ActionProblem } from './plan-action.ts';
export type { RecordInsert } from './read-records.ts';

/** What one action did to the files. A refused action changes nothing. */
export type AppliedAction = { outcome: ActionOutcome; changed: string[]; removed: string[] };

/** `changed` and `removed` compare `files` with what they were before the first action. */
export type AppliedActions = {
  files: Map<string, string>;
  outcomes: ActionOutcome[];
  changed: string[];
  removed: string[];
  accessRequests: AccessRequest[];
  recordInserts: RecordInsert[];
};

/** Applies actions one by one, as a reply completes them. */
export interface ActionApplier {
  apply(action: Action): AppliedAction;
  /** Puts files in their place as they are, such as after a repair; without content a file is removed. */
  overwrite(files: Iterable<readonly [path: string, content: string | null]>): void;
  /** The files as they are now; the next `apply` changes this map. */
  readonly files: ReadonlyMap<string, string>;
  result(): AppliedActions;
}

/** Applies the actions of a reply in order. Incomplete ones are refused as truncated. The given files stay as they are. */
export function applyActions(files: ReadonlyMap<string, string>, actions: readonly Action[]): AppliedActions {
  const applier = createActionApplier(files);
  for (const action of actions) applier.apply(action);
  return applier.result();
}

export function createActionApplier(before: ReadonlyMap<string, string>): ActionApplier {
  const files = new Map(before);
  const outcomes: ActionOutcome[] = [];
  const requests = new Map<string, AccessRequest>();
  const recordInserts: RecordInsert[] = [];
  const entityText = (entity: string) => {
    const path = `entities/${entity}.json`;
    return files.get(path) ?? before.get(path);
  };
  const tree: Tree = { files, entityText, accessOf: (entity) => declaredAccess(entityText(entity)) };

  const commit = (plan: Extract<ActionPlan, { ok: true }>) => {
    for (const path of plan.removes) files.delete(path);
    for (const [path, content] of plan.writes) {
      if (files.get(path) !== content) files.set(path, content);
    }
    for (const [entity, request] of plan.accessRequests) {
      if (request) requests.set(entity, request);
      else requests.delete(entity);
    }
    if (plan.recordInsert) recordInserts.push(plan.recordInsert);
  };

  return {
    files,
    apply(action) {
      const planned = planAction(tree, action);
      const plan = planned.ok ? (tooMuch(files, planned) ?? planned) : planned;
      const file = plan.ok ? ([...plan.writes.keys(), ...plan.removes][0] ?? action.file) : action.file;
      const base = { index: action.index, file };
      if (!plan.ok) {
        const outcome = { ...base, ok: false, problem: plan.problem, message: plan.message };
        outcomes.push(outcome);
        return { outcome, changed: [], removed: [] };
      }
      const changed = [...plan.writes].filter(([path, content]) => files.get(path) !== content).map(([path]) => path);
      const removed = plan.removes.filter((path) => !plan.writes.has(path));
      commit(plan);
      const outcome = { ...base, ok: true, ...(plan.note && { message: plan.note }) };
      outcomes.push(outcome);
      return { outcome, changed, removed };
    },
    overwrite(fixed) {
      for (const [path, content] of fixed) {
        if (content === null) files.delete(path);
        else files.set(path, content);
      }
    },
    result: () => ({
      files: new Map(files),
      outcomes: [...outcomes],
      changed: [...files].filter(([path, content]) => before.get(path) !== content).map(([path]) => path),
      removed: [...before.keys()].filter((path) => !files.has(path)),
      accessRequests: [...requests.values()].filter(({ entity }) => files.has(`entities/${entity}.json`)),
      recordInserts: [...recordInserts],
    }),
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The limits of an app's files, checked before anything of the action is applied. */
function tooMuch(files: ReadonlyMap<string, string>, plan: Extract<ActionPlan, { ok: true }>): Refused | null {
  for (const [path, content] of plan.writes) {
    if (content.length * 3 > limits.fileMaxBytes && bytesOf(content) > limits.fileMaxBytes)
      return { ok: false, problem: 'too-big', message: `${path} is larger than ${limits.fileMaxBytes / 1e6} MB.` };
  }
  const added = [...plan.writes.keys()].filter((path) => !files.has(path)).length;
  if (added > 0 && files.size + added - plan.removes.length > limits.appMaxFiles)
    return { ok: false, problem: 'too-many-files', message: `An app has at most ${limits.appMaxFiles} files.` };
  const chars = [...files.values()].reduce((sum, text) => sum + text.length, 0);
  const addedChars = [...plan.writes.values()].reduce((sum, text) => sum + text.length, 0);
  if (plan.writes.size > 0 && chars + addedChars > limits.appMaxBytes)
    return {
      ok: false,
      problem: 'too-big',
      message: `The files of an app take at most ${limits.appMaxBytes / 1e6} MB.`,
    };
  return null;
}
