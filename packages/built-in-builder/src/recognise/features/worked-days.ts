import { isDay } from '../../plan/field-kinds.ts';
import { toFieldName, toLabel } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import type { Formula } from '../../plan/formula.ts';
import { columnsOf } from '../entity-draft.ts';
import { fieldTypeOf } from '../field-type.ts';
import type { Features } from './features.ts';

/** "the calving date, that's 283 days later", "return date is 14 days after", "warranty until: 2 years later" */
const later = /(?:\bthe |\ba |, |^|\bout )((?:[\p{L}-]+ ){0,2}(?:date|day|deadline|until|end))(?:,| is| =|:| -)? ?(?:that['’]?s|that is|thats|which is|it['’]?s|is|comes|always)? ?(\d{1,4}) (days?|weeks?|months?|years?) (?:later|after(?:wards)?)(?: (?:the |that |it )?([\p{L} -]{3,30}?))?(?=[.,;!?]|$| and )/iu; // prettier-ignore
const inDays: Readonly<Record<string, number>> = { day: 1, week: 7 };
const inMonths: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** Days that follow from another one: so long after it, or once an interval has passed since the last time. */
export function workedDays(features: Features): void {
  const { reading, text, typed = text } = features.context;
  if (reading.language !== 'en') return;
  const said = later.exec(typed);
  if (said) addLater(features, said);
  for (const { draft } of features.drafts) if (addNext(draft.entity)) draft.entity.columns = columnsOf(draft.entity, draft.entity.columns); // prettier-ignore
}

function addLater(features: Features, [, words = '', count = '', unit = '', after = '']: RegExpExecArray): void {
  const label = toLabel(
    words
      .trim()
      .toLowerCase()
      .replace(/^(?:the|an?|its|their) /, ''),
  );
  const name = toFieldName(label);
  const one = unit.toLowerCase().replace(/s$/, '');
  const of = (entity: Entity) => {
    const days = entity.fields.filter((field) => isDay(field) && field.name !== name);
    const stem = after.toLowerCase().split(' ').at(-1)?.slice(0, 5) ?? '';
    return (
      days.find((field) => stem.length > 3 && field.label.toLowerCase().includes(stem)) ??
      days.findLast((field) => field.name !== 'date') ??
      days.at(-1)
    );
  };
  const owner = features.drafts.find(({ draft }) => draft.entity.fields.some((field) => field.name === name)) ?? features.drafts.find(({ draft }) => of(draft.entity)); // prettier-ignore
  const from = owner && of(owner.draft.entity);
  if (!owner || !from) return;
  const formula: Formula = { by: one in inDays ? 'days-after' : 'months-after', parts: [{ field: from.name }, { number: Number(count) * (inDays[one] ?? inMonths[one] ?? 1) }] }; // prettier-ignore
  const { entity } = owner.draft;
  const field: Field = { name, label, type: 'date', isRequired: false, formula };
  const at = entity.fields.findIndex((known) => known.name === name);
  if (at >= 0) entity.fields[at] = field;
  else entity.fields.splice(entity.fields.indexOf(from) + 1, 0, field);
  entity.columns = [...new Set([...columnsOf(entity, entity.columns).slice(0, 4), name])];
}

/** "last inspection and interval in months": when the next one is due. */
function addNext(entity: Entity): boolean {
  const last = entity.fields.find(
    (field) => isDay(field) && field.name.startsWith('last_') && field.mark?.kind === 'due',
  );
  if (last?.mark?.kind !== 'due' || typeof last.mark.every !== 'string') return false;
  const label = last.label.replace(/^last /i, 'Next ');
  const name = toFieldName(label);
  const { every, days = 1 } = last.mark;
  if (fieldTypeOf(label) !== 'date' || entity.fields.some((field) => field.name === name)) return false;
  if (days !== 1 && days !== 30) return false;
  const formula: Formula = { by: days === 30 ? 'months-after' : 'days-after', parts: [{ field: last.name }, { field: every }] }; // prettier-ignore
  entity.fields.splice(entity.fields.indexOf(last) + 1, 0, { name, label, type: 'date', isRequired: false, formula });
  return true;
}
