import type { ToolDetails } from '@whittle/contract/tools/calls';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { ApiError } from '../../../lib/api-error.ts';
import { isSame, mergeTools, type ToolKey } from './merge-tools.ts';

/** EDIT-20 */
const restMs = 2_000;
/** Typing that goes on without a pause of this length is undone as one. */
const burstMs = 1_000;
const undoSteps = 100;

export type Conflict = { theirs: ToolDetails; keys: ToolKey[] };
export type DraftState = {
  document: ToolDocument;
  phase: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** Why it is not saved. */
  problem: unknown;
  conflict: Conflict | null;
  canUndo: boolean;
  canRedo: boolean;
};

/** An unsaved document with what it was made on, kept where a reload finds it. */
export type KeptDraft = { document: ToolDocument; base: ToolDetails };

type Options = {
  details: ToolDetails;
  send(document: ToolDocument, base: string, options: { outlivesPage: boolean }): Promise<ToolDetails>;
  /** The tool as the server has it now. */
  read(): Promise<ToolDetails>;
  keep(draft: KeptDraft | null): void;
};
export type HowChanged = 'typing' | 'at-once';
export type ToolDraft = ReturnType<typeof createToolDraft>;

/**
 * A document being edited, and its way to the server: after a rest, one request at a time, never lost. An answer does not
 * change what is on the screen. When the file was changed elsewhere, changes of other keys are laid together, and the same
 * key waits for a person to choose (docs/decisions/076).
 */
export function createToolDraft({ details, send, read, keep }: Options) {
  let saved = details;
  let state: DraftState = {
    document: details.document,
    ...{ phase: 'saved', problem: null, conflict: null, canUndo: false, canRedo: false },
  };
  let past: ToolDocument[] = [];
  let future: ToolDocument[] = [];
  let lastTypedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> | null = null;
  let isUrgent = false;
  const listeners = new Set<() => void>();

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change, canUndo: past.length > 0, canRedo: future.length > 0 };
    for (const listener of listeners) listener();
  };
  const isDirty = () => state.document !== saved.document && !isSame(state.document, saved.document);

  const put = (document: ToolDocument, how: HowChanged) => {
    set({ document });
    if (!isDirty()) {
      clearTimeout(timer);
      keep(null);
      if (!flight && !state.conflict) set({ phase: 'saved', problem: null });
      return;
    }
    keep({ document, base: saved });
    if (state.conflict) return;
    set({ phase: flight ? 'saving' : 'waiting' });
    clearTimeout(timer);
    if (how === 'at-once') void flush();
    else timer = setTimeout(() => void flush(), restMs);
  };

  /** Sends what is not saved; resolves when it is, or is known not to be. */
  async function flush(options = { outlivesPage: false }): Promise<void> {
    clearTimeout(timer);
    isUrgent = true;
    if (flight) return flight;
    if (state.conflict || !isDirty()) return;
    flight = work(options).finally(() => {
      flight = null;
    });
    return flight;
  }

  async function work(options: { outlivesPage: boolean }): Promise<void> {
    let rebased = 0;
    while (isDirty()) {
      isUrgent = false;
      const sent = state.document;
      set({ phase: 'saving', problem: null });
      try {
        const answer = await send(sent, saved.text, options);
        saved = answer;
        if (state.document === sent) set({ document: answer.document });
      } catch (error) {
        const isChanged = error instanceof ApiError && error.code === 'file-changed';
        if (!isChanged || rebased === 3 || !(await rebase())) {
          if (!state.conflict) set({ phase: 'failed', problem: error });
          return;
        }
        rebased += 1;
        continue;
      }
      if (!isDirty()) break;
      keep({ document: state.document, base: saved });
      // What was typed meanwhile rests as long as everything else, unless somebody waits for it.
      if (!isUrgent) {
        set({ phase: 'waiting' });
        timer = setTimeout(() => void flush(), restMs);
        return;
      }
    }
    keep(null);
    set({ phase: 'saved', problem: null });
  }

  /** Lays the draft on what the server has now; false when a person has to choose, or nothing could be read. */
  async function rebase(): Promise<boolean> {
    const theirs = await read().catch(() => null);
    if (!theirs) return false;
    const { merged, conflicts } = mergeTools({
      base: saved.document,
      mine: state.document,
      theirs: theirs.document,
    });
    if (conflicts.length > 0) {
      set({ phase: 'conflict', conflict: { theirs, keys: conflicts } });
      return false;
    }
    saved = theirs;
    set({ document: merged });
    return true;
  }

  return {
    state: (): DraftState => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: (document: ToolDocument) => ToolDocument, how: HowChanged = 'typing') {
      const before = state.document;
      const document = next(before);
      if (document === before) return;
      const now = Date.now();
      if (how === 'at-once' || past.length === 0 || now - lastTypedAt > burstMs)
        past = [...past.slice(-undoSteps), before];
      lastTypedAt = how === 'typing' ? now : 0;
      future = [];
      put(document, how);
    },
    undo() {
      const before = past.at(-1);
      if (!before) return;
      past = past.slice(0, -1);
      future = [...future, state.document];
      lastTypedAt = 0;
      put(before, 'typing');
    },
    redo() {
      const after = future.at(-1);
      if (!after) return;
      future = future.slice(0, -1);
      past = [...past, state.document];
      put(after, 'typing');
    },
    flush,
    /** What another window or the assistant made of it. What is being edited here is left alone. */
    hear(details: ToolDetails) {
      if (details.text === saved.text || flight || state.conflict) return;
      if (isDirty()) return;
      saved = details;
      past = [];
      future = [];
      set({ document: details.document });
    },
    /** Goes on with a draft that was not saved before the page was left. */
    restore({ document, base }: KeptDraft) {
      const current = saved;
      saved = base;
      const { merged, conflicts } = mergeTools({ base: base.document, mine: document, theirs: current.document });
      if (conflicts.length > 0) {
        set({ document, phase: 'conflict', conflict: { theirs: current, keys: conflicts } });
        keep({ document, base });
        return;
      }
      saved = current;
      put(merged, 'at-once');
    },
    resolve(prefer: 'mine' | 'theirs') {
      const { conflict } = state;
      if (!conflict) return;
      const sides = { base: saved.document, mine: state.document, theirs: conflict.theirs.document };
      saved = conflict.theirs;
      set({ conflict: null });
      put(mergeTools(sides, prefer).merged, 'at-once');
    },
  };
}
