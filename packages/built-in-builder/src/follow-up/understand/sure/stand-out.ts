import { inSentence } from '../../../plan/names.ts';
import { isDeadline, rolesOf } from '../../../plan/roles.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { aboutIn, entitiesIn, fieldsIn } from '../gist/mentions.ts';

const stands = /(?<!\p{L})(?:(?:jump|stand|stick|leap)s? out|catch\p{L}* (?:my|the|your) eye|notice(?:able)?|highlight\p{L}*|auffallen|auffällt|auffällig|ins auge (?:springen|stechen|fallen)|herausstechen|hervorstechen|hervorgehoben|hervorheben|sofort (?:sehen|erkennen)|sticht? heraus)(?!\p{L})/iu; // prettier-ignore
const late = /(?<!\p{L})(?:overdue|late|too late|past (?:the |its |their )?(?:due|date|deadline)|after the (?:due|return)\p{L}*|überfällig\p{L}*|zu spät|verspätet\p{L}*|abgelaufen\p{L}*|expired|nach de[mr] (?:\p{L}*(?:tag|datum|frist|termin)|rückgabe|abgabe))(?!\p{L})/iu; // prettier-ignore

/** "whoever has not paid should jump out at me": what is late is marked; of other states a page of their own can be made. */
export function standOutWish(text: string, plan: AppPlan): Change[] | string | null {
  if (!stands.test(text) || /\d/.test(text)) return null;
  if (late.test(text)) {
    const all = plan.entities.flatMap((entity) => entity.fields.filter((field) => field.type.startsWith('date') && (isDeadline(field) || field === rolesOf(entity).until || /rueckgabe|faellig|frist|abgabe|bis|return/.test(field.name))).map((field) => ({ entity, field }))); // prettier-ignore
    const named = entitiesIn(text, plan)[0]?.entity;
    const due = all.find(({ entity }) => entity === named) ?? all[0];
    return due ? [{ kind: 'mark-overdue', entity: due.entity.name, field: due.field.name }] : 'I mark what is late by a due date: say “add a due date field” first. I changed nothing.'; // prettier-ignore
  }
  const state = fieldsIn(text, plan).find(({ field }) => field.type === 'boolean' || field.options);
  if (!state) return null;
  const about = state.entity ?? aboutIn(text, plan);
  return `Single records I cannot colour by ${state.field.label}; a page of just those I can make: say “a page with only the ${inWords(about)} that are not ${inSentence(state.field.label)}”. I changed nothing.`; // prettier-ignore
}
