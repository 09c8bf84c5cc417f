import {
  boardFor,
  calendarFor,
  dashboardFor,
  filtersFor,
  labelOfChart,
  layoutWorks,
  listFor,
  named,
  uniqueCharts,
} from '../recognise/build-pages.ts';
import { iconFor, layoutFor } from '../recognise/custom-kind.ts';
import { inSentence, pluralise, toFieldName } from '../plan/names.ts';
import { entityOf, fieldOf, type AppPlan, type DashboardPage, type Entity, type Page } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { toOptions } from '../plan/tones.ts';
import type { Change } from './change.ts';

const maxNavigation = 5;

/** The plan after a change, and what to say about it; `note` tells what becomes of stored records. */
export type Applied = { plan: AppPlan; said: string; note?: string } | { problem: string };

export function applyChange(plan: AppPlan, change: Change): Applied {
  switch (change.kind) {
    case 'add-field': {
      const entity = entityOf(plan, change.entity);
      const next = {
        ...entity,
        fields: [...entity.fields, change.field],
        columns: change.isShown ? [...entity.columns, change.field.name] : entity.columns,
      };
      const where = change.isShown ? 'the form, the detail page and the list' : 'the form and the detail page';
      return {
        plan: withEntity(plan, next),
        said: `${entity.plural} have a field **${change.field.label}** now, in ${where}.`,
      };
    }
    case 'rename-field': {
      const entity = entityOf(plan, change.entity);
      const old = fieldOf(entity, change.field)!;
      const name = toFieldName(change.label);
      if (name === '' || fieldOf(entity, name))
        return { problem: `“${change.label}” cannot be the name of a field here. Choose another one.` };
      const note =
        name === old.name
          ? undefined
          : `Values that were stored as ${inSentence(old.label)} stay in the database under the old name; new ones are stored under the new name.`;
      return {
        plan: renamed(plan, entity, old.name, name, change.label),
        said: `**${old.label}** is called **${change.label}** everywhere now.`,
        ...(note && { note }),
      };
    }
    case 'remove-field': {
      const entity = entityOf(plan, change.entity);
      const field = fieldOf(entity, change.field)!;
      return {
        plan: withoutField(plan, entity, field.name),
        said: `**${field.label}** is gone from ${inSentence(entity.plural)}.`,
        note: `Values that were stored stay in the database, hidden; they return if you add ${inSentence(field.label)} again.`,
      };
    }
    case 'show-field':
    case 'hide-field': {
      const entity = entityOf(plan, change.entity);
      const label = fieldOf(entity, change.field)!.label;
      const others = entity.columns.filter((name) => name !== change.field);
      const isShown = change.kind === 'show-field';
      return {
        plan: withEntity(plan, { ...entity, columns: isShown ? [...others, change.field] : others }),
        said: `**${label}** ${isShown ? 'stands in the list now' : 'is no longer in the list'}.`,
      };
    }
    case 'add-options': {
      const entity = entityOf(plan, change.entity);
      const field = fieldOf(entity, change.field)!;
      const known = field.options ?? [];
      const fresh = change.options.filter(
        (one) => !known.some(({ value }) => value.toLowerCase() === one.toLowerCase()),
      );
      if (fresh.length === 0) return { problem: `${field.label} has these choices already.` };
      const next = { ...field, options: [...known, ...toOptions(fresh)] };
      return {
        plan: withEntity(plan, { ...entity, fields: entity.fields.map((one) => (one === field ? next : one)) }),
        said: `**${field.label}** can be ${fresh.join(' or ')} too.`,
      };
    }
    case 'add-entity': {
      const { entity } = change.draft;
      if (plan.entities.some(({ name }) => name === entity.name))
        return { problem: `The app already keeps ${inSentence(entity.plural)}.` };
      const grown = { ...plan, entities: [...plan.entities, entity] };
      const detail: Page = {
        archetype: 'detail',
        name: '',
        label: entity.label,
        icon: iconFor(entity.label),
        entity: entity.name,
      };
      const isFull = navigation(plan).length >= maxNavigation;
      return {
        plan: withPages(grown, [...plan.pages, listFor(entity), detail]),
        said: `The app keeps **${inSentence(entity.plural)}** now, with ${entity.fields.map((field) => inSentence(field.label)).join(', ')}: a list, a form and a page for each.`,
        ...(isFull && { note: 'The navigation holds five pages, so the new list is reached from its address only.' }),
      };
    }
    case 'rename-entity': {
      const entity = entityOf(plan, change.entity);
      const plural = pluralise(change.label);
      const next = { ...entity, label: change.label, plural };
      const pages = plan.pages.map((page) =>
        page.entity === entity.name && page.label === entity.plural
          ? { ...page, label: plural }
          : page.entity === entity.name && page.label === entity.label
            ? { ...page, label: change.label }
            : page,
      );
      return {
        plan: { ...withEntity(plan, next), pages },
        said: `${entity.plural} are called **${inSentence(plural)}** everywhere now; their records stay.`,
      };
    }
    case 'remove-entity': {
      const entity = entityOf(plan, change.entity);
      const entities = plan.entities
        .filter((one) => one !== entity)
        .map((one) => ({
          ...one,
          fields: one.fields.map((field) => (field.reference === entity.name ? plainText(field) : field)),
        }));
      const pages = plan.pages.filter((page) => page.entity !== entity.name);
      if (!pages.some((page) => page.archetype !== 'detail'))
        return { problem: `Without ${inSentence(entity.plural)} the app would have no page.` };
      return {
        plan: withPages({ ...plan, entities }, pages),
        said: `${entity.plural} and their pages are gone.`,
        note: 'Their records stay in the database, out of reach, and return if you add them again.',
      };
    }
    case 'add-board':
      return addView(plan, boardFor(entityOf(plan, change.entity), change.by), 'board');
    case 'add-calendar':
      return addView(plan, calendarFor(entityOf(plan, change.entity)), 'calendar');
    case 'add-dashboard':
      return addView(plan, dashboardFor(entityOf(plan, change.entity), []), 'dashboard');
    case 'add-chart': {
      const entity = entityOf(plan, change.chart.entity);
      const label = inSentence(labelOfChart(change.chart, entity));
      const dashboard = plan.pages.find((page): page is DashboardPage => page.archetype === 'dashboard');
      if (!dashboard) {
        const made = dashboardFor(entity, [change.chart]);
        return made
          ? addView(plan, made, 'dashboard', `The new overview has a chart **${label}**.`)
          : { problem: `There is nothing in ${inSentence(entity.plural)} that a chart could count.` };
      }
      const charts = uniqueCharts([...dashboard.charts, change.chart]);
      if (charts.length === dashboard.charts.length)
        return { problem: `${dashboard.label} has a chart ${label} already.` };
      return {
        plan: { ...plan, pages: plan.pages.map((page) => (page === dashboard ? { ...dashboard, charts } : page)) },
        said: `${dashboard.label} has a chart **${label}** now.`,
      };
    }
    case 'add-filter': {
      const entity = entityOf(plan, change.entity);
      const label = fieldOf(entity, change.field)!.label;
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
    }
    case 'list-layout': {
      const entity = entityOf(plan, change.entity);
      const pages = plan.pages.map((page) =>
        page.archetype === 'list' && page.entity === entity.name && page.layout !== change.layout
          ? { ...page, layout: change.layout }
          : page,
      );
      if (pages.every((page, index) => page === plan.pages[index]))
        return { problem: `${entity.plural} are shown like that already.` };
      return {
        plan: { ...plan, pages },
        said: `${entity.plural} are shown as ${change.layout === 'gallery' ? 'cards' : 'a table'} now.`,
      };
    }
    case 'rename-page': {
      const page = plan.pages.find(({ name }) => name === change.page)!;
      return {
        plan: { ...plan, pages: plan.pages.map((one) => (one === page ? { ...page, label: change.label } : one)) },
        said: `The page ${page.label} is called **${change.label}** now; its address stays.`,
      };
    }
    case 'remove-page': {
      const page = plan.pages.find(({ name }) => name === change.page)!;
      const rest = plan.pages.filter((one) => one !== page);
      if (!rest.some((one) => one.archetype !== 'detail'))
        return { problem: `${page.label} is the only page of this app, so it has to stay.` };
      return { plan: withPages(plan, rest), said: `The page ${page.label} is gone.` };
    }
    case 'main-page': {
      const page = plan.pages.find(({ name }) => name === change.page)!;
      return {
        plan: withPages(plan, [page, ...plan.pages.filter((one) => one !== page)]),
        said: `The app opens with **${page.label}** now.`,
      };
    }
    case 'look': {
      const { kind: _, ...look } = change;
      const next = { ...plan.look, ...look };
      if (JSON.stringify(next) === JSON.stringify(plan.look))
        return { problem: `The app wears the ${next.palette} palette with ${next.typePair} type already.` };
      return {
        plan: { ...plan, look: next },
        said: `The app wears the **${next.palette}** palette with **${next.typePair}** type now, in light and dark.`,
      };
    }
    case 'rename-app':
      return {
        plan: { ...plan, name: change.name },
        said: `The app calls itself **${change.name}** now. Its name on your home screen is changed there or when you publish.`,
      };
    case 'access': {
      const entity = entityOf(plan, change.entity);
      return { plan: withEntity(plan, { ...entity, access: change.access }), said: '' };
    }
  }
}

