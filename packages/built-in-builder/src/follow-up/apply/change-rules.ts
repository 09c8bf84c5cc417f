import { inSentence, listInWords } from '../../plan/names.ts';
import { entityOf, fieldOf } from '../../plan/plan.ts';
import type { Appliers } from './applied.ts';
import { withEntity } from './with-pages.ts';

/** What the form of a list refuses because of other records. */
export const changeRules: Appliers<'unique'> = {
  unique(plan, { entity: name, fields }) {
    const entity = entityOf(plan, name);
    const labels = listInWords(fields.map((field) => fieldOf(entity, field)?.label ?? field));
    const isThere = (entity.once ?? []).some((one) => one.until === undefined && one.fields.length === fields.length && fields.every((field) => one.fields.includes(field))); // prettier-ignore
    if (isThere) return { problem: `No two ${inSentence(entity.plural)} can have the same ${labels} already.` };
    return {
      plan: withEntity(plan, { ...entity, once: [...(entity.once ?? []), { fields }] }),
      said: `No two ${inSentence(entity.plural)} can have the same **${labels}** now: the form refuses the second.`,
      note: 'Records that are stored already stay as they are.',
    };
  },
};
