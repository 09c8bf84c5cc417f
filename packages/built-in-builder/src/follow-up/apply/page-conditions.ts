import { onlyWith, type FieldOnly } from '../../plan/only.ts';
import type { FigureBeside, Page } from '../../plan/plan.ts';

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

/** Every overview with its figures of other lists changed; null takes one away. */
export const withFiguresBeside = (pages: readonly Page[], change: (one: FigureBeside) => FigureBeside | null): Page[] =>
  pages.map((page) => {
    if (page.archetype !== 'dashboard' || !page.beside) return page;
    return { ...page, beside: page.beside.map(change).filter((one) => one !== null) };
  });
