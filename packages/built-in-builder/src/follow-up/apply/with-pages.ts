import type { AppPlan, Entity, Page } from '../../plan/plan.ts';
import { maxItems } from '../../generate/layout-file.ts';
import { named } from '../../recognise/build-pages.ts';

/** Pages in the navigation; a detail page is reached from its list. */
export const navigation = (plan: AppPlan) => plan.pages.filter((page) => page.archetype !== 'detail');

export const maxNavigation = maxItems;

export const withEntity = (plan: AppPlan, next: Entity): AppPlan => ({
  ...plan,
  entities: plan.entities.map((one) => (one.name === next.name ? next : one)),
});

/** Pages that stay keep their file names, but the first one is always the app's Home. */
export function withPages(plan: AppPlan, pages: readonly Page[]): AppPlan {
  const isInOrder = pages[0]?.name === 'Home' && pages.every(({ name }) => name !== '');
  if (isInOrder) return { ...plan, pages: [...pages] };
  const kept = pages.map((page, index) => (index > 0 && page.name !== '' && page.name !== 'Home' ? page.name : null));
  const taken = new Set(kept.map((name) => name?.toLowerCase()));
  const fresh = named(pages, plan.entities[0]).map((page, index) => ({ ...page, name: kept[index] ?? free(page.name, taken) }) as Page); // prettier-ignore
  return { ...plan, pages: fresh };
}

function free(wanted: string, taken: Set<string | undefined>): string {
  let name = wanted;
  for (let again = 2; taken.has(name.toLowerCase()); again += 1) name = `${wanted}${again}`;
  taken.add(name.toLowerCase());
  return name;
}
