// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as two from './recharts.tsx';

afterEach(cleanup);

// Apps are written without types, and for the version before.
const parts = two as never as Record<keyof typeof two, ComponentType<Record<string, unknown>>>;
const { Bar, BarChart, CartesianGrid, Customized, Funnel, FunnelChart, Legend, Line, LineChart, Pie, PieChart } = parts;
const { Radar, RadarChart, Scatter, ScatterChart, Treemap, XAxis, YAxis } = parts;
const size = { width: 300, height: 200 };
const rows = [
  { month: 'May', sold: 4, extra: { tips: 1 } },
  { month: 'June', sold: 8, extra: { tips: 2 } },
];

const withoutRows = {
  LineChart: (
    <LineChart {...size} data={null}>
      <Line dataKey="sold" />
      <XAxis dataKey="month" />
    </LineChart>
  ),
  BarChart: (
    <BarChart {...size} data={undefined}>
      <Bar dataKey="sold" />
    </BarChart>
  ),
  RadarChart: (
    <RadarChart {...size} data={null}>
      <Radar dataKey="sold" />
    </RadarChart>
  ),
  Pie: (
    <PieChart {...size}>
      <Pie data={null} dataKey="sold" />
      <Pie data={undefined} dataKey="sold" />
    </PieChart>
  ),
  Scatter: (
    <ScatterChart {...size}>
      <XAxis dataKey="a" type="number" />
      <YAxis dataKey="b" />
      <Scatter data={null} />
    </ScatterChart>
  ),
  Funnel: (
    <FunnelChart {...size}>
      <Funnel data={null} dataKey="sold" />
    </FunnelChart>
  ),
  Treemap: <Treemap {...size} data={null} dataKey="sold" />,
};
test.each(Object.entries(withoutRows))('[RUN-18] a %s without rows is empty', (_, chart) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(chart);
  expect(errors.mock.calls).toEqual([]);
});

test('[RUN-18] a legend shows the entries that it is given', () => {
  const payload = [{ value: 'Own entry', color: 'red', type: 'circle' }];
  const legendOf = (legend: ReactElement) =>
    render(
      <LineChart {...size} data={rows}>
        <Line dataKey="sold" isAnimationActive={false} />
        {legend}
      </LineChart>,
    ).container.textContent;
  expect(legendOf(<Legend />)).toBe('sold');
  expect(legendOf(<Legend payload={payload} />)).toBe('Own entry');
  const List = ({ payload: given }: { payload?: { value: string }[] }) => <b>{given?.map(({ value }) => value)}</b>;
  expect(legendOf(<Legend payload={payload} content={<List />} />)).toBe('Own entry');
  expect(legendOf(<Legend payload={payload} content={List} />)).toBe('Own entry');
});

test('[RUN-18] the sector of a pie that is told to be active has its shape', () => {
  const pie = (props: object) =>
    render(
      <PieChart {...size}>
        <Pie data={rows} dataKey="sold" nameKey="month" isAnimationActive={false} {...props} />
      </PieChart>,
    ).container;
  const shape = ({ payload }: { payload: { month: string } }) => <text>Active {payload.month}</text>;
  expect(pie({ activeIndex: 1, activeShape: shape }).querySelectorAll('text')[0]?.textContent).toBe('Active June');
  expect(pie({ activeIndex: [0, 1], activeShape: shape }).textContent).toBe('Active MayActive June');
  expect(pie({ activeIndex: 0, activeShape: { fill: 'red' } }).querySelectorAll('path[fill="red"]')).toHaveLength(1);
  expect(pie({ activeIndex: -1, activeShape: shape }).querySelectorAll('path')).toHaveLength(2);
  expect(pie({ activeShape: shape }).querySelectorAll('path')).toHaveLength(2);
});

test('[RUN-18] a grid has the lines of axes with names', () => {
  const { container } = render(
    <LineChart {...size} data={rows}>
      <CartesianGrid />
      <XAxis dataKey="month" xAxisId="months" />
      <YAxis yAxisId="left" domain={[0, 8]} />
      <Line xAxisId="months" yAxisId="left" dataKey="sold" />
    </LineChart>,
  );
  expect(container.querySelectorAll('.recharts-cartesian-grid-horizontal line').length).toBeGreaterThan(3);
});

test('[RUN-18] what an app draws itself hears the size and the scales', () => {
  type State = {
    width: number;
    height: number;
    offset: { left: number };
    yAxisMap: { scale(value: number): number }[];
  };
  const Own = ({ width, height, offset, yAxisMap }: State) => (
    <text>{[width, height, offset.left, yAxisMap[0]!.scale(0)].join(' ')}</text>
  );
  const { container } = render(
    <LineChart {...size} data={rows}>
      <YAxis domain={[0, 8]} tick={false} />
      <Line dataKey="sold" />
      <Customized component={Own} />
    </LineChart>,
  );
  expect(container.textContent).toBe('300 200 65 195');
});

test('[RUN-18] a click on a chart tells the rows at the place', () => {
  const onClick = vi.fn<(state: { activeLabel: string; activePayload: object[] }) => void>();
  const { container } = render(
    <LineChart {...size} data={rows} onClick={onClick}>
      <XAxis dataKey="month" />
      <Line dataKey="sold" name="Sold" stroke="#123" />
      <Line dataKey="extra.tips" />
    </LineChart>,
  );
  const wrapper = container.querySelector('.recharts-wrapper')!;
  fireEvent.mouseMove(wrapper, { clientX: 280, clientY: 100 });
  fireEvent.click(wrapper, { clientX: 280, clientY: 100 });
  const state = onClick.mock.lastCall![0];
  expect(state).toMatchObject({ activeLabel: 'June', activeTooltipIndex: 1 });
  expect(state.activePayload).toMatchObject([
    { dataKey: 'sold', name: 'Sold', value: 8, color: '#123', payload: rows[1] },
    { dataKey: 'extra.tips', name: 'extra.tips', value: 2, payload: rows[1] },
  ]);
});

test('rows stay the app’s own: it may sort and change them in place after they were drawn', () => {
  const own = rows.map((row) => ({ ...row, extra: { ...row.extra } }));
  render(
    <LineChart {...size} data={own}>
      <Line dataKey="sold" isAnimationActive={false} />
    </LineChart>,
  );
  own.reverse();
  own[0]!.extra.tips = 9;
  expect(own.map(({ month }) => month)).toEqual(['June', 'May']);
});
