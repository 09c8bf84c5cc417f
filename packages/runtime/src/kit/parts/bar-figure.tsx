import type { CSSProperties } from 'react';
import { labelled, whereTheyFit } from '../lib/chart-scale.ts';
import { cn } from '../lib/utils.ts';
import { barPaint, ChartFigure, NoData, numberAt } from './chart-frame.tsx';
import { plain, tableOf, type SeriesFigureProps } from './series-props.ts';
import { say } from '../lib/page-words.ts';

/** Bars from zero, each with its value; where values would not fit only the highest and the last are written. */
export function BarFigure(props: SeriesFigureProps) {
  const {
    title,
    description,
    data,
    x,
    format = plain,
    formatX = String,
    height = 220,
    empty = say('No data yet'),
  } = props;
  const series = props.series.slice(0, 6);
  const values = data.flatMap((row) => series.map(({ key }) => numberAt(row, key)));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low || 1;
  const floor = (-low / span) * 100;
  const fit = whereTheyFit(values.map(format));
  const xOf = (index: number) => formatX(String(data[index]?.[x] ?? ''));

  return (
    <ChartFigure
      title={title}
      description={description}
      series={series}
      table={tableOf(props)}
      className={props.className}
    >
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
                    const isKey = value === high || index === data.length - 1;
                    return (
                      <div
                        key={key}
                        className="relative h-full max-w-16 min-w-0 flex-1"
                        title={`${xOf(index)}, ${label}: ${format(value)}`}
                      >
                        {value !== 0 && (
                          <Bar
                            text={format(value)}
                            shown={isKey ? 'everywhere' : fit}
                            isBelow={value < 0}
                            share={(Math.abs(value) / span) * 100}
                            base={value < 0 ? 100 - floor : floor}
                            paint={barPaint(at, series.length)}
                            edge={edgeOf(index, data.length)}
                          />
                        )}
                      </div>
                    );
                  })}
                </div>
              ))}
            </div>
          </div>
          <AxisLabels labels={data.map((_, index) => xOf(index))} />
        </div>
      )}
    </ChartFigure>
  );
}

/** What is written at the first and the last bar grows into the plot, never out of it. */
const atEdge = {
  first: 'left-0 min-w-full text-center',
  middle: 'left-1/2 -translate-x-1/2',
  last: 'right-0 min-w-full text-center',
};

const edgeOf = (index: number, count: number): keyof typeof atEdge =>
  index === count - 1 ? 'last' : index === 0 ? 'first' : 'middle';

/** `share` and `base` in percent of the chart's height, `base` from above for a bar below zero, else from below. */
function Bar({
  text,
  shown,
  isBelow,
  share,
  base,
  paint,
  edge,
}: {
  text: string;
  shown: ReturnType<typeof whereTheyFit>;
  isBelow: boolean;
  share: number;
  base: number;
  paint: CSSProperties;
  edge: keyof typeof atEdge;
}) {
  const from = (offset: string): CSSProperties => (isBelow ? { top: offset } : { bottom: offset });
  return (
    <>
      <span
        className={cn('absolute inset-x-0 border', isBelow ? 'rounded-b-sm' : 'rounded-t-sm')}
        style={{ height: `${share}%`, ...paint, ...from(`${base}%`) }}
      />
      {shown !== 'nowhere' && (
        <span
          className={cn(
            'absolute whitespace-nowrap tabular-nums',
            atEdge[edge],
            shown === 'wide' && '@max-[26rem]:hidden',
          )}
          style={from(`calc(${base + share}% + 2px)`)}
        >
          {text}
        </span>
      )}
    </>
  );
}

function AxisLabels({ labels }: { labels: readonly string[] }) {
  const shown = labelled(labels.length, 12);
  const shownOnPhone = labelled(labels.length, 6);
  return (
    <div className="flex gap-[min(1.5%,0.75rem)] text-muted-foreground">
      {labels.map((label, index) => (
        <span
          key={label}
          className={cn(
            'flex min-w-0 flex-1 whitespace-nowrap',
            index === labels.length - 1 ? 'justify-end' : 'justify-center',
          )}
        >
          {shown(index) && (
            <span className={cn('min-w-full text-center', !shownOnPhone(index) && '@max-[26rem]:hidden')}>{label}</span>
          )}
        </span>
      ))}
    </div>
  );
}
