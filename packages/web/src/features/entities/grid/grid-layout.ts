import { addColumnId, columnWidths } from '@whittle/domain/entities/grid/columns';
import type { PlacedColumn } from './use-columns.ts';

/** GRID-06: rows that a finger has to hit are as high as all its targets. */
export const rowHeightPx = 40;
export const touchRowHeightPx = 44;
export const gridHeightPx = 480;
/** Browsers cannot scroll further than some millions of px. */
export const maxGridRows = 400_000;

/** A column that holds no data. */
export type EdgeColumn = 'tick' | typeof addColumnId | 'actions';
export const edgeWidths: Record<EdgeColumn, number> = {
  tick: columnWidths.selection,
  [addColumnId]: columnWidths.add,
  actions: columnWidths.actions,
};

/** Which columns stand where: data columns have the indexes from 1 on, pinned ones first. */
export type GridLayout = {
  rowHeight: number;
  pinned: readonly PlacedColumn[];
  center: readonly PlacedColumn[];
  /** Left edge of each column of `center`, from where the pinned ones end, in px. */
  centerStarts: readonly number[];
  /** Left edge of each pinned column in the view, in px. */
  pinnedStarts: readonly number[];
  pinnedWidth: number;
  centerWidth: number;
  totalWidth: number;
  /** Number of all columns. */
  columns: number;
  lastData: number;
};

export function gridLayout(
  pinned: readonly PlacedColumn[],
  center: readonly PlacedColumn[],
  rowHeight = rowHeightPx,
): GridLayout {
  const centerStarts: number[] = [];
  let centerWidth = 0;
  for (const { width } of center) {
    centerStarts.push(centerWidth);
    centerWidth += width;
  }
  const pinnedStarts: number[] = [];
  let pinnedWidth = edgeWidths.tick;
  for (const { width } of pinned) {
    pinnedStarts.push(pinnedWidth);
    pinnedWidth += width;
  }
  const lastData = pinned.length + center.length;
  return {
    rowHeight,
    pinned,
    center,
    centerStarts,
    pinnedStarts,
    pinnedWidth,
    centerWidth,
    totalWidth: pinnedWidth + centerWidth + edgeWidths[addColumnId] + edgeWidths.actions,
    columns: lastData + 3,
    lastData,
  };
}

/** The data column at an index of the grid. */
export function columnAt({ pinned, center, lastData }: GridLayout, index: number): PlacedColumn | undefined {
  if (index < 1 || index > lastData) return undefined;
  return index <= pinned.length ? pinned[index - 1] : center[index - 1 - pinned.length];
}
