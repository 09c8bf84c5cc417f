import type { ReactNode } from 'react';
import type { SortValue } from '../lib/sort-rows.ts';

export interface DataTableColumn<Row> {
  key: string;
  header: string;
  /** What the cell shows; the row's own value under `key` when left out. */
  cell?: (row: Row) => ReactNode;
  /** What sorting compares; the row's own value under `key` when left out. */
  sortValue?: (row: Row) => SortValue;
  isSortable?: boolean;
  /** `end` for numbers and money: right-aligned, figures of one width. */
  align?: 'start' | 'end';
  /** Names the row: carries its link, and becomes its heading on phones. The first column unless said. */
  isPrimary?: boolean;
  /** In a narrow place: a labelled line, beside the row's name, or left out. The only `end` column of money stands beside it. */
  onPhone?: 'label' | 'aside' | 'hidden';
  className?: string;
}
