import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sortRows, type SortDirection, type SortValue } from '../lib/sort-rows.ts';
import { cn } from '../lib/utils.ts';
import { Button } from './button.tsx';
import { LoadingRows } from './load-state.tsx';
import { NativeSelect } from './native-select.tsx';

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
  className?: string;
}

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
  const [sort, setSort] = useState<{ key: string; direction: SortDirection } | undefined>(
    defaultSort && { key: defaultSort.key, direction: defaultSort.direction ?? 'asc' },
  );
  const [limit, setLimit] = useState(pageSize);
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    if (!sort || !column) return rows;
    return sortRows(rows, column.sortValue ?? ((row) => valueAt(row, column.key) as SortValue), sort.direction);
  }, [rows, columns, sort]);

  if (isLoading) return <LoadingRows label={`Loading ${caption.toLowerCase()}`} rows={8} />;
  if (rows.length === 0) return <>{empty}</>;

  const stacks = columns.length > 3;
  const primaryKey = (columns.find(({ isPrimary }) => isPrimary) ?? columns[0])?.key;
  const sortable = columns.filter(({ isSortable = true }) => isSortable);
  const shown = sorted.slice(0, limit);
  const toggle = (key: string) =>
    setSort((was) => ({ key, direction: was?.key === key && was.direction === 'asc' ? 'desc' : 'asc' }));

  return (
    <div data-slot="data-table" data-stacks={stacks || undefined} className={cn('group/table @container', className)}>
      {stacks && sortable.length > 0 && <SortChoice columns={sortable} sort={sort} onSort={setSort} />}
      <table role="table" className="w-full text-sm @max-[40rem]:group-data-stacks/table:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="@max-[40rem]:group-data-stacks/table:sr-only">
          <tr role="row" className="border-b">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={
                  sort?.key === column.key ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined
                }
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
                    direction={sort?.key === column.key ? sort.direction : undefined}
                    isEnd={column.align === 'end'}
                    onClick={() => toggle(column.key)}
                  />
                )}
              </th>
            ))}
            {rowActions && (
              <th role="columnheader" scope="col" className="w-0 pl-3">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[40rem]:group-data-stacks/table:block">
          {shown.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cn(
                'relative border-b border-border/70 align-top last:border-b-0 @max-[40rem]:group-data-stacks/table:grid @max-[40rem]:group-data-stacks/table:gap-1 @max-[40rem]:group-data-stacks/table:py-3',
                (onRowClick || rowHref) && 'transition-colors hover:bg-muted',
                rowActions && '@max-[40rem]:group-data-stacks/table:pr-12',
              )}
            >
              {columns.map((column) => {
                const isPrimary = column.key === primaryKey;
                const content = column.cell ? column.cell(row) : toNode(valueAt(row, column.key));
                return (
                  <td
                    key={column.key}
                    role="cell"
                    className={cn(
                      'px-3 py-3 first:pl-0 last:pr-0 @max-[40rem]:group-data-stacks/table:p-0',
                      column.align === 'end' &&
                        'text-right font-figures tabular-nums @max-[40rem]:group-data-stacks/table:text-left',
                      isPrimary
                        ? 'font-medium @max-[40rem]:group-data-stacks/table:order-first @max-[40rem]:group-data-stacks/table:text-base'
                        : '@max-[40rem]:group-data-stacks/table:grid @max-[40rem]:group-data-stacks/table:grid-cols-[7.5rem_minmax(0,1fr)] @max-[40rem]:group-data-stacks/table:gap-3',
                      column.className,
                    )}
                  >
                    {!isPrimary && (
                      <span
                        aria-hidden
                        className="hidden text-muted-foreground @max-[40rem]:group-data-stacks/table:block"
                      >
                        {column.header}
                      </span>
                    )}
                    {isPrimary ? (
                      <RowLink href={rowHref?.(row)} onClick={onRowClick && (() => onRowClick(row))}>
                        {content}
                      </RowLink>
                    ) : (
                      <div className="min-w-0 break-words">{content}</div>
                    )}
                  </td>
                );
              })}
              {rowActions && (
                <td
                  role="cell"
                  className="py-1.5 pl-3 text-right @max-[40rem]:group-data-stacks/table:absolute @max-[40rem]:group-data-stacks/table:top-1 @max-[40rem]:group-data-stacks/table:right-0"
                >
                  <div className="relative z-[1] inline-flex gap-1">{rowActions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > limit && (
        <div className="flex items-center gap-4 border-t py-3 text-sm text-muted-foreground tabular-nums">
          <Button variant="outline" size="sm" onClick={() => setLimit(limit + pageSize)}>
            Show {Math.min(pageSize, sorted.length - limit).toLocaleString()} more
          </Button>
          <span role="status">
            {limit.toLocaleString()} of {sorted.length.toLocaleString()}
          </span>
        </div>
      )}
    </div>
  );
}

function toNode(value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return <span className="text-muted-foreground">–</span>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString();
  if (value instanceof Date) return value.toLocaleDateString();
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Its target covers the whole row; a pointer may hit anywhere, a keyboard finds one link or button per row. */
function RowLink({
  href,
  onClick,
  children,
}: {
  href: string | undefined;
  onClick: (() => void) | undefined;
  children: ReactNode;
}) {
  const classes = 'rounded-sm text-left break-words after:absolute after:inset-0 hover:text-link';
  if (href !== undefined)
    return (
      <Link to={href} onClick={onClick} className={classes}>
        {children}
      </Link>
    );
  if (!onClick) return <>{children}</>;
  return (
    <button type="button" onClick={onClick} className={cn(classes, 'font-medium')}>
      {children}
    </button>
  );
}

function SortButton({
  header,
  direction,
  isEnd,
  onClick,
}: {
  header: string;
  direction: SortDirection | undefined;
  isEnd: boolean;
  onClick: () => void;
}) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn(
        'group/sort inline-flex min-h-10 items-center gap-1 rounded-sm whitespace-nowrap hover:text-foreground',
        direction && 'text-foreground',
        isEnd && 'flex-row-reverse',
      )}
    >
      {header}
      <Icon
        aria-hidden
        className={cn(
          'size-3.5 shrink-0',
          !direction &&
            'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 pointer-coarse:opacity-60',
        )}
      />
    </button>
  );
}

function SortChoice<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly DataTableColumn<Row>[];
  sort: { key: string; direction: SortDirection } | undefined;
  onSort: (sort: { key: string; direction: SortDirection }) => void;
}) {
  const isDescending = sort?.direction === 'desc';
  return (
    <div className="hidden items-center gap-2 pb-2 @max-[40rem]:flex">
      <NativeSelect
        aria-label="Sort by"
        className="flex-1"
        value={sort?.key ?? ''}
        onChange={(event) => onSort({ key: event.target.value, direction: sort?.direction ?? 'asc' })}
        {...(sort ? {} : { placeholder: 'Sort by' })}
        options={columns.map(({ key, header }) => ({ value: key, label: `By ${header.toLowerCase()}` }))}
      />
      <Button
        variant="outline"
        size="icon"
        disabled={!sort}
        onClick={() => sort && onSort({ key: sort.key, direction: isDescending ? 'asc' : 'desc' })}
      >
        {isDescending ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
        <span className="sr-only">{isDescending ? 'Sort ascending' : 'Sort descending'}</span>
      </Button>
    </div>
  );
}
