import { isDay } from '../plan/field-kinds.ts';
import { listPageOf, type AppPlan, type Entity, type Field, type ListPage } from '../plan/plan.ts';
import { conditionsOf, type FieldOnly, type Only } from '../plan/only.ts';
import { inSentence, toLabel } from '../plan/names.ts';
import { isDeadline, rolesOf } from '../plan/roles.ts';

type View = { entity: Entity; label: string; only: Only };
type Asks = (sentence: string, entities: readonly Entity[]) => View | null;

const most = 3;

/** Pages for the records that a text wants to see apart: who has not paid, what is overdue, what is due today. */
export function askedViews({ entities, pages }: Pick<AppPlan, 'entities' | 'pages'>, text: string): ListPage[] {
  const found: View[] = [];
  for (const sentence of text.split(/(?<=[.!?;\n])\s+/))
    for (const ask of asks) {
      const view = ask(sentence, entities);
      const isNew = view && !found.some((one) => one.entity === view.entity && JSON.stringify(one.only) === JSON.stringify(view.only)); // prettier-ignore
      if (view && isNew && found.length < most) found.push(view);
    }
  const taken = new Set(pages.map(({ label }) => label.toLowerCase()));
  return found.flatMap(({ entity, label, only }) => {
    const like = listPageOf({ pages } as AppPlan, entity.name);
    if (!like || taken.has(label.toLowerCase()) || like.only) return [];
    const { hidesDone: _, note: __, order: ___, ...page } = like;
    // what begins with today would leave out what is past
    const layout = page.layout === 'agenda' || page.layout === 'journal' ? 'table' : page.layout;
    const by = conditionsOf(only).find((one): one is FieldOnly => 'field' in one)?.field;
    const isDay = entity.fields.some(({ name, type }) => name === by && (type === 'date' || type === 'datetime'));
    return [{ ...page, layout, name: '', label, icon: 'ListFilter', only, ...(by && isDay && { order: { field: by, direction: 'up' as const } }) }]; // prettier-ignore
  });
}

const isBirth = /birth|born|founded|joined|since|^last_/;
const daysOf = ({ fields }: Entity): Field[] => fields.filter((field) => isDay(field) && !isBirth.test(field.name));

/** The day by which something has to happen: a deadline, else the only day that may lie ahead. */
function dueOf(entity: Entity, sentence: string): Field | undefined {
  const days = daysOf(entity);
  const named = days.find(({ label }) => inSentence(label).split(' ').some((word) => word.length > 3 && !/^(?:date|day|time)$/.test(word) && sentence.toLowerCase().includes(word.slice(0, 5)))); // prettier-ignore
  return days.find((field) => field.formula !== undefined || isDeadline(field) || field.mark?.kind === 'overdue' || /pick_?up|return|back/.test(field.name)) ?? named; // prettier-ignore
}

/** What the sentence speaks of comes before what else is kept. */
const inOrder = (entities: readonly Entity[], sentence: string): Entity[] => {
  const isNamed = ({ label, plural }: Entity) => [label, plural].some((name) => new RegExp(String.raw`\b${inSentence(name).replace(/[^\p{L}\p{N} -]/gu, '.')}\b`, 'iu').test(sentence)); // prettier-ignore
  return [...entities.filter(isNamed), ...entities.filter((entity) => !isNamed(entity))];
};

const firstWith = <F>(entities: readonly Entity[], sentence: string, of: (entity: Entity) => F | undefined): { entity: Entity; field: F } | null => {
  for (const entity of inOrder(entities, sentence)) {
    const field = of(entity);
    if (field) return { entity, field };
  }
  return null;
}; // prettier-ignore

