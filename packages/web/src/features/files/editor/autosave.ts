import { limits } from '@whittle/contract/limits';

/** FILE-06, and what else can become of typed text: it waits for the assistant, or somebody else changed the file. */
export type SaveState =
  { kind: 'idle' | 'waiting' | 'saving' | 'saved' | 'conflict' } | { kind: 'error'; message: string };

/** Text that is not saved yet, and what it was typed over; null when that file is gone. */
export type Draft = { base: string | null; text: string };

/** `isOffline`: nobody answered, so the same may go through later. */
export type SaveResult = 'saved' | 'file-changed' | 'turn-running' | { message: string; isOffline?: boolean };

/** `isUnsaved`: some of the text is nowhere but in this browser. `theirs` is the text of a conflict. */
type Now = { text: string; state: SaveState; isUnsaved: boolean; theirs: string | null };

type Options = {
  /** The file as the newest version has it, null when it has none. */
  head: string | null;
  /** What an earlier window left unsaved. */
  draft: Draft | null;
  /** Stores `text`, unless the file is not `base` any more. Never throws. */
  save(text: string, base: string | null): Promise<SaveResult>;
  /** Keeps what is unsaved beyond this window; null when nothing is. */
  keep(draft: Draft | null): void;
  onChange(now: Now): void;
};

/** Saves one file a second after the last key (FILE-07). What was typed is never dropped, whatever happens. */
export function createAutosave({ head, draft, save, keep, onChange }: Options) {
  let base = draft ? draft.base : head;
  let text = draft?.text ?? head ?? '';
  let theirs = head;
  let isHeld = false;
  let isSaving = false;
  let state: SaveState = { kind: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Saves of this window that the newest version was not seen with yet, oldest first. */
  let unseen: string[] = [];

  const isDirty = () => text !== (base ?? '');
  const tell = () => onChange({ text, state, isUnsaved: isDirty(), theirs });
  const show = (next: SaveState) => {
    state = next;
    tell();
  };

  /** What has to happen next with the text as it is. */
  const settle = (delayMs: number) => {
    clearTimeout(timer);
    keep(isDirty() ? { base, text } : null);
    if (isSaving) return;
    if (!isDirty()) return show({ kind: 'idle' });
    if (theirs !== base && (theirs ?? '') !== text) return show({ kind: 'conflict' });
    if (isHeld) return show({ kind: 'waiting' });
    show(state.kind === 'saving' || state.kind === 'saved' ? { kind: 'idle' } : state);
    timer = setTimeout(() => void run(), delayMs);
  };

  const run = async (isRetry = false): Promise<void> => {
    clearTimeout(timer);
    if (isSaving || !isDirty()) return;
    isSaving = true;
    const sent = text;
    const typedOver = base;
    // What tries again by itself leaves the sentence where it is.
    if (!isRetry) show({ kind: 'saving' });
    const result = await save(sent, base);
    isSaving = false;
    if (result === 'saved') {
      base = sent;
      // Somebody else changed the file right behind this save, and the news of that came before the answer.
      if (theirs !== typedOver && theirs !== sent) return takeHead(theirs);
      theirs = sent;
      unseen.push(sent);
      if (isDirty()) return settle(limits.codeAutosaveMs);
      keep(null);
      show({ kind: 'saved' });
      timer = setTimeout(() => show({ kind: 'idle' }), limits.codeSavedShownMs);
    } else if (result === 'file-changed') show({ kind: 'conflict' });
    else if (result === 'turn-running') {
      show({ kind: 'waiting' });
      // Unless the end of the turn is waited for, it may be over by now.
      if (!isHeld) timer = setTimeout(() => void run(), limits.codeRetryMs);
    } else {
      show({ kind: 'error', message: result.message });
      if (result.isOffline) timer = setTimeout(() => void run(true), limits.codeRetryMs);
    }
  };

  /** The file is like this now, whoever wrote it. */
  const takeHead = (content: string | null) => {
    theirs = content;
    if (isSaving) return;
    if (!isDirty() || (content ?? '') === text) {
      base = content;
      text = content ?? '';
      keep(null);
      if (state.kind !== 'saved') state = { kind: 'idle' };
      return tell();
    }
    if (content !== base) settle(0);
  };

  /** Saves now what would be saved soon; also tries again after an error. */
  const flush = () => {
    if (isDirty() && !isHeld && state.kind !== 'conflict') void run();
  };

  return {
    flush,

    get text() {
      return text;
    },

    /** Goes on with what an earlier window left. */
    start: () => settle(0),

    type(next: string) {
      if (next === text) return;
      text = next;
      settle(limits.codeAutosaveMs);
    },

    /** While the assistant works nothing is saved: what it writes is not known yet. */
    hold(next: boolean) {
      if (isHeld === next) return;
      isHeld = next;
      if (isDirty()) settle(0);
    },

    /** The newest version has the file like this now. */
    setHead(content: string | null) {
      // News of an own save may come when the next one is done already.
      const own = content === null ? -1 : unseen.lastIndexOf(content);
      const isOvertaken = own >= 0 && own < unseen.length - 1;
      unseen = isOvertaken ? unseen.slice(own + 1) : [];
      if (!isOvertaken) takeHead(content);
    },

    /** Ends a conflict: what was typed here replaces what was written elsewhere. */
    keepMine() {
      base = theirs;
      settle(0);
    },

    /** Ends a conflict: what was typed here is given up. */
    takeTheirs() {
      base = theirs;
      text = theirs ?? '';
      settle(0);
    },

    /** The text is not wanted any more, since its file is deleted here. */
    discard() {
      text = base ?? '';
      settle(0);
    },

    /** The file is closed; what is due is saved. */
    close() {
      flush();
      clearTimeout(timer);
    },
  };
}
