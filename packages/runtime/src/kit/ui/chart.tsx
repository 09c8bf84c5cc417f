import {
  createContext,
  use,
  useId,
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { Legend, ResponsiveContainer, Tooltip } from 'recharts';
import { cn } from '../lib/utils.ts';
import { pageLocale } from '../lib/page-words.ts';

export type ChartConfig = Record<
  string,
  { label?: ReactNode; icon?: ComponentType; color?: string; theme?: { light?: string; dark?: string } }
>;

const ChartContext = createContext<{ config: ChartConfig } | null>(null);

/** The chart's configuration; throws outside `ChartContainer`, which is a mistake in the code. */
export function useChart() {
  const chart = use(ChartContext);
  if (!chart) throw new Error('useChart must be used inside <ChartContainer>');
  return chart;
}

/** A frame for a recharts chart: sizes it, and gives each series of `config` its colour as `--color-{key}`. */
export function ChartContainer({
  id,
  className,
  children,
  config,
  ...props
}: ComponentProps<'div'> & { config: ChartConfig; children: ComponentProps<typeof ResponsiveContainer>['children'] }) {
  const ownId = useId().replaceAll(/[^\w-]/g, '');
  const chartId = `chart-${id ?? ownId}`;
  return (
    <ChartContext value={{ config }}>
      <div
        data-slot="chart"
        data-chart={chartId}
        className={cn(
          "flex aspect-video w-full justify-center text-xs [&_.recharts-cartesian-axis-tick_text]:fill-muted-foreground [&_.recharts-cartesian-grid_line[stroke='#ccc']]:stroke-border [&_.recharts-curve.recharts-tooltip-cursor]:stroke-border [&_.recharts-layer]:outline-hidden [&_.recharts-polar-grid_[stroke='#ccc']]:stroke-border [&_.recharts-radial-bar-background-sector]:fill-muted [&_.recharts-rectangle.recharts-tooltip-cursor]:fill-muted [&_.recharts-sector]:outline-hidden [&_.recharts-surface]:outline-hidden",
          className,
        )}
        {...props}
      >
        <ChartStyle id={chartId} config={config} />
        <ResponsiveContainer>{children}</ResponsiveContainer>
      </div>
    </ChartContext>
  );
}

const safeName = /^[\w-]+$/;
const safeColour = /^[\w#%(),.\s/-]+$/;

/** The series' colours, once per theme; a series without a colour takes the next of the six chart colours. */
export function ChartStyle({ id, config }: { id: string; config: ChartConfig }) {
  const lines = (mode: 'light' | 'dark') =>
    Object.entries(config)
      .map(
        ([key, item], index) => [key, item.theme?.[mode] ?? item.color ?? `var(--chart-${(index % 6) + 1})`] as const,
      )
      .filter(([key, colour]) => safeName.test(key) && safeColour.test(colour))
      .map(([key, colour]) => `--color-${key}: ${colour};`)
      .join(' ');
  const scope = `[data-chart="${id}"]`;
  const dark = lines('dark');
  return (
    <style>
      {`${scope} { ${lines('light')} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) ${scope} { ${dark} } }
:root[data-theme="dark"] ${scope} { ${dark} }`}
    </style>
  );
}

export const ChartTooltip = Tooltip;
export const ChartLegend = Legend;

interface ChartPayload {
  dataKey?: unknown;
  name?: unknown;
  value?: unknown;
  color?: string | undefined;
  payload?: unknown;
  type?: string | undefined;
}

const lookUp = (config: ChartConfig, item: ChartPayload, key: string | undefined) => {
  const payload = item.payload as Record<string, unknown> | undefined;
  const name = String((key && payload?.[key]) ?? key ?? item.name ?? item.dataKey ?? 'value');
  return config[name] ?? config[String(item.dataKey ?? '')];
};

export function ChartTooltipContent({
  active,
  payload,
  label,
  className,
  indicator = 'dot',
  hideLabel = false,
  hideIndicator = false,
  labelFormatter,
  formatter,
  nameKey,
  labelKey,
  color,
}: {
  active?: boolean;
  payload?: readonly ChartPayload[];
  label?: ReactNode;
  className?: string;
  indicator?: 'line' | 'dot' | 'dashed';
  hideLabel?: boolean;
  hideIndicator?: boolean;
  labelFormatter?: (label: ReactNode, payload: readonly ChartPayload[]) => ReactNode;
  formatter?: (value: unknown, name: unknown, item: ChartPayload, index: number, payload: unknown) => ReactNode;
  nameKey?: string;
  labelKey?: string;
  color?: string;
}) {
  const { config } = useChart();
  if (!active || !payload?.length) return null;
  const title =
    (labelKey && config[labelKey]?.label) ?? (typeof label === 'string' ? (config[label]?.label ?? label) : label);
  return (
    <div
      className={cn(
        'grid min-w-32 gap-1.5 rounded-md border bg-popover px-3 py-2 text-xs text-popover-foreground shadow-md',
        className,
      )}
    >
      {!hideLabel && title !== undefined && (
        <div className="font-medium">{labelFormatter ? labelFormatter(title, payload) : title}</div>
      )}
      <div className="grid gap-1">
        {payload
          .filter((item) => item.type !== 'none')
          .map((item, index) => {
            const series = lookUp(config, item, nameKey);
            const fill = color ?? (item.payload as { fill?: string } | undefined)?.fill ?? item.color;
            return (
              <div key={String(item.dataKey ?? item.name ?? index)} className="flex items-center gap-2">
                {formatter && item.value !== undefined && item.name !== undefined ? (
                  formatter(item.value, item.name, item, index, item.payload)
                ) : (
                  <>
                    {!hideIndicator && (
                      <span
                        aria-hidden
                        className={cn('shrink-0 rounded-xs bg-(--mark)', indicator === 'dot' ? 'size-2.5' : 'h-3 w-1')}
                        style={{ '--mark': fill } as CSSProperties}
                      />
                    )}
                    <span className="text-muted-foreground">{series?.label ?? String(item.name ?? '')}</span>
                    <span className="ml-auto pl-4 font-medium tabular-nums">
                      {typeof item.value === 'number'
                        ? item.value.toLocaleString(pageLocale())
                        : String(item.value ?? '')}
                    </span>
                  </>
                )}
              </div>
            );
          })}
      </div>
    </div>
  );
}

export function ChartLegendContent({
  className,
  hideIcon = false,
  payload,
  verticalAlign = 'bottom',
  nameKey,
}: {
  className?: string;
  hideIcon?: boolean;
  payload?: readonly ChartPayload[];
  verticalAlign?: 'top' | 'middle' | 'bottom';
  nameKey?: string;
}) {
  const { config } = useChart();
  if (!payload?.length) return null;
  return (
    <ul
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-1',
        verticalAlign === 'top' ? 'pb-3' : 'pt-3',
        className,
      )}
    >
      {payload
        .filter((item) => item.type !== 'none')
        .map((item, index) => {
          const series = lookUp(config, item, nameKey);
          const Icon = series?.icon;
          return (
            <li key={String(item.dataKey ?? item.value ?? index)} className="flex items-center gap-1.5">
              {Icon && !hideIcon ? (
                <Icon />
              ) : (
                <span aria-hidden className="size-2.5 shrink-0 rounded-xs" style={{ backgroundColor: item.color }} />
              )}
              {series?.label ?? String(item.value ?? '')}
            </li>
          );
        })}
    </ul>
  );
}
