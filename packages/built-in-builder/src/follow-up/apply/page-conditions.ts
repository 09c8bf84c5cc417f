import { onlyWith, type FieldOnly } from '../../plan/only.ts';
import type { Page } from '../../plan/plan.ts';

/** The page with its conditions changed: those of the records that it shows, or that its figure counts. */
export function withConditions(page: Page, change: (one: FieldOnly) => FieldOnly): Page {
  switch (page.archetype) {
    case 'list':
      return page.only ? { ...page, only: onlyWith(page.only, change) } : page;
    case 'dashboard':
      return page.only ? { ...page, only: onlyWith(page.only, change) } : page;
    default:
      return page;
  }
}
