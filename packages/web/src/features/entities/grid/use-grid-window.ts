import type { GridPlace } from '@whittle/domain/entities/grid/keys';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import { edgeWidths, type GridLayout, gridHeightPx } from './grid-layout.ts';
import { useLatestCallback } from './stable-handlers.ts';

const overscanRows = 8;

type WindowOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  layout: GridLayout;
  /** Rows that wait above the records. */
  waiting: number;
  total: number;
  isWide: boolean;
};

/** What of the table is drawn: the rows and columns in view, a few around them, and the row that has the focus. */
export function useGridWindow({ scroller, layout, waiting, total, isWide }: WindowOptions) {
  const { center, rowHeight } = layout;
  const headHeight = rowHeight * (1 + waiting);
  const focusRowRef = useRef(0);

  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: overscanRows,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The row that has the focus stays, wherever the table is scrolled to.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      const at = focusRowRef.current - waiting;
      if (at < 0 || at >= total || seen.includes(at)) return seen;
      return at < (seen[0] ?? 0) ? [at, ...seen] : [...seen, at];
    },
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: center.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => center[index]?.width ?? 0,
    overscan: 3,
    scrollMargin: layout.pinnedWidth,
    scrollPaddingStart: layout.pinnedWidth,
    scrollPaddingEnd: isWide ? edgeWidths.actions : 0,
  });
  const widths = center.map(({ id, width }) => `${id} ${width}`).join();
  useEffect(() => columns.measure(), [columns, widths]);
  const seenColumns = columns.getVirtualItems();
  const firstCenter = seenColumns[0]?.index ?? 0;
  const lastCenter = seenColumns.at(-1)?.index ?? Math.min(center.length, 30) - 1;

  const viewRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? gridHeightPx) / rowHeight) - 1 - waiting);
  /** Brings a cell into view. */
  const reveal = useLatestCallback((place: GridPlace) => {
    focusRowRef.current = place.row;
    const record = place.row - waiting;
    if (record >= 0 && record < total) rows.scrollToIndex(record);
    const middle = place.column - 1 - layout.pinned.length;
    if (middle >= 0 && middle < center.length) columns.scrollToIndex(middle);
    else if (place.column > layout.lastData) scroller.current?.scrollTo({ left: layout.totalWidth });
  });

  return {
    headHeight,
    /** Where the keyboard is: this row is drawn wherever the table is scrolled to. */
    focusRowRef,
    items: rows.getVirtualItems(),
    firstSeen: rows.range?.startIndex ?? 0,
    lastSeen: rows.range?.endIndex ?? viewRows,
    firstCenter,
    lastCenter,
    viewRows,
    reveal,
  };
}
