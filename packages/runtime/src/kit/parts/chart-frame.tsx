import { useId, type ReactNode } from 'react';
import { cn } from '../lib/utils.ts';

export interface ChartSeries {
  key: string;
  label: string;
}

export type ChartRow = Readonly<Record<string, unknown>>;

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** The colour of the series at `index`; six at most, the rest belongs in "Other". */
export const seriesColour = (index: number): string => `var(--chart-${(index % 6) + 1})`;

/** Fill and edge of a bar: the app's own colour for a single series, else the colour of its series. */
export const barPaint = (index: number, count: number): { background: string; borderColor: string } =>
  count === 1
    ? { background: 'var(--primary)', borderColor: 'var(--primary-edge)' }
    : { background: seriesColour(index), borderColor: seriesColour(index) };

export const numberAt = (row: ChartRow, key: string): number => {
  const value = Number(row[key]);
  return Number.isFinite(value) ? value : 0;
};

/**
 * A picture of numbers. Its title says the answer; the picture is hidden from screen readers, which get the same
 * numbers as a table.
 */
export function ChartFigure({
  title,
  description,
  series,
  table,
  children,
  className,
}: {
  title: ReactNode;
  description?: ReactNode;
  series?: readonly ChartSeries[] | undefined;
  table: ChartTable;
  children: ReactNode;
  className?: string | undefined;
}) {
  const id = useId();
  return (
    <figure
      data-slot="chart-figure"
      aria-labelledby={id}
      className={cn('@container grid content-start gap-4', className)}
    >
      <figcaption className="grid gap-1">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {description && <p className="text-sm text-muted-foreground">{description}</p>}
      </figcaption>
      {series && series.length > 1 && (
        <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {series.map(({ key, label }, index) => (
            <li key={key} className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-xs" style={{ background: seriesColour(index) }} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div aria-hidden>{children}</div>
      <table className="sr-only">
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={table.head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** What stands where a chart will be, once there is something to draw. */
export function NoData({ children, height }: { children: ReactNode; height: number }) {
  return (
    <div className="flex items-center border-t border-b text-sm text-muted-foreground" style={{ height }}>
      {children}
    </div>
  );
}
