import { inSentence } from '../../plan/names.ts';
import type { Only } from '../../plan/only.ts';
import type { Entity, Field } from '../../plan/plan.ts';

/** A page of some records; `marks` where they stand out in the whole list as well. */
export type View = { entity: Entity; label: string; only: Only[]; marks?: boolean };

/** What the sentence speaks of comes first. */
export const inOrder = (entities: readonly Entity[], sentence: string): Entity[] => {
  const isNamed = ({ label, plural }: Entity) => [label, plural].some((name) => sentence.toLowerCase().includes(inSentence(name).toLowerCase().slice(0, 7))); // prettier-ignore
  return [...entities.filter(isNamed), ...entities.filter((entity) => !isNamed(entity))];
};

export function firstWith(entities: readonly Entity[], sentence: string, of: (field: Field) => boolean) {
  for (const entity of inOrder(entities, sentence)) {
    const field = entity.fields.find(of);
    if (field) return { entity, field };
  }
  return null;
}
