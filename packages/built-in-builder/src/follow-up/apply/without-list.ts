import type { FeatureName, Page } from '../../plan/plan.ts';
import { withFiguresBeside } from './page-conditions.ts';

/** Pages that show several lists beside one another, or the one with the other: each works without one of them. */
const ofSeveral: ReadonlySet<FeatureName> = new Set(['search', 'report', 'profile', 'availability']);

/** The pages once a list is gone: without its own, and without what others show of it. */
export function withoutList(pages: readonly Page[], name: string): Page[] {
  const kept = pages.filter(({ entity }) => entity !== name).flatMap((page) => withoutItsPart(page, name) ?? []);
  return withFiguresBeside(kept, (one) => (one.entity === name || one.less?.entity === name ? null : one));
}

function withoutItsPart(page: Page, name: string): Page | null {
  if (page.archetype === 'dashboard') {
    const charts = page.charts.filter(({ entity }) => entity !== name);
    return { ...page, charts, toDo: page.toDo?.entity === name ? null : page.toDo };
  }
  if (page.archetype !== 'feature' || !page.others?.includes(name)) return page;
  return ofSeveral.has(page.feature) ? { ...page, others: page.others.filter((other) => other !== name) } : null;
}
