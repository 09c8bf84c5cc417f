import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { KeyCombination } from './key-combination.ts';

/** Something a person can do where they are: found by its name in the palette, or by its keys everywhere. */
export type Command = {
  /** Told apart from the others by it. */
  id: string;
  title: string;
  group: string;
  icon?: ReactNode;
  keys?: KeyCombination;
  /** Other words it is found by. */
  alias?: string[];
  /** Also has its place in the rail of the builder. */
  isInRail?: boolean;
  run: () => void;
};

type Source = { current: readonly Command[] };

const sources = new Set<Source>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function tell(): void {
  all = [...sources].flatMap(({ current }) => current);
  for (const listener of listeners) listener();
}

/** Offers commands as long as the component is there. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const source: Source = { current: commands };
    sources.add(source);
    tell();
    return () => {
      sources.delete(source);
      tell();
    };
  }, [commands]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What can be done at this moment. */
export const useOfferedCommands = (): readonly Command[] => useSyncExternalStore(subscribe, offeredCommands);

export function offeredCommands(): readonly Command[] {
  return all;
}
