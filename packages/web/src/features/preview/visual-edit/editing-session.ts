import { limits } from '@whittle/contract/limits';
import type { BuilderToFrame, FrameToBuilder } from '@whittle/contract/preview';
import type { ShownEdit } from '@whittle/contract/preview-editing';
import type { ElementFacts, ElementPlace, VisualEdit } from '@whittle/contract/visual-edit';
import { ApiError, sentenceOf } from '../../../lib/api-error.ts';
import { factsAfter, type ShownEditChange, nothingShown, shownAfter, withEdit } from './pending-edits.ts';
import type { VisualEditCalls } from './visual-edit.requests.ts';

type Selected = Extract<FrameToBuilder, { type: 'element_selected' }>;

export type ChosenElement = Pick<Selected, 'selection' | 'element' | 'above' | 'copies' | 'look'> & {
  /** Null until the server has read them. */
  facts: ElementFacts | null;
  problem: string | null;
};

/** `waiting` until the assistant is done. `canRetry` is whether the change is still there to be sent again. */
export type EditingSave =
  { kind: 'idle' | 'saving' | 'saved' | 'waiting' } | { kind: 'error'; message: string; canRetry: boolean };

export type EditingState = { chosen: ChosenElement | null; save: EditingSave; canUndo: boolean; canRedo: boolean };

/** Changes of one element that are sent together. */
type Job = { selection: number; place: ElementPlace; name: string; edits: VisualEdit[]; tries: number };
/** A change that was made: the file had another text in `before` than in `after`. */
type Done = { file: string; before: string; after: string };

type Options = {
  calls: VisualEditCalls;
  onChange: (state: EditingState) => void;
  texts: { cannotUndo: string };
};

export const nothingChosen: EditingState = { chosen: null, save: { kind: 'idle' }, canUndo: false, canRedo: false };

/** The page may still run the code before the newest change; then its next picture brings the right place. */
const mostTries = 3;

/**
 * Changes elements on the page: shows each change at once, sends those of a burst together and keeps them until the server
 * has them. Rules: VIS-06 to VIS-09.
 */
