import {
  Children,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  isValidElement,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { setAutoFreeze } from 'immer';
import * as today from 'recharts';

export * from 'recharts';

// Charts, for apps that are written for version 2 as well: names that are declared here replace those of version 3.

type Props = Record<string, unknown>;
type Row = Record<string, unknown>;
type AxisId = string | number;
type DataKey = AxisId | ((row: Row) => unknown);
type ChartEvent = (state: Props, event: unknown) => void;
type Axes = { xAxisId?: AxisId; yAxisId?: AxisId };

/** The axes that a chart has first; version 2 drew its grid by them, version 3 by those without a name. */
const AxesContext = /* @__PURE__ */ createContext<Axes>({});

/** A click that comes within one frame with the pointer, as a tap does, is told its place only when that was not put off. */
const prompt = { throttledEvents: ['touchmove', 'pointermove', 'scroll', 'wheel'] };

/** A chart whose `data` may be null, and whose handlers hear `activePayload` as well. */
function chart(Today: ComponentType<never>) {
  // Rows are the app's own, and are sorted and changed in place by code of the time; version 3 would freeze them.
  setAutoFreeze(false);
  const Chart = Today as ComponentType<Props>;
  return function ChartOfTwo(props: Props) {
    const parts = elementsIn(props['children'] as ReactNode);
    const data = props['data'] ?? undefined;
    const handlers = Object.entries(props).flatMap(([name, handle]) =>
      /^on[A-Z]/.test(name) && typeof handle === 'function'
        ? [[name, withPayload(handle as ChartEvent, data, parts)] as const]
        : [],
    );
    return (
      <AxesContext value={firstAxes(parts)}>
        <Chart {...(handlers.length > 0 && prompt)} {...props} data={data} {...Object.fromEntries(handlers)} />
      </AxesContext>
    );
  };
}

/** A part with rows of its own, which may be null. */
function drawn(Today: ComponentType<never>, displayName: string) {
  const Part = Today as ComponentType<Props>;
  const PartOfTwo = (props: Props) => <Part {...props} {...(props['data'] === null && { data: [] })} />;
  return Object.assign(PartOfTwo, { displayName });
}

/** What a part is called, since a look at the parts themselves would put them all into every published app. */
const nameOf = ({ type }: ReactElement) => (type as { displayName?: string }).displayName ?? '';

function elementsIn(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    return child.type === Fragment ? elementsIn(child.props['children'] as ReactNode) : [child];
  });
}

function firstAxes(parts: ReactElement<Props>[]): Axes {
  const idOf = (part: string, name: keyof Axes) => {
    const ids = parts.filter((one) => nameOf(one) === part).map(({ props }) => (props[name] ?? 0) as AxisId);
    return ids.length === 0 || ids.includes(0) ? {} : { [name]: ids[0] };
  };
  return { ...idOf('XAxis', 'xAxisId'), ...idOf('YAxis', 'yAxisId') };
}

/** Tells a handler which rows are at the place, one entry for each line or bar as the tooltip has them. */
function withPayload(handle: ChartEvent, data: unknown, parts: ReactElement<Props>[]): ChartEvent {
  const series = parts.filter((one) => /^(?:Line|Bar|Area|Radar|RadialBar)$/.test(nameOf(one)));
  const single = parts.filter((one) => /^(?:Pie|Funnel|Scatter)$/.test(nameOf(one)));
  const shown = series.length > 0 ? series : single.length === 1 ? single : [];
  return (state, event) => {
    const given = state?.['activeTooltipIndex'];
    if (given === undefined || given === null || !/^\d+$/.test(String(given))) return handle(state, event);
    const index = Number(given);
    const entries = shown.flatMap(({ props }) => entryOf(props, rowsOf(props['data'] ?? data)[index]));
    const row = rowsOf(data)[index];
    const activePayload = entries.length > 0 ? entries : row === undefined ? undefined : [{ payload: row }];
    handle({ ...state, activeTooltipIndex: index, ...(activePayload && { activePayload }) }, event);
  };
}

const rowsOf = (data: unknown) => (Array.isArray(data) ? (data as Row[]) : []);

function entryOf(props: Props, row: Row | undefined): Props[] {
  if (row === undefined || row === null) return [];
  const dataKey = props['dataKey'] as DataKey | undefined;
  const named = row[(props['nameKey'] as string | undefined) ?? 'name'];
  const name = props['name'] ?? (props['data'] === undefined ? dataKey : (named ?? dataKey));
  const { stroke, fill, unit } = props;
  return [
    { dataKey, name, value: valueAt(row, dataKey ?? 'value'), color: stroke ?? fill, stroke, fill, unit, payload: row },
  ];
}

