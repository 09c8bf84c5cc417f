import { useSyncExternalStore } from 'react';

/** Where the page's table may put its sorting on a phone: the open sheet of the bar above it. */
type Place = { bars: number; tables: number; slot: HTMLElement | null };

let place: Place = { bars: 0, tables: 0, slot: null };
const listeners = new Set<() => void>();

function change(next: Partial<Place>): void {
  place = { ...place, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Bars that take a table's sorting, tables that have one, and the element to put it in while the bar's sheet is open. */
export const useSortPlace = (): Place => useSyncExternalStore(subscribe, () => place);

/** An effect: one more bar, or one more table, until it is undone. */
export function takePart(as: 'bars' | 'tables'): () => void {
  change({ [as]: place[as] + 1 });
  return () => change({ [as]: place[as] - 1 });
}

/** A ref of the element in the sheet. */
export function sortSlot(slot: HTMLElement | null): void {
  change({ slot });
}
