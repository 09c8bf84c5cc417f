import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import type { Json } from '@whittle/domain/entities/json';
import { equalJson } from '@whittle/domain/entities/match-value';
import { ApiError } from '../../../lib/api-error.ts';

/** EDIT-20 */
const restMs = 2_000;

/** What is saved with one call. `signup` goes with the settings. */
export type DocumentName = 'details' | 'style' | 'texts' | 'settings' | 'signup';
type Values = Record<string, unknown>;
type KeyState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

/** One key that differs from what is stored, and what it was when somebody began to change it. */
export type DirtyKey = { value: unknown; base: unknown };
export type Dirty = Readonly<Record<string, DirtyKey>>;

export type KeyDraftState = {
  /** What the server has, so that a key is never shown between its change that is done and what it was before. */
  stored: AppConfiguration;
  dirty: Dirty;
  states: Readonly<Record<string, KeyState>>;
  /** What the server refuses about a key. */
  problems: Readonly<Record<string, string>>;
  /** Why nothing could be saved, where that is about no key. */
  failure: unknown;
  /** What stands elsewhere in the place of an own change. */
  theirs: Readonly<Record<string, unknown>>;
};

type Options = {
  configuration: AppConfiguration;
  send(
    document: Exclude<DocumentName, 'signup'>,
    patch: Values,
    base: Values,
    options: { outlivesPage: boolean },
  ): Promise<AppConfiguration>;
  keep(dirty: Dirty): void;
};
export type KeyDraft = ReturnType<typeof createKeyDraft>;

const isSame = (one: unknown, other: unknown) => equalJson((one ?? null) as Json, (other ?? null) as Json);
export const nameOf = (document: DocumentName, key: string) => `${document}.${key}`;
const partsOf = (name: string) => name.split('.') as [DocumentName, string];
const without = <T>(from: Readonly<Record<string, T>>, names: Iterable<string>): Record<string, T> => {
  const gone = new Set(names);
  return Object.fromEntries(Object.entries(from).filter(([name]) => !gone.has(name)));
};

/**
 * Settings being edited, key by key (EDIT-20): each key rests for itself, one request is on its way at a time, an answer
 * changes nothing that somebody is writing, and a failed save leaves every change where it was, to be sent again.
 */