const navigation = (plan: AppPlan) => plan.pages.filter((page) => page.archetype !== 'detail');
const withEntity = (plan: AppPlan, next: Entity): AppPlan => ({
  ...plan,
  entities: plan.entities.map((one) => (one.name === next.name ? next : one)),
});
const plainText = (field: Entity['fields'][number]) => {
  const { reference: _, ...rest } = field;
  return { ...rest, type: 'text' as const };
};

/** Pages that stay keep their file names, but the first one is always the app's Home. */
function withPages(plan: AppPlan, pages: readonly Page[]): AppPlan {
  const isInOrder = pages[0]?.name === 'Home' && pages.every(({ name }) => name !== '');
  return { ...plan, pages: isInOrder ? [...pages] : named(pages, plan.entities[0]!) };
}

function addView(plan: AppPlan, page: Page | null, what: string, said?: string): Applied {
  if (!page) return { problem: `There is no field that a ${what} could stand on.` };
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
    return { problem: 'The navigation holds five pages. Remove one first, for example “remove the calendar page”.' };
  const details = plan.pages.filter((one) => one.archetype === 'detail');
  const next = withPages(plan, [...navigation(plan), page, ...details]);
  return { plan: next, said: said ?? `There is a **${page.label}** page in the navigation now.` };
}