const asksToSee = /\b(?:see|show|list|view|know|overview|which|what|who|page|want|need|tell|where)\b/i;
const unpaid = /\b(?:who|which [\p{L}-]+|what|that) (?:still )?(?:has|have|hasn['’]?t|haven['’]?t|is|are|isn['’]?t|aren['’]?t)(?: not| n['’]t)?(?: yet)? (?:paid|to pay)\b|\bwho (?:still )?(?:owes|has to pay)|\b(?:unpaid|not (?:yet )?paid|open payments|outstanding payments|who paid and who)\b/iu; // prettier-ignore
const overdue = /\boverdue\b|\bpast (?:its |the |their )?due\b|\b(?:is|are|too) late\b|\bnot (?:been )?(?:returned|brought back|done) (?:in|on) time\b/i; // prettier-ignore
const today = /\b(?:list|view|overview|page|everything|all|what|which|who|see|show)\b[^.;]*\btoday\b|\btoday['’]s \p{L}+|\b(?:due|on|up) today\b|\b\p{L}+s of the day\b/iu; // prettier-ignore
const isFieldToday = /\b(?:worth|value|price|gave it|taken?) today\b/i;
const ahead = /\b(?:due|expir\w*|runs? out|ends?|coming(?: up)?|upcoming|planned|scheduled|needed|happen\w*|birthdays?|next|to (?:be )?\p{L}+)\b[^.;]*?\b(?:in|within|for|over|during)? ?the next (\d+|two|three|four|six|few)? ?(days?|weeks?|months?)\b|\b(?:due|expir\w*|coming up|ends?|happen\w*|what['’]?s|what is|which|who)\b[^.;,]*\b(next|this) (week|month)\b/iu; // prettier-ignore
/** "which are due?", "whose turn it is" */
const dueAgain = /\b(?:which|what|who|whose|the ones?|those)\b[^.;?]*\b(?:due|turn|again|needs? (?:to be )?\p{L}+(?:ed|ing))\b/iu; // prettier-ignore
const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, six: 6, few: 3 };
const lengths: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

const asks: readonly Asks[] = [
  (sentence, entities) => {
    if (!unpaid.test(sentence)) return null;
    const paid = firstWith(entities, '', ({ fields }) => fields.find(({ type, name }) => type === 'boolean' && /(?:^|_)paid(?:_|$)/.test(name))); // prettier-ignore
    return paid && { entity: paid.entity, label: `${paid.entity.plural}: not paid`, only: { kind: 'no', field: paid.field.name } }; // prettier-ignore
  },
  (sentence, entities) => {
    if (!overdue.test(sentence)) return null;
    const due = firstWith(entities, sentence, (entity) => dueOf(entity, sentence));
    return due && { entity: due.entity, label: `Overdue ${inSentence(due.entity.plural)}`, only: { kind: 'past', field: due.field.name } }; // prettier-ignore
  },
  (sentence, entities) => {
    if (!today.test(sentence) || isFieldToday.test(sentence) || !asksToSee.test(sentence)) return null;
    const day = firstWith(entities, sentence, (entity) => dueOf(entity, sentence) ?? (daysOf(entity).length > 0 ? rolesOf(entity).moment : undefined)); // prettier-ignore
    // what is worked out from the last time is due until it is done
    if (day?.field.formula && isDay(day.field)) return { entity: day.entity, label: `${day.entity.plural} due today`, only: { kind: 'older', field: day.field.name, days: -1 } }; // prettier-ignore
    return day && isDay(day.field) ? { entity: day.entity, label: `${day.entity.plural} today`, only: { kind: 'today', field: day.field.name } } : null; // prettier-ignore
  },
  (sentence, entities) => {
    if (!dueAgain.test(sentence)) return null;
    const day = firstWith(entities, sentence, ({ fields }) => fields.find((field) => field.type === 'date' && field.formula !== undefined)); // prettier-ignore
    return day && { entity: day.entity, label: `${day.entity.plural} due now`, only: { kind: 'older', field: day.field.name, days: -1 } }; // prettier-ignore
  },
  (sentence, entities) => {
    const [said, number = '1', unit = '', which = '', span = ''] = ahead.exec(sentence) ?? [];
    if (!said || !asksToSee.test(sentence)) return null;
    const day = firstWith(entities, sentence, (entity) => dueOf(entity, sentence) ?? (daysOf(entity).length === 1 ? daysOf(entity)[0] : undefined)); // prettier-ignore
    if (!day) return null;
    const label = (words: string) => `${day.entity.plural} ${words}`;
    if (which.toLowerCase() === 'this') return { entity: day.entity, label: label(`this ${span}`), only: { kind: span.toLowerCase() === 'week' ? 'week' : 'month', field: day.field.name } }; // prettier-ignore
    if (which !== '') return { entity: day.entity, label: label(`next ${span}`), only: { kind: 'next', field: day.field.name, span: span.toLowerCase() === 'week' ? 'week' : 'month' } }; // prettier-ignore
    const one = unit.toLowerCase().replace(/s$/, '');
    const days = (numbers[number.toLowerCase()] ?? Number(number)) * (lengths[one] ?? 1);
    return { entity: day.entity, label: toLabel(label(`in the next ${number === '1' ? one : `${number} ${unit}`}`)), only: { kind: 'within', field: day.field.name, days } }; // prettier-ignore
  },
];
