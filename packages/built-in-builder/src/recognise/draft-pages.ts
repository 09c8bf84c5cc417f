import { type AppPlan, type ListPage } from '../plan/plan.ts';

const isDraft = /^(?:draft|entwurf)$/i;
const isPublished = /^(?:published|veröffentlicht)$/i;

/** What is still a draft stands on a page of its own, and on none that readers see. */
export function draftPages(plan: AppPlan, notes: string[]): void {
  for (const { name, fields } of plan.entities) {
    const status = fields.find(({ options }) => options?.some(({ value }) => isDraft.test(value)) && options.some(({ value }) => isPublished.test(value)));
    const list = plan.pages.find((page): page is ListPage => page.archetype === 'list' && page.entity === name);
    if (!status || !list || list.only) continue;
    const valueOf = (words: RegExp) => status.options!.find(({ value }) => words.test(value))!.value;
    list.only = { field: status.name, kind: 'is', value: valueOf(isPublished) };
    list.filters = list.filters.filter((filter) => filter !== status.name);
    plan.pages.splice(plan.pages.indexOf(list) + 1, 0, {
      archetype: 'list',
      name: plan.pages.some((page) => page.name === 'Drafts') ? `${name}Drafts` : 'Drafts',
      label: 'Drafts',
      icon: 'FilePen',
      entity: name,
      layout: 'table',
      filters: [],
      only: { field: status.name, kind: 'is', value: valueOf(isDraft) },
    });
    notes.push('Lists and search show only what is published; what is not yet stands under “Drafts”.');
  }
} // prettier-ignore