function valueAt(row: Row, key: DataKey): unknown {
  if (typeof key === 'function') return key(row);
  if (key in row) return row[key];
  return String(key)
    .split('.')
    .reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);
}

/** A look as apps give it: an element, a function, or properties of the usual one; null if there is none. */
function shaped(look: unknown, props: Props): ReactNode {
  if (isValidElement(look)) return cloneElement(look, props);
  return typeof look === 'function' ? createElement(look as ComponentType<Props>, props) : null;
}

export const LineChart = /* @__PURE__ */ chart(today.LineChart);
export const BarChart = /* @__PURE__ */ chart(today.BarChart);
export const AreaChart = /* @__PURE__ */ chart(today.AreaChart);
export const ComposedChart = /* @__PURE__ */ chart(today.ComposedChart);
export const ScatterChart = /* @__PURE__ */ chart(today.ScatterChart);
export const PieChart = /* @__PURE__ */ chart(today.PieChart);
export const RadarChart = /* @__PURE__ */ chart(today.RadarChart);
export const RadialBarChart = /* @__PURE__ */ chart(today.RadialBarChart);
export const FunnelChart = /* @__PURE__ */ chart(today.FunnelChart);
export const Scatter = /* @__PURE__ */ drawn(today.Scatter, 'Scatter');
export const Funnel = /* @__PURE__ */ drawn(today.Funnel, 'Funnel');
export const Treemap = /* @__PURE__ */ drawn(today.Treemap, 'Treemap');
export const Pie = /* @__PURE__ */ drawn(PieOfTwo, 'Pie');

/** Version 2 was told which sectors stand out; version 3 asks the pointer alone. */
function PieOfTwo({ activeIndex, activeShape, inactiveShape, ...props }: Props) {
  const Today = today.Pie as ComponentType<Props>;
  if (activeIndex === undefined || activeIndex === null)
    return <Today {...props} activeShape={activeShape} inactiveShape={inactiveShape} />;
  const active = [activeIndex].flat().map(Number);
  const look = (sector: Props) => {
    const given = active.includes(Number(sector['index'])) ? activeShape : inactiveShape;
    const properties = typeof given === 'object' && given !== null ? given : {};
    return shaped(given, sector) ?? shaped(props['shape'], sector) ?? <today.Sector {...sector} {...properties} />;
  };
  return <Today {...props} shape={look} />;
}

/** Lines of the axes that the chart has, however they are called. */
export function CartesianGrid(props: Props) {
  return <today.CartesianGrid {...useContext(AxesContext)} {...props} />;
}

/** Entries that an app gives stand for those of the chart. */
export function Legend({ payload, ...props }: Props) {
  const Today = today.Legend as ComponentType<Props>;
  if (!Array.isArray(payload)) return <Today {...asDrawn} {...props} />;
  return <Today {...props} content={<OwnEntries entries={payload} look={props['content']} />} />;
}

/** Lines and bars are listed in the order in which they are drawn; version 3 sorts them by their names. */
const asDrawn = { itemSorter: null };

export function Tooltip(props: Props) {
  const Today = today.Tooltip as ComponentType<Props>;
  return <Today {...asDrawn} {...props} />;
}

function OwnEntries({ entries, look, ...props }: Props) {
  const given = { ...props, payload: entries };
  return shaped(look, given) ?? createElement(today.DefaultLegendContent as ComponentType<Props>, given);
}

/** What an app draws itself hears the size of the chart and where its axes put a value, which are known once it stands. */
export function Customized(props: Props) {
  const Today = today.Customized as ComponentType<Props>;
  const { xAxisId = 0, yAxisId = 0 } = useContext(AxesContext);
  const area = today.usePlotArea();
  const [width, height, offset] = [today.useChartWidth(), today.useChartHeight(), today.useOffset()];
  const axis = (scale: unknown, domain: unknown) => ({ ...area, scale: scale ?? (() => undefined), domain });
  const x = axis(today.useXAxisScale(xAxisId), today.useXAxisDomain(xAxisId));
  const y = axis(today.useYAxisScale(yAxisId), today.useYAxisDomain(yAxisId));
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  if (!stands) return null;
  const state = {
    width,
    height,
    offset: { ...offset, width: area?.width, height: area?.height },
    xAxisMap: { [xAxisId]: x },
    yAxisMap: { [yAxisId]: y },
  };
  return <Today {...state} {...props} />;
}
