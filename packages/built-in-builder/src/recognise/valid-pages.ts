import { fieldOf, type Entity, type Page } from '../plan/plan.ts';
import { toDoFor } from './dashboard-pages.ts';

/** The pages without what points to entities that the app does not keep after all. */
export function validPages(pages: readonly Page[], entities: readonly Entity[]): Page[] {
  const named = (name: string) => entities.find((entity) => entity.name === name);
  return pages.flatMap((page): Page[] => {
    const entity = named(page.entity);
    if (page.archetype === 'feature') {
      if (page.feature === 'content' || (page.feature === 'calculator' && page.entity === '')) return [page];
      const others = page.others?.filter(named);
      const first = entity?.name ?? others?.shift();
      const lacksOrders = page.feature === 'cart' && (others?.length ?? 0) === 0;
      return first && !lacksOrders ? [{ ...page, entity: first, ...(others && { others }) }] : [];
    }
    if (!entity) return [];
    if (page.archetype !== 'dashboard') return [page];
    const charts = page.charts.filter(({ entity: of, by }) => {
      const charted = named(of);
      return charted && (by.field === 'created_date' || fieldOf(charted, by.field));
    });
    const toDo = page.toDo && named(page.toDo.entity) ? page.toDo : toDoFor(entity);
    return charts.length > 0 ? [{ ...page, charts, toDo }] : [];
  });
}
