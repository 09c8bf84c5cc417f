import type { AppPlan, Entity, Field, ListPage, Page } from '../../plan/plan.ts';
import { withPages } from '../apply/with-pages.ts';
import type { Step } from './steps.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A part of something as it was before, where it is still as the step left it; whatever came since stays. */
function putBack<T extends object>(now: T, before: T | undefined, after: T | undefined, keys: readonly (keyof T)[]): T {
  if (!before || !after) return now;
  const back: T = { ...now };
  for (const key of keys) {
    if (isSame(before[key], after[key]) || !isSame(now[key], after[key])) continue;
    if (before[key] === undefined) delete back[key];
    else back[key] = before[key];
  }
  return back;
}

const ofLook = ['palette', 'typePair', 'radius', 'colours', 'textSize'] as const;
const ofEntity = ['label', 'plural', 'columns', 'addLabel', 'emptyText', 'highlights'] as const;
const ofField = ['label', 'isRenamed', 'unit', 'mark', 'start', 'isRequired', 'options'] as const;
const ofPage = ['label', 'note'] as const;
const ofList = ['layout', 'filters', 'order', 'hidesDone', 'groupBy', 'only'] as const;

/** The plan without what a step did to looks, names, columns, orders and pages; its lists and fields stay as they are. */
export function planWithout(now: AppPlan, { before, after }: Step): AppPlan {
  const entities = now.entities.map((entity): Entity => {
    const [old, then] = [before, after].map((plan) => plan.entities.find(({ name }) => name === entity.name));
    const fields = entity.fields.map((field): Field => {
      const [was, became] = [old, then].map((one) => one?.fields.find(({ name }) => name === field.name));
      return putBack(field, was, became, ofField);
    });
    return { ...putBack(entity, old, then, ofEntity), fields };
  });
  const plan = { ...putBack(now, before, after, ['name', 'nav', 'footer', 'currency']), look: putBack(now.look, before.look, after.look, ofLook), entities }; // prettier-ignore
  return withPagesOf(plan, before, after);
}

/** Pages are the same by what they show: their names follow the first one. */
export const keyOf = (page: Page): string => JSON.stringify([page.archetype, page.entity, page.archetype === 'list' ? page.only : null, page.archetype === 'feature' ? page.label : null]); // prettier-ignore

function withPagesOf(plan: AppPlan, before: AppPlan, after: AppPlan): AppPlan {
  const find = ({ pages }: AppPlan, page: Page) => pages.find((one) => keyOf(one) === keyOf(page));
  const kept = plan.pages
    .filter((page) => find(before, page) || !find(after, page) || page.archetype === 'detail')
    .map((page): Page => {
      const [old, then] = [find(before, page), find(after, page)];
      const back = putBack(page, old, then, ofPage);
      return page.archetype === 'list' ? putBack(back as ListPage, old as ListPage, then as ListPage, ofList) : back;
    });
  const gone = before.pages.filter((page) => !find(after, page) && !find(plan, page) && plan.entities.some(({ name }) => name === page.entity || page.entity === '')); // prettier-ignore
  const all = [...kept, ...gone];
  const wasMoved = !isSame(order(before.pages, all), order(after.pages, all));
  const ordered = wasMoved ? inOrderOf(before.pages, all) : all;
  return ordered.some(({ archetype }) => archetype !== 'detail') ? withPages(plan, ordered) : plan;
}

const order = (pages: readonly Page[], of: readonly Page[]): string[] =>
  pages.map(keyOf).filter((key) => of.some((page) => keyOf(page) === key));

/** Pages that were there stand as they stood, those that came since behind the one that they follow now. */
function inOrderOf(old: readonly Page[], all: readonly Page[]): Page[] {
  const sorted = old.flatMap((page) => all.find((one) => keyOf(one) === keyOf(page)) ?? []);
  all.forEach((page, index) => {
    if (sorted.includes(page)) return;
    const before = all.slice(0, index).toReversed().find((one) => sorted.includes(one)); // prettier-ignore
    sorted.splice(before ? sorted.indexOf(before) + 1 : 0, 0, page);
  });
  return sorted;
}
