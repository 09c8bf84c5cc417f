import type { AccessRequest, ActionOutcome, ToolInvocation } from '@whittle/contract/chat';
import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { TurnRepair } from '@whittle/contract/turn-checks';
import type { Action, Reply as ParsedReply } from '@whittle/domain/chat/action-stream';
import { createActionStream, partMark } from '@whittle/domain/chat/action-stream';
import { createActionApplier, type RecordInsert } from '@whittle/domain/chat/apply-actions';
import type { FileTree } from '../../../core/app-files/app-tree.ts';
import type { DraftTrees } from '../../../core/app-files/app-trees.ts';
import type { EventLog } from '../../../core/event-log/event-log.ts';
import type { LoggedReply } from '../../../core/event-log/read-turn-log.ts';
import { createTextGate } from './text-gate.ts';
import type { Turn } from './turn.ts';

/**
 * The reply of a running turn: each piece of text is logged for the windows, each action is applied to the app's head as
 * soon as it is complete, so that its file reaches the preview while the rest is still being written.
 */
export interface Reply {
  /** Resolves when the actions that the piece completed are applied and logged. */
  write(piece: string): Promise<void>;
  callTool(call: { id: string; name: string; args: Record<string, unknown> }): void;
  answerTool(id: string, result: string): void;
  /**
   * The model's output ended and a further one is to go on with it (GEN-61). Answers the action that this cut, null
   * when it ended between actions.
   */
  cut(): Promise<Action | null>;
  /** No more text comes: what is still open is truncated. */
  end(): Promise<void>;
  /** Puts files in their place that the server fixed, and says what was wrong with them. */
  fix(files: ReadonlyMap<string, string | null>, repairs: readonly TurnRepair[]): Promise<void>;
  /** Replaces what was said about an action, such as when it was asked for again. */
  revise(outcome: ActionOutcome): Promise<void>;
  readonly text: string;
  readonly parsed: ParsedReply;
  /** After `end`: the reply broke off inside an action (GEN-10). */
  readonly isTruncated: boolean;
  readonly actions: readonly Action[];
  readonly outcomes: readonly ActionOutcome[];
  readonly toolInvocations: readonly ToolInvocation[];
  /** The files as they are now; the next action changes this map. */
  readonly files: ReadonlyMap<string, string>;
  readonly repairs: readonly TurnRepair[];
  readonly hasChanges: boolean;
  /** Position of the log at which the files became what they are; previews that show it name it. */
  readonly revision: number;
  readonly accessRequests: readonly AccessRequest[];
  readonly recordInserts: readonly RecordInsert[];
}

type Deps = { turn: Pick<Turn, 'appId' | 'messageId' | 'mode'>; base: FileTree; events: EventLog; trees: DraftTrees };

