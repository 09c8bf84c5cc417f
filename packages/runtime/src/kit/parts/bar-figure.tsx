import { labelled, niceTicks } from '../lib/chart-scale.ts';
import { cn } from '../lib/utils.ts';
import { ChartFigure, NoData, numberAt, seriesColour } from './chart-frame.tsx';
import { plain, tableOf, type SeriesFigureProps } from './series-props.ts';

/** Bars from zero, each with its value above it; with many bars only the highest and the last are labelled. */
export function BarFigure(props: SeriesFigureProps) {
  const {
    title,
    description,
    data,
    x,
    series: all,
    format = plain,
    formatX = String,
    height = 220,
    empty = 'No data yet',
    className,
  } = props;
  const series = all.slice(0, 6);
  const values = data.flatMap((row) => series.map(({ key }) => numberAt(row, key)));
  const ticks = niceTicks(values, true);
  const [low, high] = [ticks[0] ?? 0, Math.max(...values, 0)];
  const span = Math.max(high, 0) - Math.min(low, 0) || 1;
  const floor = (-Math.min(low, 0) / span) * 100;
  const writesAll = values.length <= 8;
  const highest = Math.max(...values);
  const showsX = labelled(data.length, 12);
  const showsXNarrow = labelled(data.length, 6);

  return (
    <ChartFigure title={title} description={description} series={series} table={tableOf(props)} className={className}>
      {values.every((value) => value === 0) ? (
        <NoData height={height}>{empty}</NoData>
      ) : (
        <div className="grid gap-1.5 text-xs">
          <div className="relative flex items-stretch gap-[min(1.5%,0.75rem)] pt-5" style={{ height }}>
            <span className="absolute inset-x-0 border-t border-input" style={{ bottom: `${floor}%` }} />
            {data.map((row, index) => (
              <div key={String(row[x] ?? index)} className="flex min-w-0 flex-1 justify-center gap-0.5">
                {series.map(({ key, label }, at) => {
                  const value = numberAt(row, key);
                  const share = (Math.abs(value) / span) * 100;
                  const isKey = value !== 0 && (value === highest || index === data.length - 1);
                  return (
                    <div
                      key={key}
                      className="relative h-full max-w-16 min-w-0 flex-1"
                      title={`${formatX(String(row[x] ?? ''))}, ${label}: ${format(value)}`}
                    >
                      <span
                        className={cn(
                          'absolute inset-x-0 border border-transparent',
                          value < 0 ? 'rounded-b-sm' : 'rounded-t-sm',
                        )}
                        style={{
                          height: `${share}%`,
                          background: seriesColour(at),
                          ...(value < 0 ? { top: `${100 - floor}%` } : { bottom: `${floor}%` }),
                        }}
                      />
                      {(writesAll || isKey) && value !== 0 && (
                        <span
                          className={cn(
                            'absolute left-1/2 -translate-x-1/2 whitespace-nowrap tabular-nums',
                            !isKey && '@max-[26rem]:hidden',
                          )}
                          style={
                            value < 0
                              ? { top: `calc(${100 - floor + share}% + 2px)` }
                              : { bottom: `calc(${floor + share}% + 2px)` }
                          }
                        >
                          {format(value)}
                        </span>
                      )}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
          <div className="flex gap-[min(1.5%,0.75rem)] text-muted-foreground">
            {data.map((row, index) => (
              <span key={String(row[x] ?? index)} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
                {showsX(index) && (
                  <span className={cn(!showsXNarrow(index) && '@max-[26rem]:hidden')}>
                    {formatX(String(row[x] ?? ''))}
                  </span>
                )}
              </span>
            ))}
          </div>
        </div>
      )}
    </ChartFigure>
  );
}
