import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { takePart, useSortPlace } from '../lib/phone-sort.ts';
import { sortRows, type SortDirection, type SortValue } from '../lib/sort-rows.ts';
import { cn } from '../lib/utils.ts';
import type { DataTableColumn } from '../parts/table-column.ts';
import { TableRow, type StackedPlace } from '../parts/table-row.tsx';
import { SortButton, SortChoice, type TableSort } from '../parts/table-sort.tsx';
import { Button } from './button.tsx';
import { LoadingRows } from './load-state.tsx';
import { plain } from '../parts/series-props.ts';
import { say, sayWith } from '../lib/page-words.ts';

export type { DataTableColumn };

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey?: (row: Row) => string;
  defaultSort?: { key: string; direction?: SortDirection };
  onRowClick?: (row: Row) => void;
  rowHref?: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  empty?: ReactNode;
  isLoading?: boolean;
  /** Rows shown at first, and added by each "Show more". */
  pageSize?: number;
  className?: string;
}

const valueAt = (row: unknown, key: string): unknown => (row as Record<string, unknown>)[key];

/**
 * Rows that sort by their headers. With more than three columns it becomes labelled rows where it is narrower than
 * 640 px, keeping its table roles, and offers its sorting as a choice there.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey = (row) => String(valueAt(row, 'id')),
  defaultSort,
  onRowClick,
  rowHref,
  rowActions,
  empty,
  isLoading = false,
  pageSize = 200,
  className,
}: DataTableProps<Row>) {
  const [sort, setSort] = useState<TableSort | undefined>(
    defaultSort && { key: defaultSort.key, direction: defaultSort.direction ?? 'asc' },
  );
  const [limit, setLimit] = useState(pageSize);
  const { bars, slot } = useSortPlace();
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    if (!sort || !column) return rows;
    const valueOf = column.sortValue ?? ((row: Row) => valueAt(row, column.key) as SortValue);
    return sortRows(rows, valueOf, sort.direction);
  }, [rows, columns, sort]);

  const placeOf = useMemo(() => stackedPlaces(columns, rows), [columns, rows]);
  const stacks = columns.length > 3;
  const sortable = columns.filter(({ isSortable = true }) => isSortable);
  const offersSort = stacks && sortable.length > 0 && !isLoading && rows.length > 0;
  useLayoutEffect(() => (offersSort ? takePart('tables') : undefined), [offersSort]);

  if (isLoading)
    return <LoadingRows label={sayWith(`Loading ${caption.toLowerCase()}`, `${caption} wird geladen`)} rows={8} />;
  if (rows.length === 0) return <>{empty}</>;

  const toggle = (key: string) =>
    setSort((was) => ({ key, direction: was?.key === key && was.direction === 'asc' ? 'desc' : 'asc' }));

  const next = plain(Math.min(pageSize, sorted.length - limit));
  // The roles are written out because a stacked table is not laid out as one, and would lose them.
  return (
    <div data-slot="data-table" data-stacks={stacks || undefined} className={cn('@container', className)}>
      {offersSort && (
        <SortChoice
          columns={sortable}
          sort={sort}
          onSort={setSort}
          className={cn('hidden pb-2 stacked:flex', bars > 0 && 'max-sm:hidden!')}
        />
      )}
      {offersSort &&
        slot &&
        createPortal(<SortChoice columns={sortable} sort={sort} onSort={setSort} className="flex" />, slot)}
      <table role="table" className="w-full text-sm stacked:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="stacked:sr-only">
          <tr role="row" className="border-b">
            {columns.map((column) => {
              const direction = sort?.key === column.key ? sort.direction : undefined;
              return (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
                  className={cn(
                    'px-3 text-left align-bottom text-xs font-medium text-muted-foreground first:pl-0 last:pr-0',
                    column.align === 'end' && 'text-right',
                  )}
                >
                  {column.isSortable === false ? (
                    <span className="inline-flex min-h-10 items-center">{column.header}</span>
                  ) : (
                    <SortButton
                      header={column.header}
                      direction={direction}
                      isEnd={column.align === 'end'}
                      onClick={() => toggle(column.key)}
                    />
                  )}
                </th>
              );
            })}
            {rowActions && (
              <th role="columnheader" scope="col" className="w-0 pl-3">
                <span className="sr-only">{say('Actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="stacked:block">
          {sorted.slice(0, limit).map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              placeOf={placeOf}
              rowHref={rowHref}
              onRowClick={onRowClick}
              rowActions={rowActions}
            />
          ))}
        </tbody>
      </table>
      {sorted.length > limit && (
        <div className="flex items-center gap-4 border-t py-3 text-sm text-muted-foreground tabular-nums">
          <Button variant="outline" size="sm" onClick={() => setLimit(limit + pageSize)}>
            {sayWith(`Show ${next} more`, `${next} weitere anzeigen`)}
          </Button>
          <span role="status">
            {sayWith(`${plain(limit)} of ${plain(sorted.length)}`, `${plain(limit)} von ${plain(sorted.length)}`)}
          </span>
        </div>
      )}
    </div>
  );
}

/** One column names the row, at most one stands beside the name, the rest are labelled lines. */
function stackedPlaces<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
): (column: DataTableColumn<Row>) => StackedPlace {
  const name = columns.find(({ isPrimary }) => isPrimary) ?? columns[0];
  const others = columns.filter((column) => column !== name);
  const sums = others.filter((column) => column.align === 'end' && isMoney(column, rows));
  const [sum] = sums.length === 1 ? sums : [];
  const aside = others.find(({ onPhone }) => onPhone === 'aside') ?? (sum?.onPhone === undefined ? sum : undefined);
  return (column) => {
    if (column === name) return 'name';
    if (column === aside) return 'aside';
    return column.onPhone === 'hidden' ? 'hidden' : 'label';
  };
}

/** What says by its sign what it is, so that it may stand without its header: '€12.00', and no '12'. */
function isMoney<Row>({ cell }: DataTableColumn<Row>, rows: readonly Row[]): boolean {
  const texts = rows.slice(0, 20).map((row) => cell?.(row));
  return texts.some((text) => typeof text === 'string' && /\p{Sc}/u.test(text));
}
