import { inSentence, toLabel } from '../../../plan/names.ts';
import type { Entity, Field, ListLayout } from '../../../plan/plan.ts';
import { isDeadline, rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { orderGist } from '../../understand/gist/order.ts';
import { standOutWish } from '../../understand/sure/stand-out.ts';
import { workedWish } from '../../understand/sure/worked.ts';
import { labelFrom } from './labels.ts';
import { conditionOf, numberIn } from './conditions.ts';
import { isDay, isNumber } from '../../../plan/field-kinds.ts';
import { chosenFields, type Given, type Maker } from './maker.ts';

export const sortList: Maker = (wish, { text, plan }) => {
  const ruled = orderGist(text, plan);
  const [first] = chosenFields(wish);
  const isUrgent = /(?<!\p{L})(?:urgent\p{L}*|dringend\p{L}*|dringlich\p{L}*|eilig\p{L}*|pressing)(?!\p{L})/iu.test(
    text,
  );
  // what is most urgent is due next
  const said = wish.values.dir === 'down' && !(isUrgent && first && isDay(first.field)) ? 'down' : 'up';
  if (!first) return ruled ?? byCreation(wish.list, text, said);
  const { entity, field } = first;
  if (ruled?.some((change) => change.kind === 'sort-list' && change.field === field.name)) return ruled;
  return [{ kind: 'sort-list', entity: entity.name, field: field.name, direction: said }];
};

/** "the newest on top" where no field says when. */
const byCreation = (list: Entity, text: string, direction: 'up' | 'down'): Change[] | null =>
  /(?<!\p{L})(?:newest|latest|recent\p{L}*|oldest|last|neue?ste\p{L}*|letzte\p{L}*|älteste\p{L}*|zuletzt)(?!\p{L})/iu.test(
    text,
  )
    ? [{ kind: 'sort-list', entity: list.name, field: rolesOf(list).moment?.name ?? 'created_date', direction }]
    : null;

export const groupList: Maker = (wish) => {
  const [first] = chosenFields(wish);
  return first ? [{ kind: 'group-list', entity: first.entity.name, field: first.field.name }] : null;
};

export const filterList: Maker = (wish) => {
  const fields = chosenFields(wish);
  return fields.length > 0 ? fields.map(({ entity, field }) => ({ kind: 'add-filter', entity: entity.name, field: field.name })) : null; // prettier-ignore
};

export const hideDone: Maker = ({ list }) =>
  rolesOf(list).state || rolesOf(list).tick
    ? [{ kind: 'hide-done', entity: list.name }]
    : `Nothing in this app says which ${inWords(list)} are done: say “add a status field with open and done” first. I changed nothing.`;

/** A page of some records. */
export const onlyPage: Maker = (wish, given) => {
  const found = conditionOf(wish, given);
  if (typeof found === 'string') return found;
  const { entity, only, words } = found;
  if (!only) return `Which ${inWords(entity)} those are nothing in this app says, so I changed nothing. Add a field for it first, and name it: “a page with only the ${inWords(entity)} that are paid”.`; // prettier-ignore
  const label = given.plan.language === 'de' || !/^\p{L}+$/u.test(words) ? `${entity.plural}: ${words}` : `${toLabel(words)} ${inSentence(entity.plural)}`; // prettier-ignore
  return [{ kind: 'only-page', entity: entity.name, label: label.slice(0, 40), only }];
};

/** Days that are past and numbers that are low have marks of their own; all other rows stand out by what is said of them. */
export const markRows: Maker = (wish, given) => {
  const ruled = standOutWish(given.text, given.plan);
  if (Array.isArray(ruled)) return ruled;
  const [first] = chosenFields(wish, 0.15);
  const { cond } = wish.values;
  const number = numberIn(given.text);
  if (first && isNumber(first.field) && number !== null && cond === 'below') return [{ kind: 'mark-low', entity: first.entity.name, field: first.field.name, below: number }]; // prettier-ignore
  const list = first?.entity ?? wish.list;
  const due =
    first && isDay(first.field) ? first.field : list.fields.find((field) => isDay(field) && isDeadline(field));
  if (due && cond === 'past' && isDeadline(due)) return [{ kind: 'mark-overdue', entity: list.name, field: due.name }];
  const found = conditionOf(wish, given);
  if (typeof found === 'string') return found;
  const { entity, only, words } = found;
  return only
    ? [{ kind: 'highlight', entity: entity.name, only: [only].flat(), label: toLabel(words).slice(0, 40) }]
    : `Which ${inWords(entity)} are to stand out nothing in this app says, so I changed nothing. Name a field and its value: “mark the ${inWords(entity)} whose status is open”.`;
};

const signs = new Set(['product', 'sum', 'difference', 'quotient']);

/** As it is said to the letter, else from the two numbers that are likeliest and how they are reckoned. */
export const workOut: Maker = (wish, { text, plan }) => {
  const ruled = workedWish(text, plan);
  if (Array.isArray(ruled)) return ruled;
  const { by = '' } = wish.values;
  const [one, ...rest] = wish.fields.filter(({ field, likely }) => isNumber(field) && field.formula === undefined && likely >= 0.2); // prettier-ignore
  const other = rest.find(({ entity }) => entity === one?.entity);
  const fixed = one && (!other || other.likely < 0.5) ? fixedIn(text) : null;
  if (one && fixed !== null) {
    const label = labelFrom(wish.names[0] ?? '') ?? (plan.language === 'de' ? 'Gesamt' : 'Total');
    const sign = signs.has(by) && !fixed.isShare ? (by as 'product') : 'product';
    return [{ kind: 'work-out', entity: one.entity.name, label, type: one.field.type === 'money' || isOfMoney.test(text) ? 'money' : 'number', formula: { by: sign, parts: [{ field: one.field.name }, { number: fixed.number }] } }]; // prettier-ignore
  }
  if (!one || !other || !signs.has(by)) return ruled ?? unclear;
  const parts = inOrder([one.field, other.field], wish.marked, by).map(({ name }) => ({ field: name }));
  const isMoney = one.field.type === 'money' || other.field.type === 'money';
  const label = labelFrom(wish.names[0] ?? '') ?? (plan.language === 'de' ? 'Gesamt' : 'Total');
  return [{ kind: 'work-out', entity: one.entity.name, label, type: isMoney ? 'money' : 'number', formula: { by: by as 'product', parts } }]; // prettier-ignore
};
/** A number that is the same for all: "times 45", "30 cents each", "half of it", "19 %". */
function fixedIn(text: string): { number: number; isShare: boolean } | null {
  if (/(?<!\p{L})(?:half|hälfte|halbe\p{L}*)(?!\p{L})/iu.test(text)) return { number: 0.5, isShare: true };
  if (/(?<!\p{L})(?:twice|double|doppelt\p{L}*|zweimal)(?!\p{L})/iu.test(text)) return { number: 2, isShare: true };
  const number = numberIn(text);
  if (number === null) return null;
  if (/\d\s*(?:%|per ?cent|prozent)/iu.test(text)) return { number: number / 100, isShare: true };
  if (/\d\s*(?:cents?|pence|ct)(?!\p{L})/iu.test(text)) return { number: number / 100, isShare: false };
  return { number, isShare: false };
}
const isOfMoney = /[€$£]|(?<!\p{L})(?:euros?|dollars?|pounds?|quid|cents?|pence|money|costs?|price|owe\p{L}*|pay\p{L}*|earn\p{L}*|fee|wage\p{L}*|preis|kosten|lohn|schuld\p{L}*|zahl(?:en|t)|betrag)(?!\p{L})/iu; // prettier-ignore
const unclear = 'I can work out a number from fields that one of the lists has, or what it belongs to: say how, for example “total = price times amount”. I changed nothing.'; // prettier-ignore

/** What is divided or taken away from comes first, as it is said: "income minus costs"; "minus the costs" says the other first. */
function inOrder(fields: Field[], { fields: said }: Given['marked'], by: string): Field[] {
  if (by === 'product' || by === 'sum') return fields;
  const at = (field: Field) => said.find((one) => one.field === field)?.at ?? Infinity;
  return fields.toSorted((a, b) => at(a) - at(b));
}

const saysBoard = /(?<!\p{L})(?:\p{L}*board\p{L}*|\p{L}*kanban\p{L}*|columns?|lanes?|cards?|drag\p{L}*|mov(?:e|ing)|push\p{L}*|slid\p{L}*|stick\p{L}*|spalten?|karten?|kärtchen|tafel|pinnwand|\p{L}*zieh\p{L}*|\p{L}*schieb\p{L}*|zettel\p{L}*|step by step)(?!\p{L})/iu; // prettier-ignore

export const layOut: Maker = (wish, { text, plan }) => {
  const { list, values } = wish;
  const [first] = chosenFields(wish, 0.4);
  if (values.as === 'calendar') {
    const entity =
      first && isDay(first.field)
        ? first.entity
        : rolesOf(list).moment
          ? list
          : (plan.entities.find((one) => rolesOf(one).moment) ?? list);
    return rolesOf(entity).moment ? [{ kind: 'add-calendar', entity: entity.name }] : `A calendar needs a date. Say “add a date field to ${inWords(list)}” first.`; // prettier-ignore
  }
  if (values.as === 'board') {
    const by = first?.field.type === 'select' ? first : undefined;
    // what is to stand together is grouped, where nobody speaks of columns or of moving cards
    if (by && !saysBoard.test(text)) return [{ kind: 'group-list', entity: by.entity.name, field: by.field.name }];
    const entity = by?.entity ?? list;
    return entity.fields.some(({ type }) => type === 'select')
      ? [{ kind: 'add-board', entity: entity.name, by: by?.field.name }]
      : `A board needs a field with choices. Say “add a status field with new, in progress and done” first.`;
  }
  const layout = layouts[values.as ?? ''];
  return layout ? [{ kind: 'list-layout', entity: list.name, layout }] : null;
};
const layouts: Readonly<Record<string, ListLayout>> = { table: 'table', cards: 'gallery', gallery: 'gallery', agenda: 'agenda', checklist: 'checklist' }; // prettier-ignore
