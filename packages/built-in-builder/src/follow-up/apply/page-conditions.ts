import { onlyWith, standsOn, type FieldOnly } from '../../plan/only.ts';
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
/** Whether a figure counts by a field. */
export const countsBy = ({ entity, measure, only, less, against }: FigureBeside, of: string, field: string): boolean =>
  (entity === of && (standsOn(only, field) || (measure.kind === 'share' ? standsOn(measure.of, field) : 'field' in measure && measure.field === field) || against?.field === field)) ||
  (less?.entity === of && (standsOn(less.only, field) || (less.measure.kind === 'sum' && less.measure.field === field))); // prettier-ignore

export const withFiguresBeside = (pages: readonly Page[], change: (one: FigureBeside) => FigureBeside | null): Page[] =>
  pages.map((page) => {
    if (page.archetype !== 'dashboard' || !page.beside) return page;
    return { ...page, beside: page.beside.map(change).filter((one) => one !== null) };
  });
