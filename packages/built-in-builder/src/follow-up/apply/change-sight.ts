import { inSentence, listInWords } from '../../plan/names.ts';
import { entityOf } from '../../plan/plan.ts';
import { detailFor, listFor } from '../../recognise/build-pages.ts';
import type { Appliers } from './applied.ts';
import { withEntity, withPages } from './with-pages.ts';

/** Whose records somebody sees (docs/decisions/226). */
export const changeSight: Appliers<'own-sight'> = {
  'own-sight'(plan, { people, drafts, changed }) {
    const entities = [...plan.entities, ...drafts.map(({ entity }) => entity)];
    const next = changed.reduce(withEntity, { ...plan, entities });
    const list = entityOf(next, people);
    const email = list.fields.find(({ type }) => type === 'email');
    const seen = changed.filter(({ theirsBy, name }) => theirsBy && name !== people);
    return {
      plan: withPages(next, [...plan.pages, ...drafts.flatMap(({ entity }) => [listFor(entity), detailFor(entity)])]),
      said: `${list.plural} see only their own ${listInWords((seen.length > 0 ? seen : [list]).map(({ plural }) => inSentence(plural)))} from now on; admins see all.`,
      note: `They are known by the address that they sign in with: it has to stand under **${email?.label ?? 'Email'}** of ${inSentence(list.plural)}. What opens lists to those who sign in waits for your click below.`,
    };
  },
};
