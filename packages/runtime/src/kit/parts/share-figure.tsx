import type { ReactNode } from 'react';
import { ChartFigure, NoData } from './chart-frame.tsx';
import { pageLocale, say } from '../lib/page-words.ts';

export interface Part {
  label: string;
  value: number;
}

/** How a whole divides: one bar per part, largest first, what is beyond `limit` together as "Other". */
export function ShareFigure({
  title,
  description,
  data,
  format = (value) => value.toLocaleString(pageLocale()),
  limit = 6,
  empty = say('No data yet'),
  className,
}: {
  title: ReactNode;
  description?: ReactNode;
  data: readonly Part[];
  format?: (value: number) => string;
  limit?: number;
  empty?: ReactNode;
  className?: string;
}) {
  const parts = topParts(data, limit);
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  const largest = Math.max(...parts.map((part) => part.value), 0);
  const percent = (value: number) => `${Math.round((value / total) * 100)}%`;
  return (
    <ChartFigure
      title={title}
      description={description}
      table={{
        head: [say('Part'), say('Amount'), say('Share')],
        rows: parts.map(({ label, value }) => [label, format(value), percent(value)]),
      }}
      className={className}
    >
      {total <= 0 ? (
        <NoData height={160}>{empty}</NoData>
      ) : (
        <ul className="grid gap-3 text-sm">
          {parts.map(({ label, value }) => (
            <li key={label} className="grid gap-1">
              <span className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 truncate">{label}</span>
                <span className="font-figures whitespace-nowrap tabular-nums">
                  {format(value)}{' '}
                  <span className="ml-1 inline-block w-9 text-right text-muted-foreground">{percent(value)}</span>
                </span>
              </span>
              <span
                className="h-2 rounded-r-sm border border-primary-edge bg-primary"
                style={{ width: `max(2px, ${(value / largest) * 100}%)` }}
              />
            </li>
          ))}
        </ul>
      )}
    </ChartFigure>
  );
}

/** The largest parts; what is beyond so many stands together as "Other". */
export function topParts(data: readonly Part[], limit: number): Part[] {
  const sorted = data.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  if (sorted.length <= limit) return sorted;
  const rest = sorted.slice(limit - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, limit - 1), { label: say('Other'), value: rest }];
}
