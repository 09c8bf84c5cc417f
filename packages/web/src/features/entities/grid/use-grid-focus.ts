import { type GridBounds, type GridPlace, type GridRange, clampPlace } from '@whittle/domain/entities/grid/keys';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The marked cells of a grid, and the browser's focus on the cell where the keyboard is (one tab stop for the grid). */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  bounds: GridBounds,
  reveal: (place: GridPlace) => void,
) {
  const [wanted, setRange] = useState<GridRange>({ anchor: { row: 0, column: 1 }, focus: { row: 0, column: 1 } });
  const range = { anchor: clampPlace(wanted.anchor, bounds), focus: clampPlace(wanted.focus, bounds) };
  const takesFocus = useRef(false);

  /** Marks cells, brings them into view and gives them the focus. */
  const go = useCallback(
    (next: GridRange) => {
      takesFocus.current = true;
      reveal(next.focus);
      setRange(next);
    },
    [reveal],
  );
  const goTo = useCallback((place: GridPlace) => go({ anchor: place, focus: place }), [go]);

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    const { row, column } = range.focus;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return;
    takesFocus.current = false;
    if (!cell.contains(document.activeElement)) cell.focus({ preventScroll: true });
  });

  return { range, go, goTo, setRange };
}

/** The cell that an event happened in. */
export function placeOf(target: EventTarget | null): GridPlace | null {
  const cell = (target as Element | null)?.closest<HTMLElement>('[data-row][data-column]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}
