import type { ChartValue } from '@whittle/contract/tools/block-values';

type Series = Partial<ChartValue['series'][number]>;
type Props = { kind: ChartValue['kind'] | undefined; labels: readonly string[]; series: readonly Series[] };

const [width, height, edge] = [600, 220, 8] as const;
const hues = ['var(--mark)', 'var(--ink)', '#b4532a', '#5b7f2b', '#7a4fa3', '#a3781a'] as const;
const colourOf = (at: number): string => hues[at % hues.length]!;

/** A line over its labels, or a ring of shares; the figures stand in the table below it, which is what is read out. */
export function Drawing({ kind, labels, series }: Props) {
  const values = series.map((one) => numbersOf(one));
  const drawn = kind === 'line' ? line(labels.length, values) : kind === 'pie' ? ring(values[0] ?? []) : null;
  if (drawn === null) return null;
  const keys = kind === 'pie' ? labels : series.map(({ name }) => name ?? '');
  return (
    <figure className="drawing" aria-hidden>
      <svg viewBox={kind === 'pie' ? '0 0 200 200' : `0 0 ${width} ${height}`}>{drawn}</svg>
      {keys.length > 1 && (
        <figcaption>
          {keys.map((key, at) => (
            <span key={at}>
              <i style={{ background: colourOf(at) }} />
              {key}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

const numbersOf = ({ values }: Series): number[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'number') : [];

/** One line for each series between the lowest and the highest figure, with zero drawn where it lies between them. */
function line(points: number, all: readonly number[][]) {
  const figures = all.flat();
  if (points < 2 || figures.length === 0) return null;
  const [low, high] = [Math.min(0, ...figures), Math.max(0, ...figures)];
  const x = (at: number) => edge + (at / (points - 1)) * (width - 2 * edge);
  const y = (value: number) => height - edge - ((value - low) / (high - low || 1)) * (height - 2 * edge);
  return (
    <>
      <line x1={edge} x2={width - edge} y1={y(0)} y2={y(0)} stroke="var(--edge)" />
      {all.map((values, series) => (
        <g key={series} stroke={colourOf(series)} fill={colourOf(series)}>
          <polyline
            fill="none"
            strokeWidth={2.5}
            strokeLinejoin="round"
            points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
          />
          {values.map((value, at) => (
            <circle key={at} cx={x(at)} cy={y(value)} r={3.5} />
          ))}
        </g>
      ))}
    </>
  );
}

/** Shares of a whole; what is less than nothing is no share. */
function ring(values: readonly number[]) {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (total === 0) return null;
  const around = 2 * Math.PI * 70;
  let before = 0;
  return values.map((value, at) => {
    const part = Math.max(0, value) / total;
    const from = before;
    before += part;
    return (
      <circle
        key={at}
        {...{ cx: 100, cy: 100, r: 70, fill: 'none', stroke: colourOf(at), strokeWidth: 44 }}
        strokeDasharray={`${part * around} ${around}`}
        strokeDashoffset={-from * around}
        transform="rotate(-90 100 100)"
      />
    );
  });
}