function renamed(plan: AppPlan, entity: Entity, from: string, to: string, label: string): AppPlan {
  const now = (name: string) => (name === from ? to : name);
  const next: Entity = {
    ...entity,
    fields: entity.fields.map((field) => (field.name === from ? { ...field, name: to, label } : field)),
    columns: entity.columns.map(now),
  };
  return {
    ...withEntity(plan, next),
    pages: plan.pages.map((page) => (page.entity === entity.name ? pageWith(page, entity.name, now) : page)),
  };
}

function pageWith(page: Page, entity: string, now: (name: string) => string): Page {
  switch (page.archetype) {
    case 'list':
      return { ...page, filters: page.filters.map(now) };
    case 'board':
      return { ...page, by: now(page.by) };
    case 'calendar':
      return { ...page, on: now(page.on) };
    case 'dashboard':
      return {
        ...page,
        measure: page.measure.kind === 'sum' ? { ...page.measure, field: now(page.measure.field) } : page.measure,
        period: page.period && now(page.period),
        charts: page.charts.map((chart) =>
          chart.entity === entity
            ? {
                ...chart,
                measure:
                  chart.measure.kind === 'sum' ? { ...chart.measure, field: now(chart.measure.field) } : chart.measure,
                by: { ...chart.by, field: now(chart.by.field) },
              }
            : chart,
        ),
        toDo: page.toDo && page.toDo.entity === entity ? { ...page.toDo, field: now(page.toDo.field) } : page.toDo,
      };
    default:
      return page;
  }
}

/** Everything that stood on the field goes with it or stands on another one. */
function withoutField(plan: AppPlan, entity: Entity, field: string): AppPlan {
  const next: Entity = {
    ...entity,
    fields: entity.fields.filter((one) => one.name !== field),
    columns: entity.columns.filter((name) => name !== field),
  };
  const pages = plan.pages.flatMap((page): Page[] => {
    if (page.entity !== entity.name) return [page];
    switch (page.archetype) {
      case 'list': {
        const filters = page.filters.filter((name) => name !== field);
        return [
          {
            ...page,
            layout: layoutWorks(page.layout, next) ? page.layout : layoutFor(next),
            filters: filters.length > 0 ? filters : filtersFor(next),
          },
        ];
      }
      case 'board': {
        const board = page.by === field ? boardFor(next) : page;
        return board ? [{ ...board, name: page.name, label: page.label } as Page] : [];
      }
      case 'calendar': {
        const moment = rolesOf(next).moment;
        return page.on !== field ? [page] : moment ? [{ ...page, on: moment.name }] : [];
      }
      case 'dashboard': {
        const uses = page.measure.kind === 'sum' && page.measure.field === field;
        const charts = page.charts.filter(
          (chart) =>
            chart.entity !== entity.name ||
            (chart.by.field !== field && !(chart.measure.kind === 'sum' && chart.measure.field === field)),
        );
        const fresh = dashboardFor(next, charts);
        if (!fresh) return [];
        if (uses || page.period === field || charts.length === 0)
          return [{ ...fresh, name: page.name, label: page.label, icon: page.icon }];
        return [{ ...page, charts, toDo: page.toDo?.field === field ? fresh.toDo : page.toDo }];
      }
      default:
        return [page];
    }
  });
  return withPages(withEntity(plan, next), pages);
}
