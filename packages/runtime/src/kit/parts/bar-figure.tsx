import { labelled, whereTheyFit } from '../lib/chart-scale.ts';
import { cn } from '../lib/utils.ts';
import { barPaint, ChartFigure, NoData, numberAt } from './chart-frame.tsx';
import { plain, tableOf, type SeriesFigureProps } from './series-props.ts';

/** Bars from zero, each with its value above it; where they would not fit only the highest and the last are labelled. */
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
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low || 1;
  const floor = (-low / span) * 100;
  const fit = whereTheyFit(values.map(format));
  const highest = Math.max(...values);
  const showsX = labelled(data.length, 12);
  const showsXNarrow = labelled(data.length, 6);

  return (
    <ChartFigure title={title} description={description} series={series} table={tableOf(props)} className={className}>
      {values.every((value) => value === 0) ? (
        <NoData height={height}>{empty}</NoData>
      ) : (
        <div className="grid gap-1.5 text-xs">
          <div className={cn('pt-5', low < 0 && 'pb-5')} style={{ height }}>
            <div className="relative flex h-full items-stretch gap-[min(1.5%,0.75rem)]">
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
                          className={cn('absolute inset-x-0 border', value < 0 ? 'rounded-b-sm' : 'rounded-t-sm')}
                          style={{
                            height: `${share}%`,
                            ...barPaint(at, series.length),
                            ...(value < 0 ? { top: `${100 - floor}%` } : { bottom: `${floor}%` }),
                          }}
                        />
                        {(isKey || fit !== 'nowhere') && value !== 0 && (
                          <span
                            className={cn(
                              'absolute left-1/2 -translate-x-1/2 whitespace-nowrap tabular-nums',
                              !isKey && fit === 'wide' && '@max-[26rem]:hidden',
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
