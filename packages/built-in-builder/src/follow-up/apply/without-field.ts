import type { AppPlan, Entity, Page } from '../../plan/plan.ts';
import { withoutHighlightsOf } from '../../plan/highlights.ts';
import { standsOn } from '../../plan/only.ts';
import { rolesOf } from '../../plan/roles.ts';
import { boardFor, filtersFor, layoutWorks } from '../../recognise/build-pages.ts';
import { dashboardFor } from '../../recognise/dashboard-pages.ts';
import { layoutFor } from '../../recognise/custom-kind.ts';
import { withSoundFormulas } from './sound-formulas.ts';
import { countsBy, withFiguresBeside } from './page-conditions.ts';
import { withEntity, withPages } from './with-pages.ts';

/** Everything that stood on the field goes with it or stands on another one. */
export function withoutField(plan: AppPlan, entity: Entity, field: string): AppPlan {
  const next: Entity = {
    ...withoutHighlightsOf(entity, field),
    fields: entity.fields.filter((one) => one.name !== field),
    columns: entity.columns.filter((name) => name !== field),
  };
  const pages = withFiguresBeside(plan.pages, (one) => (countsBy(one, entity.name, field) ? null : one)).flatMap(
    (page): Page[] => {
      if (page.entity !== entity.name) return [page];
      switch (page.archetype) {
        case 'list': {
          const filters = page.filters.filter((name) => name !== field);
          const { order, groupBy, ...rest } = page;
          if (standsOn(page.only, field)) return [];
          return [
            {
              ...rest,
              ...(groupBy && groupBy !== field && { groupBy }),
              ...(order &&
                order.field !== field && {
                  order: order.next?.field === field ? { field: order.field, direction: order.direction } : order,
                }),
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
          const uses = (page.measure.kind === 'sum' && page.measure.field === field) || standsOn(page.only, field);
          const charts = page.charts.filter(
            (chart) =>
              chart.entity !== entity.name ||
              (!standsOn(chart.only, field) &&
                chart.by.field !== field &&
                !(chart.by.kind === 'value' && chart.by.via === field) &&
                !(chart.measure.kind === 'sum' && chart.measure.field === field)),
          );
          const fresh = dashboardFor(next, charts);
          if (!fresh) return [];
          if (uses || page.period === field || charts.length === 0)
            return [
              {
                ...fresh,
                name: page.name,
                label: page.label,
                icon: page.icon,
                ...(page.beside && { beside: page.beside }),
              },
            ];
          return [{ ...page, charts, toDo: page.toDo?.field === field ? fresh.toDo : page.toDo }];
        }
        default:
          return [page];
      }
    },
  );
  return withSoundFormulas(withPages(withEntity(plan, next), pages));
}
