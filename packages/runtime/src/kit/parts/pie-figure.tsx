import type { ReactNode } from 'react';
import { ChartFigure, NoData, seriesColour } from './chart-frame.tsx';
import { topParts, type Part } from './share-figure.tsx';
import { pageLocale, say } from '../lib/page-words.ts';

/** How a whole divides, as a pie that begins at the top, largest first; what is beyond `limit` together as "Other". */
export function PieFigure({
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
  const parts = topParts(data, Math.min(limit, 6));
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  const percent = (value: number) => `${Math.round((value / total) * 100)}%`;
  const slices = parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, { value }) => sum + value, 0);
    return { ...part, colour: seriesColour(index), path: slice(before / total, (before + part.value) / total) };
  });
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
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <svg viewBox="-1 -1 2 2" className="size-44 shrink-0">
            {slices.map(({ label, path, colour }) => (
              <path key={label} d={path} fill={colour} className="stroke-background" strokeWidth={0.02} />
            ))}
          </svg>
          <ul className="grid min-w-48 flex-1 gap-2 text-sm">
            {slices.map(({ label, value, colour }) => (
              <li key={label} className="flex items-baseline gap-2">
                <span className="size-2.5 shrink-0 rounded-xs" style={{ background: colour }} />
                <span className="min-w-0 flex-1 truncate">{label}</span>
                <span className="font-figures whitespace-nowrap tabular-nums">{format(value)}</span>
                <span className="w-9 text-right text-muted-foreground tabular-nums">{percent(value)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ChartFigure>
  );
}

/** A slice from one part of the circle to another; the whole is two halves, since an arc to its own beginning is none. */
function slice(from: number, to: number): string {
  const at = (part: number) =>
    `${Math.sin(2 * Math.PI * part).toFixed(4)} ${(-Math.cos(2 * Math.PI * part)).toFixed(4)}`;
  if (to - from > 0.9999) return 'M 0 -1 A 1 1 0 1 1 0 1 A 1 1 0 1 1 0 -1 Z';
  return `M 0 0 L ${at(from)} A 1 1 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)} Z`;
}
