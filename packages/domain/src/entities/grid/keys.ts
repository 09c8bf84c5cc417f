/** A place in the grid. Row -1 is the header; column 0 ticks rows, the last ones add columns and act on rows. */
export type GridPlace = { row: number; column: number };

export const isSamePlace = (a: GridPlace, b: GridPlace): boolean => a.row === b.row && a.column === b.column;

/** The marked cells: from `anchor` to `focus`, where the keyboard is. */
export type GridRange = { anchor: GridPlace; focus: GridPlace };

export type GridBounds = {
  /** Rows below the header. */
  rows: number;
  /** All columns, with those at both ends that hold no data. */
  columns: number;
  /** The last column that holds data; the first one is 1. */
  lastData: number;
  /** Rows that are in view at once. */
  pageRows: number;
};

export type Stroke = { key: string; ctrl: boolean; shift: boolean; alt: boolean };

export type GridAct =
  | { type: 'move'; range: GridRange }
  /** `text` replaces the value; null opens it as it is. */
  | { type: 'edit'; text: string | null }
  | { type: 'tick'; isRange: boolean }
  | { type: 'clear' }
  | { type: 'fill-down' }
  /** By so many px, or places. */
  | { type: 'resize'; by: number }
  | { type: 'move-column'; by: -1 | 1 }
  | { type: 'leave' };

const resizeStepPx = 10;
const arrows: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * What a key does while no cell is edited; null leaves it to the browser. Tab walks along the row and leaves the grid at
 * its ends, so that nobody is caught in it.
 */
export function gridKey(range: GridRange, stroke: Stroke, bounds: GridBounds): GridAct | null {
  const { key, ctrl, shift, alt } = stroke;
  const { focus } = range;
  const arrow = arrows[key];
  if (alt && arrow && arrow[1] !== 0) {
    return shift ? { type: 'move-column', by: arrow[1] as -1 | 1 } : { type: 'resize', by: arrow[1] * resizeStepPx };
  }
  if (alt) return null;
  const target = arrow ? stepTo(focus, arrow, ctrl, bounds) : jumpTo(focus, key, ctrl, bounds);
  if (target) return move(range, target, shift, bounds);
  if (key === 'Tab') return tab(range, shift, bounds);
  if (ctrl) {
    if (key.toLowerCase() === 'a') return { type: 'move', range: everything(bounds) };
    return key.toLowerCase() === 'd' ? { type: 'fill-down' } : null;
  }
  switch (key) {
    case 'Enter':
    case 'F2':
      return { type: 'edit', text: null };
    case ' ':
      return { type: 'tick', isRange: shift };
    case 'Delete':
    case 'Backspace':
      return { type: 'clear' };
    case 'Escape':
      return isOneCell(range) ? { type: 'leave' } : { type: 'move', range: { anchor: focus, focus } };
    default:
      return focus.row >= 0 && isTyped(key) ? { type: 'edit', text: key } : null;
  }
}

/** What a key does while a cell is edited: where the focus goes after saving, or that nothing is kept. */
export type EditAct = { type: 'save'; step: [rows: number, columns: number] } | { type: 'cancel' };

export function editKey({ key, shift, alt }: Stroke): EditAct | null {
  if (key === 'Escape') return { type: 'cancel' };
  if (key === 'Enter' && !alt) return { type: 'save', step: [shift ? -1 : 1, 0] };
  if (key === 'Tab') return { type: 'save', step: [0, shift ? -1 : 1] };
  return null;
}

/** The marked cells as first and last row and column, data columns only. */
export function rangeEdges({ anchor, focus }: GridRange, bounds: Pick<GridBounds, 'lastData'>) {
  return {
    top: Math.max(0, Math.min(anchor.row, focus.row)),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.max(1, Math.min(anchor.column, focus.column)),
    right: Math.min(bounds.lastData, Math.max(anchor.column, focus.column)),
  };
}

export const isOneCell = ({ anchor, focus }: GridRange): boolean =>
  anchor.row === focus.row && anchor.column === focus.column;

export const isInRange = (range: GridRange, { row, column }: GridPlace): boolean =>
  between(row, range.anchor.row, range.focus.row) && between(column, range.anchor.column, range.focus.column);

/** The nearest place that exists. */
export function clampPlace({ row, column }: GridPlace, { rows, columns }: GridBounds): GridPlace {
  return { row: clamp(row, -1, rows - 1), column: clamp(column, 0, columns - 1) };
}

function stepTo(from: GridPlace, [rows, columns]: [number, number], toEdge: boolean, bounds: GridBounds): GridPlace {
  if (!toEdge) return { row: from.row + rows, column: from.column + columns };
  return {
    row: rows === 0 ? from.row : rows < 0 ? 0 : bounds.rows - 1,
    column: columns === 0 ? from.column : columns < 0 ? 0 : bounds.columns - 1,
  };
}

function jumpTo(from: GridPlace, key: string, ctrl: boolean, bounds: GridBounds): GridPlace | null {
  switch (key) {
    case 'Home':
      return { row: ctrl ? 0 : from.row, column: ctrl ? 1 : 0 };
    case 'End':
      return { row: ctrl ? bounds.rows - 1 : from.row, column: bounds.columns - 1 };
    case 'PageUp':
      return { row: Math.max(from.row < 0 ? -1 : 0, from.row - bounds.pageRows), column: from.column };
    case 'PageDown':
      return { row: from.row + bounds.pageRows, column: from.column };
    default:
      return null;
  }
}

/** Ranges are of records: the header takes no part in them. */
function move({ anchor }: GridRange, target: GridPlace, extends_: boolean, bounds: GridBounds): GridAct {
  const focus = clampPlace(target, bounds);
  if (!extends_ || anchor.row < 0) return { type: 'move', range: { anchor: focus, focus } };
  return { type: 'move', range: { anchor, focus: { ...focus, row: Math.max(0, focus.row) } } };
}

function tab({ focus }: GridRange, isBack: boolean, bounds: GridBounds): GridAct | null {
  const column = focus.column + (isBack ? -1 : 1);
  if (column < 0 || column >= bounds.columns) return null;
  const place = { row: focus.row, column };
  return { type: 'move', range: { anchor: place, focus: place } };
}

const everything = ({ rows, lastData }: GridBounds): GridRange => ({
  anchor: { row: 0, column: 1 },
  focus: { row: Math.max(0, rows - 1), column: Math.max(1, lastData) },
});

const isTyped = (key: string) => [...key].length === 1;
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
