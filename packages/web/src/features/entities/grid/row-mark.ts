import {
  type GridBounds,
  type GridRange,
  isInRange,
  isSamePlace,
  rangeEdges,
} from '@whittle/domain/entities/grid/keys';

const noMark = { markLeft: null, markRight: null };

/** The columns between which a row is marked as part of the chosen range; a single cell shows its focus instead. */
export function rowMark(range: GridRange, row: number, bounds: GridBounds) {
  const isOne = isSamePlace(range.anchor, range.focus);
  if (isOne || !isInRange(range, { row, column: range.focus.column })) return noMark;
  const { left, right } = rangeEdges(range, bounds);
  return { markLeft: left, markRight: right };
}