export function createEditingSession({ calls, onChange, texts }: Options) {
  let send: (order: BuilderToFrame) => void = () => {};
  const tell = (order: BuilderToFrame) => send(order);
  let chosen: ChosenElement | null = null;
  let place: ElementPlace | null = null;
  let factsVersion = '';
  let shown: ShownEdit = nothingShown;
  let jobs: Job[] = [];
  let isSending = false;
  let running: Promise<void> = Promise.resolve();
  let isHeld = false;
  let save: EditingSave = { kind: 'idle' };
  let done: Done[] = [];
  let undone: Done[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedTimer: ReturnType<typeof setTimeout> | undefined;
  let reading = 0;

  const emit = () =>
    onChange({ chosen, save, canUndo: done.length > 0 || jobs.length > 0, canRedo: undone.length > 0 });
  const setSave = (next: EditingSave) => {
    clearTimeout(savedTimer);
    save = next;
    if (next.kind === 'saved') savedTimer = setTimeout(() => setSave({ kind: 'idle' }), limits.visualSavedShownMs);
    emit();
  };
  const setFacts = (facts: ElementFacts | null, problem: string | null = null) => {
    if (chosen) chosen = { ...chosen, facts, problem };
    emit();
  };

  const readFacts = async () => {
    if (!place) return;
    const asked = place;
    const mine = (reading += 1);
    try {
      const facts = await calls.read(asked);
      if (mine !== reading || jobs.length > 0) return;
      factsVersion = asked.versionId;
      setFacts(facts);
    } catch (error) {
      if (mine === reading) setFacts(null, sentenceOf(error));
    }
  };

  /** Once the page runs the code with the changes, it needs no help to show them. */
  const settle = (versionId: string | null) => {
    if (shown === nothingShown || jobs.length > 0 || versionId === null || versionId < factsVersion) return;
    shown = nothingShown;
    tell({ type: 'end_edit', isKept: true });
  };

  const takeBack = () => {
    shown = nothingShown;
    tell({ type: 'end_edit', isKept: false });
  };

  const run = (): Promise<void> => {
    clearTimeout(timer);
    if (!isSending) running = sendFirst();
    return running;
  };

  const sendFirst = async (): Promise<void> => {
    const job = jobs[0];
    if (!job) return;
    if (isHeld) return setSave({ kind: 'waiting' });
    isSending = true;
    const sent = job.edits;
    job.edits = [];
    const current = chosen?.selection === job.selection && place ? place : job.place;
    setSave({ kind: 'saving' });
    try {
      const answer = await calls.edit({ ...current, name: job.name, edits: sent });
      isSending = false;
      const { versionId, previousVersionId, file, element } = answer;
      if (versionId !== previousVersionId) {
        done = [...done, { file, before: previousVersionId, after: versionId }];
        undone = [];
      }
      job.tries = 0;
      job.place = { ...current, versionId };
      if (job.edits.length === 0) jobs = jobs.filter((one) => one !== job);
      if (chosen?.selection === job.selection && place) {
        place = { ...place, versionId };
        factsVersion = versionId;
        if (!element) tell({ type: 'select_element', to: 'none', steps: 1 });
        if (element) chosen = { ...chosen, facts: job.edits.reduce(factsAfter, element), problem: null };
      }
      if (jobs.length > 0) return schedule();
      setSave({ kind: 'saved' });
    } catch (error) {
      isSending = false;
      job.edits = job.edits.reduce(withEdit, sent);
      fail(job, current, error);
    }
  };

  const fail = (job: Job, tried: ElementPlace, error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'turn-running') {
      // Unless the end of the turn is waited for, it may be over by now.
      if (!isHeld) schedule(limits.codeRetryMs);
      return setSave({ kind: 'waiting' });
    }
    job.tries += 1;
    if (code === 'file-changed' && job.tries < mostTries) {
      // News of the page bring its place in the newest code; they may have come meanwhile.
      if (chosen?.selection === job.selection && place && place.versionId !== tried.versionId) return void run();
      timer = setTimeout(() => void run(), 1_000 * job.tries);
      return;
    }
    if (error instanceof ApiError && error.status < 500) {
      jobs = jobs.filter((one) => one !== job);
      if (chosen?.selection === job.selection) {
        takeBack();
        void readFacts();
      }
      setSave({ kind: 'error', message: error.message, canRetry: false });
      if (jobs.length > 0) schedule();
      return;
    }
    setSave({ kind: 'error', message: sentenceOf(error), canRetry: true });
  };

  const schedule = (delayMs: number = limits.visualBurstMs) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delayMs);
  };

  const step = async (from: Done[], isUndo: boolean): Promise<void> => {
    const last = from.at(-1);
    if (!last || isSending || isHeld) return;
    isSending = true;
    setSave({ kind: 'saving' });
    try {
      const { versionId } = await calls.undo({ file: last.file, from: last.after, to: last.before });
      // To make it again is to take back what took it back.
      const back = { file: last.file, before: last.after, after: versionId };
      if (isUndo) [done, undone] = [done.slice(0, -1), [...undone, back]];
      else [done, undone] = [[...done, back], undone.slice(0, -1)];
      // The page may never run the code that is taken back, and would keep what it was made to show of it.
      if (shown !== nothingShown) takeBack();
      setSave({ kind: 'saved' });
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'file-changed';
      if (isGone && isUndo) done = done.slice(0, -1);
      if (isGone && !isUndo) undone = undone.slice(0, -1);
      setSave({ kind: 'error', message: isGone ? texts.cannotUndo : sentenceOf(error), canRetry: false });
    } finally {
      isSending = false;
      if (jobs.length > 0) schedule();
    }
  };

  return {
    tell,
    /** The frame that shows the app; a new one takes the place of the last. */
    attach(next: (order: BuilderToFrame) => void) {
      send = next;
    },

    /** The frame chose an element, or drew the chosen one again. */
    choose({ selection, element, above, copies, look, versionId }: Selected) {
      const { file, line, column } = element;
      if (versionId === null || column === undefined) return;
      const isNew = chosen?.selection !== selection;
      if (isNew) {
        if (jobs.length > 0 && save.kind !== 'error') void run();
        shown = nothingShown;
        factsVersion = '';
        chosen = { selection, element, above, copies, look, facts: null, problem: null };
      } else if (chosen) chosen = { ...chosen, element, above, copies, look };
      if (isNew || !place || versionId >= place.versionId) place = { versionId, file, line, column };
      emit();
      settle(versionId);
      if (versionId > factsVersion && !jobs.some((job) => job.selection === selection)) void readFacts();
    },

    letGo() {
      if (jobs.length > 0 && save.kind !== 'error') void run();
      chosen = null;
      place = null;
      shown = nothingShown;
      reading += 1;
      emit();
    },

    /** `of` is the selection that the change is for, when it took a while: by then another element may be chosen. */
    change(looked: ShownEditChange, of?: number) {
      if (!chosen?.facts || !place || isHeld || (of !== undefined && of !== chosen.selection)) return;
      const { selection, facts } = chosen;
      shown = shownAfter(shown, facts, looked);
      tell({ type: 'show_edit', edit: shown });
      const last = jobs.at(-1);
      if (last?.selection === selection) last.edits = withEdit(last.edits, looked.edit);
      else jobs = [...jobs, { selection, place, name: facts.name, edits: [looked.edit], tries: 0 }];
      chosen = { ...chosen, facts: factsAfter(facts, looked.edit) };
      emit();
      if (!isSending) schedule(looked.edit.kind === 'delete' ? 0 : limits.visualBurstMs);
    },

    retry: () => void run(),

    /** While the assistant works, the code is its own. */
    hold(next: boolean) {
      if (isHeld === next) return;
      isHeld = next;
      if (!isHeld && jobs.length > 0) void run();
    },

    async undo() {
      // What was typed meanwhile is sent by another call.
      for (let left = 3; jobs.length > 0 && left > 0; left -= 1) await run();
      if (jobs.length === 0) await step(done, true);
    },
    redo: () => step(undone, false),

    /** What is not sent yet goes at once. */
    close() {
      void run();
      clearTimeout(savedTimer);
    },
  };
}
