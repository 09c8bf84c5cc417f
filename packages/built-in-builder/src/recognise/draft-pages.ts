import { draftStatusIn } from '../plan/drafts.ts';
import { inSentence } from '../plan/names.ts';
import type { AppPlan, ListPage } from '../plan/plan.ts';

/** What is still a draft stands on a page of its own, and on none that readers see; nobody else can read it. */
export function draftPages(plan: AppPlan, notes: string[]): void {
  for (const entity of plan.entities) {
    const { name, plural } = entity;
    const status = draftStatusIn(entity);
    const list = plan.pages.find((page): page is ListPage => page.archetype === 'list' && page.entity === name);
    if (!status || !list || list.only) continue;
    const { field, draft, published } = status;
    entity.hidesDrafts = field.name;
    list.only = { field: field.name, kind: 'is', value: published };
    list.filters = list.filters.filter((filter) => filter !== field.name);
    plan.pages.splice(plan.pages.indexOf(list) + 1, 0, {
      archetype: 'list',
      name: plan.pages.some((page) => page.name === 'Drafts') ? `${name}Drafts` : 'Drafts',
      label: /^(?:draft|entwurf)$/i.test(draft) ? 'Drafts' : `${draft} ${inSentence(plural)}`,
      icon: 'FilePen',
      entity: name,
      layout: 'table',
      filters: [],
      only: { field: field.name, kind: 'is', value: draft },
    });
    notes.push(
      'Lists and search show only what is published; what is not yet stands under “Drafts”, for whoever writes it.',
    );
  }
}
