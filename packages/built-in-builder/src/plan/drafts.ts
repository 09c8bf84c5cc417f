import { fieldOf, type AppPlan, type Entity, type Field } from './plan.ts';

const isDraft = /^(?:draft|entwurf|hidden|unpublished|verborgen|unveröffentlicht)$/i;
const isPublished = /^(?:published|veröffentlicht|visible|public|sichtbar|öffentlich)$/i;

export type DraftStatus = { field: Field; draft: string; published: string };

/** The choice by which what readers see differs from what is still written; null where an entity has none. */
export function draftStatusIn({ fields }: Pick<Entity, 'fields'>): DraftStatus | null {
  for (const field of fields) {
    const valueOf = (words: RegExp) => field.options?.find(({ value }) => words.test(value))?.value;
    const [draft, published] = [valueOf(isDraft), valueOf(isPublished)];
    if (draft !== undefined && published !== undefined) return { field, draft, published };
  }
  return null;
}

/** The same where the plan hides drafts from others. */
export const hiddenDraftsOf = (entity: Entity): DraftStatus | null =>
  entity.hidesDrafts && fieldOf(entity, entity.hidesDrafts) ? draftStatusIn(entity) : null;

/** Whether a page lists only what is not published yet. */
export const isDraftPage = ({ entities }: Pick<AppPlan, 'entities'>, page: AppPlan['pages'][number]): boolean => {
  if (page.archetype !== 'list' || !page.only || Array.isArray(page.only)) return false;
  const entity = entities.find(({ name }) => name === page.entity);
  const status = entity && hiddenDraftsOf(entity);
  return page.only.kind === 'is' && page.only.value === status?.draft;
};
