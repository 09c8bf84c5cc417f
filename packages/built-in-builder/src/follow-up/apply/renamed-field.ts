import type { AppPlan, Entity, Field, ListOrder, Page } from '../../plan/plan.ts';
import { formulaRenamed } from '../../plan/formula.ts';
import type { FieldOnly } from '../../plan/only.ts';
import { highlightsWith } from '../../plan/highlights.ts';
import { withConditions } from './page-conditions.ts';
import { withEntity } from './with-pages.ts';

/** The field under its new name, in the entity and in every page that stands on it. */
export function renamed(plan: AppPlan, entity: Entity, from: string, to: string, label: string): AppPlan {
  const now = (name: string) => (name === from ? to : name);
  const onNow = (one: FieldOnly): FieldOnly => ({ ...one, field: now(one.field) });
  const next: Entity = {
    ...highlightsWith(entity, onNow),
    fields: entity.fields.map((field) => ({
      ...(field.name === from ? { ...field, name: to, label } : field),
      ...(field.formula && { formula: formulaRenamed(field.formula, now) }),
    })),
    columns: entity.columns.map(now),
  };
  const renamedHere = withEntity(plan, next);
  return {
    ...renamedHere,
    entities: renamedHere.entities.map((other) => ({
      ...other,
      fields: other.fields.map((field) => reaching(field, other, entity.name, now)),
    })),
    pages: plan.pages.map((page) =>
      page.entity === entity.name ? withConditions(pageWith(page, entity.name, now), onNow) : page,
    ),
  };
}

/** What another list works out of this field, through its reference. */
function reaching(field: Field, of: Entity, entity: string, now: (name: string) => string): Field {
  if (!field.formula) return field;
  const leadsHere = (via: string) => of.fields.some(({ name, reference }) => name === via && reference === entity);
  const parts = field.formula.parts.map((part) =>
    'via' in part && part.via !== undefined && leadsHere(part.via) ? { ...part, field: now(part.field) } : part,
  );
  return { ...field, formula: { ...field.formula, parts } };
}

function pageWith(page: Page, entity: string, now: (name: string) => string): Page {
  switch (page.archetype) {
    case 'list':
      return {
        ...page,
        filters: page.filters.map(now),
        ...(page.order && { order: orderNow(page.order, now) }),
        ...(page.groupBy && { groupBy: now(page.groupBy) }),
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
