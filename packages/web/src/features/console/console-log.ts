import { limits } from '@whittle/contract/limits';
import type { FrameToBuilder } from '@whittle/contract/preview';
import type { ConsoleEntry, NetworkEntry } from '@whittle/contract/preview-console';
import { textOf } from './value-text.ts';

/** One line of the console. `depth` counts the groups around it; `gap` lines stand for entries that were dropped. */
export type ConsoleLine =
  | { id: number; kind: 'entry'; entry: ConsoleEntry; depth: number; groupIds: readonly number[]; text: string }
  | { id: number; kind: 'gap'; dropped: number };

export type ConsoleState = {
  lines: readonly ConsoleLine[];
  calls: readonly NetworkEntry[];
  /** Lines that were thrown away because there are too many. */
  forgotten: number;
  droppedCalls: number;
  errors: number;
  warnings: number;
};

const empty: ConsoleState = { lines: [], calls: [], forgotten: 0, droppedCalls: 0, errors: 0, warnings: 0 };

export type ConsoleLog = ReturnType<typeof createConsoleLog>;

/**
 * What one app told its console and the network: two rings of bounded length, outside of React. Readers hear of changes
 * once a frame at most, however much comes in. Rules: CONS-02 to CONS-05.
 */
export function createConsoleLog(schedule: (tell: () => void) => void = onceAFrame()) {
  let state = empty;
  let groups: number[] = [];
  let lastId = 0;
  const readers = new Set<() => void>();

  const change = (next: Partial<ConsoleState>) => {
    state = { ...state, ...next };
    schedule(() => readers.forEach((reader) => reader()));
  };

  function addLines(entries: readonly ConsoleEntry[], dropped: number) {
    const lines = [...state.lines];
    let { errors, warnings, forgotten } = state;
    for (const entry of entries) {
      if (entry.kind === 'group-end') {
        groups = groups.slice(0, -1);
        continue;
      }
      if (entry.kind === 'clear') {
        lines.length = 0;
        [errors, warnings, forgotten, groups] = [0, 0, 0, []];
        continue;
      }
      const id = (lastId += 1);
      lines.push({
        id,
        kind: 'entry',
        entry,
        depth: groups.length,
        groupIds: groups,
        text: entry.values.map(textOf).join(' '),
      });
      if (entry.kind === 'group' || entry.kind === 'group-collapsed') groups = [...groups, id].slice(-20);
      if (entry.level === 'error') errors += 1;
      if (entry.level === 'warn') warnings += 1;
    }
    if (dropped > 0) addGap(lines, dropped);
    const over = Math.max(0, lines.length - limits.consoleKept);
    change({ lines: lines.slice(over), errors, warnings, forgotten: forgotten + over });
  }

  /** One gap after the other is one gap. */
  function addGap(lines: ConsoleLine[], dropped: number) {
    const last = lines.at(-1);
    if (last?.kind === 'gap') lines[lines.length - 1] = { ...last, dropped: last.dropped + dropped };
    else lines.push({ id: (lastId += 1), kind: 'gap', dropped });
  }

  function addCalls(entries: readonly NetworkEntry[], dropped: number) {
    const calls = new Map(state.calls.map((call) => [call.id, call]));
    for (const entry of entries) calls.set(entry.id, entry);
    change({ calls: [...calls.values()].slice(-limits.networkKept), droppedCalls: state.droppedCalls + dropped });
  }

  function clear() {
    groups = [];
    change(empty);
  }

  return {
    read: () => state,
    subscribe(reader: () => void) {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    /** Takes what belongs to the console out of the messages of the frame. */
    take(message: FrameToBuilder) {
      if (message.type === 'console_entries') addLines(message.entries, message.dropped);
      if (message.type === 'network_entries') addCalls(message.entries, message.dropped);
    },
    clear,
    /** What was broken is repaired: its lines stay, and nobody is called to them any more. */
    settle: () => change({ errors: 0 }),
    /** The frame starts again; its calls are counted from one again. */
    restart(isKept: boolean) {
      if (!isKept) return clear();
      groups = [];
      change({ calls: state.calls.map((call) => ({ ...call, id: -(lastId += 1) })) });
    },
  };
}

function onceAFrame() {
  let isScheduled = false;
  return (tell: () => void) => {
    if (isScheduled) return;
    isScheduled = true;
    const run = () => {
      isScheduled = false;
      tell();
    };
    // A window that nobody sees has no frames.
    if (document.visibilityState === 'hidden') setTimeout(run, 250);
    else requestAnimationFrame(run);
  };
}
