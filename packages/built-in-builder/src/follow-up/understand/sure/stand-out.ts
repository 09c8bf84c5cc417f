import { toLabel } from '../../../plan/names.ts';
import { isDeadline, rolesOf } from '../../../plan/roles.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { aboutIn, entitiesIn } from '../gist/mentions.ts';
import { onlyIn } from './conditions.ts';

const stands = /(?<!\p{L})(?:(?:jump|stand|stick|leap)s? out|catch\p{L}* (?:my|the|your) eye|notice(?:able)?|highlight\p{L}*|auffallen|auffällt|auffällig|ins auge (?:springen|stechen|fallen)|herausstechen|hervorstechen|hervorgehoben|hervorheben|sofort (?:sehen|erkennen)|sticht? heraus)(?!\p{L})/iu; // prettier-ignore
const late = /(?<!\p{L})(?:overdue|late|too late|past (?:the |its |their )?(?:due|date|deadline)|after the (?:due|return)\p{L}*|überfällig\p{L}*|zu spät|verspätet\p{L}*|abgelaufen\p{L}*|expired|nach de[mr] (?:\p{L}*(?:tag|datum|frist|termin)|rückgabe|abgabe))(?!\p{L})/iu; // prettier-ignore

/** "whoever has not paid should jump out at me": what is late is marked, and so is what meets a condition that is told. */
export function standOutWish(text: string, plan: AppPlan): Change[] | string | null {
  if (!stands.test(text)) return null;
  if (late.test(text)) {
    const all = plan.entities.flatMap((entity) => entity.fields.filter((field) => field.type.startsWith('date') && (isDeadline(field) || field === rolesOf(entity).until || /rueckgabe|faellig|frist|abgabe|bis|return/.test(field.name))).map((field) => ({ entity, field }))); // prettier-ignore
    const named = entitiesIn(text, plan)[0]?.entity;
    const due = all.find(({ entity }) => entity === named) ?? all[0];
    return due ? [{ kind: 'mark-overdue', entity: due.entity.name, field: due.field.name }] : 'I mark what is late by a due date: say “add a due date field” first. I changed nothing.'; // prettier-ignore
  }
  const entity = entitiesIn(text, plan)[0]?.entity ?? aboutIn(text, plan);
  const found = onlyIn(text, entity, plan);
  if (typeof found === 'string') return found;
  // what is low is marked as such
  if (!found || [found.only].flat().some(({ kind }) => kind === 'below')) return null;
  return [{ kind: 'highlight', entity: entity.name, only: [found.only].flat(), label: toLabel(found.words).slice(0, 40) }]; // prettier-ignore
}
