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
  return { ...plan, pages: isInOrder ? [...pages] : named(pages, plan.entities[0]) };
}
