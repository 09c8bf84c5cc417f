import { audienceOf } from '../generate/sent.ts';
import type { AppPlan, Entity } from '../plan/plan.ts';
import { named } from './build-pages.ts';

/** Whoever signs in begins with a page that is theirs to see, never with who may see it. */
export function startForAll(plan: AppPlan): void {
  const [first] = plan.pages;
  if (!first || first.archetype === 'landing' || audienceOf(first, plan) !== 'admins') return;
  const reads = (entity: string) => plan.entities.some((one) => one.name === entity && one.access.read !== 'admin');
  const lists = plan.pages.filter((page) => page.archetype === 'list' && page.only === undefined && reads(page.entity) && audienceOf(page, plan) !== 'admins'); // prettier-ignore
  const of = (holds: (entity: Entity) => boolean) => lists.find((page) => plan.entities.some((one) => one.name === page.entity && holds(one))); // prettier-ignore
  const own = of(({ isSent }) => isSent === true) ?? of(({ theirsBy }) => theirsBy !== undefined) ?? lists[0];
  if (own) plan.pages = named([own, ...plan.pages.filter((page) => page !== own)], plan.entities[0]);
}