export function createKeyDraft({ configuration, send, keep }: Options) {
  let state: KeyDraftState = {
    ...{ stored: configuration, dirty: {}, states: {}, problems: {}, failure: null, theirs: {} },
  };
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const ready = new Set<string>();
  const listeners = new Set<() => void>();
  let flight: Promise<void> | null = null;
  /** Heard while a save was on its way. */
  let missed: AppConfiguration | null = null;

  const set = (change: Partial<KeyDraftState>) => {
    state = { ...state, ...change };
    keep(state.dirty);
    for (const listener of listeners) listener();
  };
  const storedAt = (name: string): unknown => {
    const [document, key] = partsOf(name);
    return (state.stored[document] as Values)[key];
  };
  const stopTimer = (name: string) => {
    clearTimeout(timers.get(name));
    timers.delete(name);
  };
  const forget = (names: readonly string[]) => {
    for (const name of names) {
      stopTimer(name);
      ready.delete(name);
    }
    set({
      dirty: without(state.dirty, names),
      states: without(state.states, names),
      problems: without(state.problems, names),
      theirs: without(state.theirs, names),
    });
  };

  function put(name: string, value: unknown, how: 'typing' | 'at-once') {
    stopTimer(name);
    const { base } = state.dirty[name] ?? { base: storedAt(name) };
    if (isSame(value, storedAt(name)) && state.states[name] !== 'saving') return forget([name]);
    set({
      dirty: { ...state.dirty, [name]: { value, base } },
      states: { ...state.states, [name]: state.states[name] === 'saving' ? 'saving' : 'waiting' },
      problems: without(state.problems, [name]),
    });
    if (how === 'at-once') {
      ready.add(name);
      void pump();
    } else
      timers.set(
        name,
        setTimeout(() => {
          timers.delete(name);
          ready.add(name);
          void pump();
        }, restMs),
      );
  }

  function pump(options = { outlivesPage: false }): Promise<void> {
    flight ??= work(options).finally(() => {
      flight = null;
      if (missed) hear(missed);
    });
    return flight;
  }

  async function work(options: { outlivesPage: boolean }): Promise<void> {
    for (let names = nextNames(); names.length > 0; names = nextNames()) await sendKeys(names, options);
  }

  /** Keys of one call that have rested and wait for nobody. */
  function nextNames(): string[] {
    const waiting = [...ready].filter((name) => state.dirty[name] && state.states[name] !== 'conflict');
    const call = (name: string) => (partsOf(name)[0] === 'signup' ? 'settings' : partsOf(name)[0]);
    return waiting.filter((name) => call(name) === call(waiting[0]!));
  }

  async function sendKeys(names: readonly string[], options: { outlivesPage: boolean }): Promise<void> {
    const [document] = partsOf(names[0]!);
    const sent = Object.fromEntries(names.map((name) => [name, state.dirty[name]!]));
    const byKey = (pick: (key: DirtyKey) => unknown) =>
      Object.fromEntries(names.map((name) => [partsOf(name)[1], pick(sent[name]!)]));
    for (const name of names) ready.delete(name);
    set({ states: { ...state.states, ...Object.fromEntries(names.map((name) => [name, 'saving'])) }, failure: null });
    try {
      const stored = await send(
        document === 'signup' ? 'settings' : document,
        byKey(({ value }) => value),
        byKey(({ base }) => base),
        options,
      );
      take(stored);
      settle(names, sent);
    } catch (error) {
      restore(names, sent, error);
    }
  }

  /** The answer of a save is newer than what was read while it was on its way. */
  function take(stored: AppConfiguration) {
    missed = null;
    set({ stored });
  }

  /** What was typed while it was on its way stays, and counts from what is stored now. */
  function settle(names: readonly string[], sent: Dirty) {
    const done = names.filter((name) => isSame(state.dirty[name]?.value, sent[name]!.value));
    const open = names.filter((name) => !done.includes(name));
    const rebased = Object.fromEntries(
      open.map((name) => [name, { value: state.dirty[name]!.value, base: storedAt(name) }]),
    );
    set({
      dirty: { ...state.dirty, ...rebased },
      states: { ...state.states, ...Object.fromEntries(open.map((name) => [name, 'waiting'])) },
    });
    forget(done);
  }

  function restore(names: readonly string[], sent: Dirty, error: unknown) {
    if (error instanceof ApiError && error.code === 'settings-changed') {
      const { keys = [], configuration: now } = error.extra as { keys?: string[]; configuration?: AppConfiguration };
      if (now) take(now);
      const stale = names.filter((name) => keys.includes(partsOf(name)[1]));
      settle(
        names.filter((name) => !stale.includes(name)),
        sent,
      );
      set({
        states: { ...state.states, ...Object.fromEntries(stale.map((name) => [name, 'conflict'])) },
        theirs: { ...state.theirs, ...Object.fromEntries(stale.map((name) => [name, storedAt(name)])) },
      });
      return;
    }
    const fields = error instanceof ApiError ? error.fields : {};
    const problems = names.flatMap((name) => {
      const [, key] = partsOf(name);
      const field = Object.keys(fields).find((one) => one.endsWith(`.${key}`) || one.includes(`.${key}.`));
      return field ? [[name, fields[field]!] as const] : [];
    });
    // The other keys of a refused call are right, so they go once more without those that are not.
    const refused = new Set(problems.map(([name]) => name));
    const others = names.filter((name) => !refused.has(name));
    set({
      states: { ...state.states, ...Object.fromEntries(names.map((name) => [name, 'failed'])) },
      problems: { ...state.problems, ...Object.fromEntries(problems) },
      failure: refused.size > 0 ? state.failure : error,
    });
    if (refused.size > 0) for (const name of others) ready.add(name);
  }

  function hear(now: AppConfiguration) {
    missed = flight ? now : null;
    if (flight) return;
    set({ stored: now });
    forget(Object.keys(state.dirty).filter((name) => isSame(state.dirty[name]!.value, storedAt(name))));
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (document: DocumentName, key: string, value: unknown, how: 'typing' | 'at-once' = 'typing') =>
      put(nameOf(document, key), value, how),

    /** Sends everything that is not saved, also what failed before. */
    async flush(options = { outlivesPage: false }): Promise<void> {
      for (const name of Object.keys(state.dirty)) {
        stopTimer(name);
        if (!(name in state.problems)) ready.add(name);
      }
      await flight;
      await pump(options);
    },

    /** What the server has by now: another window, the chat or a restore changed it. Own changes stay. */
    hear,

    /** Takes up what a window left unsaved. */
    restore(kept: Dirty) {
      for (const [name, { value, base }] of Object.entries(kept)) {
        if (name in state.dirty || isSame(value, storedAt(name))) continue;
        set({ dirty: { ...state.dirty, [name]: { value, base } }, states: { ...state.states, [name]: 'waiting' } });
        ready.add(name);
      }
      void pump();
    },

    resolve(name: string, choice: 'mine' | 'theirs') {
      const key = state.dirty[name];
      if (!key) return;
      if (choice === 'theirs') return forget([name]);
      set({
        dirty: { ...state.dirty, [name]: { ...key, base: storedAt(name) } },
        states: { ...state.states, [name]: 'waiting' },
        theirs: without(state.theirs, [name]),
      });
      ready.add(name);
      void pump();
    },
  };
}
