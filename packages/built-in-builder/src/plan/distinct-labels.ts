import type { AppPlan } from './plan.ts';

/** Two pages of one name cannot be told apart in a navigation: each further one says of what it is. */
export function distinctLabels({ pages, entities }: AppPlan): void {
  const taken = new Set<string>();
  for (const page of pages) {
    if (page.archetype === 'detail') continue;
    const of = entities.find(({ name }) => name === page.entity)?.plural;
    if (taken.has(page.label.toLowerCase()) && of && of !== page.label) page.label = `${page.label}: ${of}`;
    taken.add(page.label.toLowerCase());
  }
}
