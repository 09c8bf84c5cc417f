import type { ReactNode } from 'react';
import { numberAt, type ChartRow, type ChartSeries, type ChartTable } from './chart-frame.tsx';
import { pageLocale } from '../lib/page-words.ts';

export interface SeriesFigureProps {
  title: ReactNode;
  description?: ReactNode;
  data: readonly ChartRow[];
  /** The field along the bottom. */
  x: string;
  series: readonly ChartSeries[];
  format?: (value: number) => string;
  formatX?: (value: string) => string;
  /** In px. */
  height?: number;
  empty?: ReactNode;
  className?: string;
}

export const plain = (value: number): string => value.toLocaleString(pageLocale());

/** The table twin of a chart over `x`. */
export const tableOf = ({ data, x, series, format = plain, formatX = String }: SeriesFigureProps): ChartTable => ({
  head: [x.charAt(0).toUpperCase() + x.slice(1).replaceAll('_', ' '), ...series.map(({ label }) => label)],
  rows: data.map((row) => [formatX(String(row[x] ?? '')), ...series.map(({ key }) => format(numberAt(row, key)))]),
});