/** `written` is what a process that died had logged of the reply; it is applied again and not logged twice. */
export async function createReply(
  { turn: { appId, messageId, mode }, base, events, trees }: Deps,
  written?: LoggedReply,
): Promise<Reply> {
  const stream = createActionStream();
  const applier = createActionApplier(base.files);
  const gate = createTextGate();
  const outcomes = new Map<number, ActionOutcome>();
  const tools = new Map<string, ToolInvocation>(written?.toolInvocations.map((tool) => [tool.toolCallId, tool]));
  const alreadyLogged = new Map(written?.outcomes.map((outcome) => [outcome.index, outcome]));
  const repairs: TurnRepair[] = [];
  const fixes = [...(written?.fixes ?? [])];
  let text = '';
  let hasChanges = false;
  let isEnded = false;
  let isTruncated = false;
  let applied = 0;
  let revision = base.revision;

  const log = (event: NewLiveEvent) => events.append(appId, event);
  /** Logs what changed the files, then shows them. */
  const logAndShow = async (event: NewLiveEvent) => {
    const files = new Map(applier.files);
    const logged = log(event);
    trees.expect(appId, files);
    revision = await logged;
    trees.show(appId, { versionId: base.versionId, revision, files });
  };

  async function applyClosed() {
    for (let action = stream.closedActions[applied]; action; action = stream.closedActions[applied]) {
      repeatFixes();
      applied += 1;
      // An action that the end cut off has no outcome: it was never there to apply.
      if (isEnded && action.isTruncated) continue;
      const { outcome, changed, removed } = mode === 'plan' ? leftUndone(action) : applier.apply(action);
      const known = alreadyLogged.get(outcome.index);
      outcomes.set(outcome.index, known ?? outcome);
      const isChange = changed.length > 0 || removed.length > 0;
      hasChanges ||= isChange;
      if (known) continue;
      await (isChange ? logAndShow : log)({ type: 'action-outcome', messageId, outcome });
    }
  }

  /** What the process that died had fixed before the next action. */
  function repeatFixes() {
    while (fixes[0] && fixes[0].afterActions <= applied) {
      const { files, repairs: done } = fixes.shift()!;
      applier.overwrite(files.map(({ path, content }) => [path, content]));
      repairs.push(...done);
      hasChanges = true;
    }
  }
  const append = async (piece: string) => {
    text += piece;
    stream.push(piece);
    if (stream.closedActions.length > applied) await applyClosed();
  };

  const setTool = (invocation: ToolInvocation) => {
    tools.set(invocation.toolCallId, invocation);
    log({ type: 'tool-call', messageId, invocation }).catch(() => undefined);
  };

  if (written) {
    await append(written.text);
    repeatFixes();
  }

  return {
    async write(piece) {
      const storable = gate.pass(piece);
      if (storable === '') return;
      events.appendText(appId, messageId, storable);
      await append(storable);
    },
    callTool: ({ id, name, args }) =>
      setTool({ toolName: name, toolCallId: id, state: 'call', args: { ...args, actionName: toolLabel(name, args) } }),
    answerTool(id, result) {
      const call = tools.get(id);
      if (call) setTool({ ...call, state: 'result', result: result.slice(0, toolResultMaxChars) });
    },
    async cut() {
      const known = stream.closedActions.length;
      events.appendText(appId, messageId, partMark);
      await append(partMark);
      return stream.closedActions.slice(known).find((action) => action.isTruncated) ?? null;
    },
    async end() {
      isEnded = true;
      stream.end();
      isTruncated = stream.closedActions.slice(applied).some((action) => action.isTruncated);
      await applyClosed();
    },
    async fix(files, done) {
      const changed = [...files].filter(([path, content]) => (applier.files.get(path) ?? null) !== content);
      const fixed = changed.map(([path, content]) => ({ path, content }));
      applier.overwrite(changed);
      repairs.push(...done);
      hasChanges ||= changed.length > 0;
      await logAndShow({
        type: 'files-mended',
        messageId,
        afterActions: applied,
        files: fixed,
        repairs: [...done],
      });
    },
    async revise(outcome) {
      outcomes.set(outcome.index, outcome);
      await log({ type: 'action-outcome', messageId, outcome });
    },
    get text() {
      return text;
    },
    get parsed() {
      return stream.reply;
    },
    get isTruncated() {
      return isTruncated;
    },
    get actions() {
      return stream.closedActions;
    },
    get outcomes() {
      return [...outcomes.values()];
    },
    get toolInvocations() {
      return [...tools.values()];
    },
    get files() {
      return applier.files;
    },
    get repairs() {
      return repairs;
    },
    get hasChanges() {
      return hasChanges;
    },
    get revision() {
      return revision;
    },
    get accessRequests() {
      return applier.result().accessRequests;
    },
    get recordInserts() {
      return applier.result().recordInserts;
    },
  };
}

/** In a plan the assistant only proposes (GEN-28); models that write files all the same are not followed. */
const leftUndone = ({ index, file }: Action): ReturnType<ReturnType<typeof createActionApplier>['apply']> => ({
  outcome: { index, file, ok: false, problem: 'plan', message: 'This was only planned: nothing was changed.' },
  changed: [],
  removed: [],
});

/** Answers of tools are the model's business; people see their beginning. */
const toolResultMaxChars = 2_000;

/** GEN-04: what a tool call does, in words. */
const toolLabel = (name: string, args: Record<string, unknown>): string => {
  const about = ['path', 'file', 'entity', 'query'].map((key) => args[key]).find((value) => typeof value === 'string');
  return about ? `${name.replaceAll('_', ' ')} ${about}` : name.replaceAll('_', ' ');
};
