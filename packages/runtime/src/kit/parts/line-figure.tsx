import { useState, type PointerEvent } from 'react';
import { labelled, niceTicks } from '../lib/chart-scale.ts';
import { cn } from '../lib/utils.ts';
import { ChartFigure, NoData, numberAt, seriesColour } from './chart-frame.tsx';
import { plain, tableOf, type SeriesFigureProps } from './series-props.ts';
import { say } from '../lib/page-words.ts';

/** Lines over time, labelled at their last point; pointing at a place reads its values. */
export function LineFigure(props: SeriesFigureProps) {
  const {
    title,
    description,
    data,
    x,
    series: all,
    format = plain,
    formatX = String,
    height = 220,
    empty = say('No data yet'),
    className,
  } = props;
  const [at, setAt] = useState<number>();
  const series = all.slice(0, 6);
  const values = data.flatMap((row) => series.map(({ key }) => numberAt(row, key)));
  const ticks = niceTicks(values, Math.min(...values) >= 0 && Math.min(...values) < Math.max(...values) * 0.6, 3);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const left = (index: number) => (data.length < 2 ? 50 : (index / (data.length - 1)) * 100);
  const up = (value: number) => ((value - low) / (high - low)) * 100;
  const showsX = labelled(data.length, 8);
  const showsXNarrow = labelled(data.length, 4);
  const readAt = at ?? data.length - 1;
  const read = data[readAt];
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setAt(
      Math.min(data.length - 1, Math.max(0, Math.round(((event.clientX - box.left) / box.width) * (data.length - 1)))),
    );
  };

  return (
    <ChartFigure title={title} description={description} table={tableOf(props)} className={className}>
      {data.length < 2 || !read ? (
        <NoData height={height}>{empty}</NoData>
      ) : (
        <div className="grid gap-2 text-xs">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            <li className="text-muted-foreground">{formatX(String(read[x] ?? ''))}</li>
            {series.map(({ key, label }, index) => (
              <li key={key} className="flex items-center gap-1.5">
                <span className="h-0.5 w-3" style={{ background: seriesColour(index) }} />
                {series.length > 1 && label}{' '}
                <span className="font-medium tabular-nums">{format(numberAt(read, key))}</span>
              </li>
            ))}
          </ul>
          <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
            <div className="relative text-right text-muted-foreground tabular-nums" style={{ height }}>
              {ticks.map((tick) => (
                <span
                  key={tick}
                  className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
                  style={{ top: `${100 - up(tick)}%` }}
                >
                  {format(tick)}
                </span>
              ))}
              <span className="invisible">
                {ticks.map(format).reduce((longest, text) => (text.length > longest.length ? text : longest), '')}
              </span>
            </div>
            <div
              className="relative touch-pan-y"
              style={{ height }}
              onPointerMove={onPointerMove}
              onPointerLeave={() => setAt(undefined)}
            >
              {ticks.map((tick) => (
                <span
                  key={tick}
                  className={cn('absolute inset-x-0 border-t', tick === 0 ? 'border-input' : 'border-border')}
                  style={{ top: `${100 - up(tick)}%` }}
                />
              ))}
              {at !== undefined && (
                <span className="absolute inset-y-0 w-px bg-input" style={{ left: `${left(at)}%` }} />
              )}
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className="absolute inset-0 size-full overflow-visible"
              >
                {series.map(({ key }, index) => (
                  <polyline
                    key={key}
                    points={data.map((row, position) => `${left(position)},${100 - up(numberAt(row, key))}`).join(' ')}
                    fill="none"
                    stroke={seriesColour(index)}
                    strokeWidth={2}
                    strokeLinejoin="round"
                    strokeLinecap="round"
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
              </svg>
              {series.map(({ key }, index) => (
                <span
                  key={key}
                  className="absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-full ring-2 ring-background"
                  style={{
                    left: `${left(readAt)}%`,
                    top: `${100 - up(numberAt(read, key))}%`,
                    background: seriesColour(index),
                  }}
                />
              ))}
            </div>
            <div className="relative col-start-2 h-5 text-muted-foreground">
              {data.map(
                (row, index) =>
                  showsX(index) && (
                    <span
                      key={String(row[x] ?? index)}
                      className={cn(
                        'absolute top-1.5 whitespace-nowrap',
                        index === 0 ? '' : index === data.length - 1 ? '-translate-x-full' : '-translate-x-1/2',
                        !showsXNarrow(index) && '@max-[26rem]:hidden',
                      )}
                      style={{ left: `${left(index)}%` }}
                    >
                      {formatX(String(row[x] ?? ''))}
                    </span>
                  ),
              )}
            </div>
          </div>
        </div>
      )}
    </ChartFigure>
  );
}
