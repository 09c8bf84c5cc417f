import { inSentence, withArticle } from '../plan/names.ts';
import { fieldOf, type AppPlan, type DashboardPage, type Entity, type ToDo } from '../plan/plan.ts';
import { doneOptions, rolesOf } from '../plan/roles.ts';
import { attribute, code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { onlyTest } from './only-test.ts';
import { stockFields } from './stock-fields.ts';

/** Some of a list's records, as a figure elsewhere counts them: `key` stands in the list's address. */
type Narrowing = { key: string; label: string; test(imports: Imports): string };

/** What a dashboard's figure counts where it has no period: what was asked for, else what is open; null for everything. */
export function narrowingOfFigure({ only, figure }: DashboardPage, entity: Entity): Narrowing | null {
  if (only?.length === 0) return null;
  return only ? { key: 'counted', label: figure, test: (imports) => onlyTest(only, entity, imports) } : openOf(entity);
}

function openOf(entity: Entity): Narrowing | null {
  const { state } = rolesOf(entity);
  const done = doneOptions(state).map(({ value }) => quote(value));
  if (done.length === 0 || !state) return null;
  const { one } = entityNames(entity);
  return { key: 'open', label: 'Open', test: () => `![${done.join(', ')}].includes(${one}.${state.name})` };
}

/** What a dashboard's list of work shows; null for the latest, which are no choice of their own. */
export function narrowingOfToDo({ kind, field: name }: ToDo, entity: Entity): Narrowing | null {
  const { one } = entityNames(entity);
  const field = fieldOf(entity, name);
  const record = `${one}.${name}`;
  const open = openOf(entity);
  const also = (imports: Imports) => (open ? `${open.test(imports)} && ` : '');
  const inDays = (imports: Imports) => `${imports.format('daysFromToday')}(${record})`;
  switch (kind) {
    case 'overdue':
      return { key: 'due', label: 'Overdue or due this week', test: (imports) => `${also(imports)}Boolean(${record}) && ${inDays(imports)} <= 7` }; // prettier-ignore
    case 'upcoming':
      return { key: 'coming', label: 'Upcoming', test: (imports) => `${also(imports)}Boolean(${record}) && ${inDays(imports)} >= 0` }; // prettier-ignore
    case 'missing':
      return { key: `without_${name}`, label: `Without ${withArticle(inSentence(field?.label ?? name))}`, test: (imports) => `${also(imports)}!${record}` }; // prettier-ignore
    case 'low': {
      const { minimum } = stockFields(entity);
      const below = field?.mark?.kind === 'low' ? field.mark.below : null;
      if (typeof below === 'number')
        return { key: 'low', label: 'Running low', test: () => `(${record} ?? 0) <= ${below}` };
      return { key: 'low', label: 'To reorder', test: () => `(${record} ?? 0) ${minimum ? `< (${one}.${minimum.name} ?? 0)` : '<= 0'}` }; // prettier-ignore
    }
    case 'open':
      return field?.type === 'days'
        ? { key: 'today', label: 'Still open today', test: (imports) => `!${record}?.includes(${imports.format('dayKey')}(new Date()))` } // prettier-ignore
        : open;
    case 'latest':
      return null;
  }
}

const dashboardsOf = ({ pages }: AppPlan): DashboardPage[] => pages.filter((page) => page.archetype === 'dashboard');

/** All that figures of other pages count of this list's records. */
function narrowingsOf(plan: AppPlan, entity: Entity): Narrowing[] {
  const found = dashboardsOf(plan).flatMap((page) => [
    page.entity === entity.name && page.period === null ? narrowingOfFigure(page, entity) : null,
    page.toDo?.entity === entity.name ? narrowingOfToDo(page.toDo, entity) : null,
  ]);
  return [...new Map(found.flatMap((one) => (one ? [[one.key, one] as const] : []))).values()];
}

/** What a list needs so that figures can lead to the records behind them: its tests, and what shows and removes them. */
type FigureFilters = { constants: string; names: string[]; tests: string[]; selects: string[] };

export function figureFilters(plan: AppPlan, entity: Entity, imports: Imports): FigureFilters {
  const { one } = entityNames(entity);
  const narrowings = narrowingsOf(plan, entity);
  const spanned = dashboardsOf(plan).find((page) => page.entity === entity.name && page.period !== null);
  const filters: FigureFilters = { constants: '', names: [], tests: [], selects: [] };
  if (narrowings.length > 0) {
    filters.constants = code`
      const counted = [
        ${narrowings.map(({ key, label, test }) => `{ value: '${key}', label: ${quote(label)}, test: (${one}) => ${test(imports)} },`)}
      ];
    `;
    filters.names.push('only');
    filters.tests.push(
      `only: (${one}, value) => counted.find((choice) => choice.value === value)?.test(${one}) ?? true,`,
    );
    filters.selects.push(select('only', 'Show', 'Show: all', 'counted', imports));
  }
  if (spanned?.period) {
    const isDays = fieldOf(entity, spanned.period)?.type === 'days';
    const dates = isDays
      ? `(${one}.${spanned.period} ?? []).map((date) => ({ date })), ({ date }) => date`
      : `[${one}], () => ${one}.${spanned.period}`;
    const choices = imports.use(periodsOf(spanned, entity), '@/services/periods');
    imports.use('splitByPeriod', '@/services/periods');
    filters.names.push('period');
    filters.tests.push(`period: (${one}, value) => splitByPeriod(${dates}, value).current.length > 0,`);
    filters.selects.push(select('period', 'Period', 'Any time', choices, imports));
  }
  return filters;
}

/** Which spans a figure offers: those ahead for what is still to come. */
export const periodsOf = ({ toDo, period }: DashboardPage, entity: Entity): 'comingPeriods' | 'periods' =>
  toDo?.kind === 'upcoming' && fieldOf(entity, period)?.type === 'datetime' ? 'comingPeriods' : 'periods';

const select = (name: string, label: string, all: string, options: string, imports: Imports): string => code`
  <${imports.kit('NativeSelect', 'native-select')}
    ${attribute('aria-label', label)}
    ${attribute('placeholder', all)}
    value={list.filter('${name}')}
    onChange={(event) => list.setFilter('${name}', event.target.value)}
    options={${options}}
  />
`;
