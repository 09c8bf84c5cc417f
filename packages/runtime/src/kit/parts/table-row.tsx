import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '../lib/utils.ts';
import type { DataTableColumn } from './table-column.ts';
import { pageLocale, say } from '../lib/page-words.ts';

/** Where a column stands when rows are stacked. */
export type StackedPlace = 'name' | 'label' | 'aside' | 'hidden';

const places: Record<StackedPlace, string> = {
  name: 'font-medium stacked:order-first stacked:text-base',
  aside: 'stacked:order-first stacked:text-right stacked:text-base',
  label: 'stacked:col-span-2 stacked:grid stacked:grid-cols-[7.5rem_minmax(0,1fr)] stacked:gap-3 stacked:text-left',
  hidden: 'stacked:hidden',
};

interface TableRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  placeOf: (column: DataTableColumn<Row>) => StackedPlace;
  rowHref: ((row: Row) => string) | undefined;
  onRowClick: ((row: Row) => void) | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
}

function PlainTableRow<Row>({ row, columns, placeOf, rowHref, onRowClick, rowActions }: TableRowProps<Row>) {
  const actions = rowActions?.(row);
  return (
    <tr
      role="row"
      className={cn(
        'relative border-b border-border/70 align-top last:border-b-0 stacked:grid stacked:grid-cols-[minmax(0,1fr)_auto] stacked:gap-x-4 stacked:gap-y-1 stacked:py-3',
        (rowHref || onRowClick) && 'transition-colors hover:bg-muted',
        actions && 'stacked:pr-12',
      )}
    >
      {columns.map((column) => {
        const place = placeOf(column);
        const content = column.cell ? column.cell(row) : asText((row as Record<string, unknown>)[column.key]);
        return (
          <td
            key={column.key}
            role="cell"
            className={cn(
              'px-3 py-3 first:pl-0 last:pr-0 stacked:p-0',
              column.align === 'end' && 'text-right font-figures tabular-nums',
              places[place],
              place === 'label' && isMissing(content) && 'stacked:hidden',
              isShort(content) && 'whitespace-nowrap',
              column.className,
            )}
          >
            {place === 'label' && (
              <span
                aria-hidden
                className="hidden min-w-0 font-sans wrap-break-word whitespace-normal hyphens-auto text-muted-foreground stacked:block"
              >
                {column.header}
              </span>
            )}
            {place === 'name' ? (
              <RowLink href={rowHref?.(row)} onClick={onRowClick && (() => onRowClick(row))}>
                {content}
              </RowLink>
            ) : (
              <div className="min-w-0 break-words">{content}</div>
            )}
          </td>
        );
      })}
      {actions && (
        <td role="cell" className="py-1.5 pl-3 text-right stacked:absolute stacked:top-1.5 stacked:right-0 stacked:p-0">
          <div className="relative z-[1] inline-flex gap-1">{actions}</div>
        </td>
      )}
    </tr>
  );
}

/** Drawn again only when its record or the table's own functions change: sorting moves rows, it does not redraw them. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** A date, an amount or a state of two words stays on one line, whatever else stands in its row; so does '26. Sept. 2026'. */
const isShort = (content: ReactNode): boolean =>
  typeof content === 'string' && content.length <= (/\d/.test(content) ? 16 : 12);

/** In a row of labelled lines what is missing has no line; a table keeps its dash. */
const isMissing = (content: ReactNode): boolean =>
  content === '–' ||
  content === '' ||
  content === false ||
  content === null ||
  content === undefined ||
  content === missing;

const missing = <span className="text-muted-foreground">–</span>;

/** A value as the reader would write it; what is missing is a dash. */
function asText(value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return missing;
  if (typeof value === 'boolean') return say(value ? 'Yes' : 'No');
  if (typeof value === 'number') return value.toLocaleString(pageLocale());
  if (value instanceof Date) return value.toLocaleDateString(pageLocale());
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Its target covers the whole row: a pointer may hit anywhere, a keyboard finds one link or button per row. */
function RowLink({
  href,
  onClick,
  children,
}: {
  href: string | undefined;
  onClick: (() => void) | undefined;
  children: ReactNode;
}) {
  const classes = 'rounded-sm text-left font-medium break-words after:absolute after:inset-0 hover:text-link';
  if (href !== undefined)
    return (
      <Link to={href} onClick={onClick} className={classes}>
        {children}
      </Link>
    );
  if (!onClick) return <>{children}</>;
  return (
    <button type="button" onClick={onClick} className={classes}>
      {children}
    </button>
  );
}
