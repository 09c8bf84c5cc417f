export { BarFigure } from '../parts/bar-figure.tsx';
export { ChartFigure, type ChartRow, type ChartSeries, type ChartTable } from '../parts/chart-frame.tsx';
export { LineFigure } from '../parts/line-figure.tsx';
export { PieFigure } from '../parts/pie-figure.tsx';
export { ShareFigure } from '../parts/share-figure.tsx';
