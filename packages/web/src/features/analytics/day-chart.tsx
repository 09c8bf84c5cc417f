import type { AnalyticsDay } from '@whittle/contract/analytics';
import { type PointerEvent, useState } from 'react';
import { dayName } from '../../lib/times.ts';
import { analyticsTexts as texts } from './analytics.texts.ts';
import { type Measure, show, valueOf } from './measures.ts';

const [width, height, top] = [720, 220, 12];

type DayChartProps = { days: readonly AnalyticsDay[]; measure: Measure; currency: string | null };

/** One number per day as a line. Its numbers are in the table, so this is a picture for who reads by ear. */
export function DayChart({ days, measure, currency }: DayChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const values = days.map((day) => valueOf(day, measure) ?? 0);
  const most = Math.max(...values, measure === 'conversion' ? 0.01 : 1);
  const x = (at: number) => (days.length === 1 ? 0 : (at / (days.length - 1)) * width);
  const y = (value: number) => top + (1 - value / most) * (height - top);
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
  const now = new Date();
  const nameOf = (at: number) => dayName(`${days[at]!.day}T12:00:00`, now);
  const last = days.length - 1;
  const shown = pointed === null ? null : days[pointed];

  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.round(((event.clientX - box.left) / box.width) * last);
    setPointed(Math.min(Math.max(at, 0), last));
  };

  return (
    <figure className="flex flex-col gap-1" dir="ltr">
      <div className="flex justify-between text-ink-2">
        <span className="tabular">{show(most, measure, currency)}</span>
        <span aria-hidden className="tabular">
          {shown && `${nameOf(pointed!)}: ${show(valueOf(shown, measure), measure, currency)}`}
        </span>
      </div>
      <svg
        role="img"
        aria-label={texts.chart(texts.perDay[measure], nameOf(0), nameOf(last))}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-55 w-full touch-pan-y overflow-visible"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setPointed(null)}
      >
        {[0, 0.5, 1].map((part) => (
          <line
            key={part}
            x1={0}
            x2={width}
            y1={y(most * part)}
            y2={y(most * part)}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} className="fill-accent-soft" />
        <polyline
          points={points.join(' ')}
          fill="none"
          className="stroke-accent"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {pointed !== null && (
          <line
            x1={x(pointed)}
            x2={x(pointed)}
            y1={top}
            y2={height}
            className="stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <figcaption aria-hidden className="flex justify-between text-ink-2">
        <span>{nameOf(0)}</span>
        <span>{nameOf(last)}</span>
      </figcaption>
    </figure>
  );
}
