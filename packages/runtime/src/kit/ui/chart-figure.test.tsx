// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { BarFigure, LineFigure, PieFigure, ShareFigure } from './chart-figure.tsx';

const data = [
  { month: '2026-05', total: 990 },
  { month: '2026-06', total: '1072.5' },
  { month: '2026-07', total: null },
];
const euros = (value: number) => `${value.toFixed(2)} EUR`;
const tableRows = () =>
  screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );

describe('chart figures', () => {
  it('a bar chart is a figure named by its answer, with its numbers as a table', () => {
    renderInApp(
      <BarFigure
        title="June was dear"
        data={data}
        x="month"
        series={[{ key: 'total', label: 'Spent' }]}
        format={euros}
      />,
    );
    expect(screen.getByRole('figure', { name: 'June was dear' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Month', 'Spent']);
    expect(tableRows().slice(1)).toEqual([
      ['2026-05', '990.00 EUR'],
      ['2026-06', '1072.50 EUR'],
      ['2026-07', '0.00 EUR'],
    ]);
  });

  it('says that there is no data instead of drawing nothing', () => {
    const { rerender } = renderInApp(
      <BarFigure title="Spent" data={[]} x="month" series={[{ key: 'total', label: 'Spent' }]} />,
    );
    expect(screen.getByText('No data yet')).toBeTruthy();
    rerender(
      <LineFigure
        title="Visits"
        data={data.slice(0, 1)}
        x="month"
        series={[{ key: 'total', label: 'Visits' }]}
        empty="Two days are needed."
      />,
    );
    expect(screen.getByText('Two days are needed.')).toBeTruthy();
  });

  it('a pie has a slice for each part, and its numbers as a table', () => {
    const parts = [
      { label: 'Rent', value: 30 },
      { label: 'Food', value: 10 },
    ];
    const { container } = renderInApp(<PieFigure title="Rent is most" data={parts} />);
    expect(container.querySelectorAll('path')).toHaveLength(2);
    expect(tableRows().slice(1)).toEqual([
      ['Rent', '30', '75%'],
      ['Food', '10', '25%'],
    ]);
  });

  it('shares are sorted and the small ones become Other', () => {
    const parts = [5, 40, 10, 20, 15, 6, 4].map((value, index) => ({ label: `Part ${index}`, value }));
    renderInApp(<ShareFigure title="Part 1 costs most" data={parts} limit={4} />);
    expect(tableRows().slice(1)).toEqual([
      ['Part 1', '40', '40%'],
      ['Part 3', '20', '20%'],
      ['Part 4', '15', '15%'],
      ['Other', '25', '25%'],
    ]);
  });
});
