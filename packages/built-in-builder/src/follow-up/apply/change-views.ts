import { inSentence } from '../../plan/names.ts';
import { doneTest, rolesOf } from '../../plan/roles.ts';
import {
  entityOf,
  fieldOf,
  type AppPlan,
  type Chart,
  type DashboardPage,
  type ListPage,
  type Page,
} from '../../plan/plan.ts';
import { boardFor, calendarFor } from '../../recognise/build-pages.ts';
import { dashboardFor, labelOfChart, uniqueCharts } from '../../recognise/dashboard-pages.ts';
import type { Applied, Appliers } from './applied.ts';
import { withOverviewFirst } from './overview-first.ts';
import { maxNavigation, navigation, withPages } from './with-pages.ts';

type ViewChange =
  | 'add-board'
  | 'add-calendar'
  | 'add-dashboard'
  | 'add-chart'
  | 'hide-done'
  | 'add-filter'
  | 'remove-charts'
  | 'next-first';

export const changeViews: Appliers<ViewChange> = {
  'add-board'(plan, change) {
    return addView(plan, boardFor(entityOf(plan, change.entity), change.by), 'board');
  },
  'add-calendar'(plan, change) {
    return addView(plan, calendarFor(entityOf(plan, change.entity), change.on), 'calendar');
  },
  'add-dashboard'(plan, change) {
    return addView(plan, dashboardFor(entityOf(plan, change.entity), []), 'dashboard');
  },
  'add-chart'(plan, change) {
    const applied = withChart(plan, change.chart);
    return change.isFirst ? withOverviewFirst(plan, applied) : applied;
  },
  'remove-charts'(plan) {
    const pages = plan.pages.map((page) => (page.archetype === 'dashboard' ? { ...page, charts: [] } : page));
    return { plan: { ...plan, pages }, said: 'The charts are gone; the figure and what needs doing stay.' };
  },
  'next-first'(plan, change) {
    const entity = entityOf(plan, change.entity);
    const moment = rolesOf(entity).moment!;
    const toDo = { entity: entity.name, kind: 'upcoming', field: moment.name, ...(change.most && { most: change.most }) } as const; // prettier-ignore
    const known = plan.pages.find((page): page is DashboardPage => page.archetype === 'dashboard');
    const page: DashboardPage = { ...(known ?? dashboardFor(entity, [])!), toDo };
    const next = withPages(plan, [page, ...plan.pages.filter((one) => one !== known)]);
    return {
      plan: next,
      said: `The app opens with **${page.label}** now, where the next ${inSentence(entity.plural)} stand.`,
    };
  },
  'hide-done'(plan, change) {
    const entity = entityOf(plan, change.entity);
    const by = doneTest(entity, '')!.field;
    const { moment } = rolesOf(entity);
    // an agenda leaves out what is past instead, so the list becomes a table with the next one first
    const asTable = (page: ListPage): ListPage =>
      page.layout === 'agenda'
        ? { ...page, layout: 'table', ...(moment && { order: { field: moment.name, direction: 'up' } }) }
        : page;
    const pages = plan.pages.map((page) =>
      page.archetype === 'list' && page.entity === entity.name && !page.hidesDone
        ? { ...asTable(page), hidesDone: true, filters: [...new Set([...page.filters, by])] }
        : page,
    );
    if (pages.every((page, index) => page === plan.pages[index]))
      return { problem: `The list of ${inSentence(entity.plural)} leaves out what is done already.` };
    return {
      plan: { ...plan, pages },
      said: `The list of ${inSentence(entity.plural)} leaves out what is done; choosing it under **${inSentence(fieldOf(entity, by)!.label)}** shows it.`,
    };
  },
  'add-filter'(plan, change) {
    const entity = entityOf(plan, change.entity);
    const { label, type } = fieldOf(entity, change.field)!;
    if (['longtext', 'image', 'file', 'date', 'datetime', 'time', 'days', 'url', 'email', 'phone'].includes(type))
      return { problem: `${label} has no choices to filter by. The search above the list finds it.` };
    const pages = plan.pages.map((page) =>
      page.archetype === 'list' && page.entity === entity.name && !page.filters.includes(change.field)
        ? { ...page, filters: [...page.filters, change.field] }
        : page,
    );
    if (pages.every((page, index) => page === plan.pages[index]))
      return { problem: `The list can be filtered by ${inSentence(label)} already.` };
    return {
      plan: { ...plan, pages },
      said: `The list of ${inSentence(entity.plural)} can be filtered by **${inSentence(label)}** now.`,
    };
  },
};

function withChart(plan: AppPlan, chart: Chart): Applied {
  const entity = entityOf(plan, chart.entity);
  const label = inSentence(labelOfChart(chart, entity));
  const dashboard = plan.pages.find((page): page is DashboardPage => page.archetype === 'dashboard');
  if (!dashboard) {
    const made = dashboardFor(entity, [chart]);
    return made
      ? addView(plan, made, 'dashboard', `The new overview has a chart **${label}**.`)
      : { problem: `There is nothing in ${inSentence(entity.plural)} that a chart could count.` };
  }
  const isSame = (one: Chart) => chart.shape !== undefined && one.shape === undefined && JSON.stringify({ ...one, shape: chart.shape }) === JSON.stringify({ ...chart }); // prettier-ignore
  const drawn = dashboard.charts.some(isSame) ? dashboard.charts.map((one) => (isSame(one) ? chart : one)) : null;
  const charts = drawn ?? uniqueCharts([...dashboard.charts, chart]);
  if (drawn === null && charts.length === dashboard.charts.length)
    return { problem: `${dashboard.label} has a chart ${label} already.` };
  return {
    plan: { ...plan, pages: plan.pages.map((page) => (page === dashboard ? { ...dashboard, charts } : page)) },
    said: `${dashboard.label} has a chart **${label}** now.`,
  };
}

export function addView(plan: AppPlan, page: Page | null, what: string, said?: string): Applied {
  if (!page) return { problem: `There is no field that a ${what} could use.` };
  if (
    plan.pages.some(
      (one) =>
        one.archetype === page.archetype &&
        one.entity === page.entity &&
        (one.archetype !== 'board' || (page.archetype === 'board' && one.by === page.by)),
    )
  )
    return { problem: `The app has such a ${what} already.` };
  if (navigation(plan).length >= maxNavigation)
    return {
      problem: `The navigation holds ${maxNavigation} pages. Remove one first, for example “remove the calendar page”.`,
    };
  const details = plan.pages.filter((one) => one.archetype === 'detail');
  const next = withPages(plan, [...navigation(plan), page, ...details]);
  return { plan: next, said: said ?? `There is a **${page.label}** page in the navigation now.` };
}
