import type { AppPlan, Entity, ListOrder, Page } from '../../plan/plan.ts';
import { withEntity } from './with-pages.ts';

/** The field under its new name, in the entity and in every page that stands on it. */
export function renamed(plan: AppPlan, entity: Entity, from: string, to: string, label: string): AppPlan {
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
      return {
        ...page,
        filters: page.filters.map(now),
        ...(page.order && { order: orderNow(page.order, now) }),
      };
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

const orderNow = ({ field, direction, next }: ListOrder, now: (name: string) => string): ListOrder => ({
  field: now(field),
  direction,
  ...(next && { next: orderNow(next, now) }),
});
