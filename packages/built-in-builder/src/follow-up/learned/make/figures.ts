import type { Chart, Entity, Field, Measure } from '../../../plan/plan.ts';
import type { Only } from '../../../plan/only.ts';
import { bookedOn, isMean, rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { saysSpan } from '../../figures/conditions.ts';
import { partOf, tieTo } from '../../figures/of-each.ts';
import { inLanguage, lower, workOut } from '../../figures/parts.ts';
import type { LikelyField, ReadWish } from '../read-wish.ts';
import { isDay } from '../../../plan/field-kinds.ts';
import { chosenFields, type Given, type Maker } from './maker.ts';
import { addsUp, countsRecords, meanOf, numbersFor, saysMean } from './measured.ts';
import { overOf, someOf } from './some.ts';

/** How likely a field has to be to be what a figure is of, or goes by. */
const least = 0.12;
/** How likely two of them have to be together. */
const leastPair = 0.02;
/** From here on a condition is asked for, and there is no figure without it. */
const sureCondition = 0.8;

const spans = ['week', 'month', 'year'] as const;
type Span = (typeof spans)[number];
const spanWords: readonly (readonly [Span, RegExp])[] = [
  ['week', /(?<!\p{L})(?:weekly|wöchentlich\p{L}*|(?:by|per|each|every|a|pro|je|jede[rn]?|nach) (?:week|woche)n?|week (?:by|after|to) week|woche für woche|in jeder woche)(?!\p{L})/iu],
  ['month', /(?<!\p{L})(?:monthly|monatlich\p{L}*|(?:by|per|each|every|a|pro|je|jede[nm]?|nach) (?:month|monat)e?n?|month (?:by|after|to|for) month|from month to month|monat f(?:ü|ue)r monat|over the months|did the months)(?!\p{L})/iu],
  ['year', /(?<!\p{L})(?:yearly|jährlich\p{L}*|(?:by|per|each|every|pro|je|jedes|nach) (?:year|jahr)e?n?|year (?:by|after) year|jahr für jahr)(?!\p{L})/iu],
]; // prettier-ignore
const spanOf = ({ values }: ReadWish, text: string): Span | undefined =>
  spanWords.find(([, words]) => words.test(text))?.[0] ?? (/(?<!\p{L})(?:this|last|diese[nrms]?|letzte[nrms]?) (?:week|month|year|woche|monat|jahr)/iu.test(text) ? undefined : spans.find((span) => span === values.by)); // prettier-ignore

/** What bars can stand for. */
const parts: ReadonlySet<string> = new Set(['select', 'multiselect', 'boolean', 'reference']);

/** Records counted, or a number of theirs added up or averaged, by a field or over time; as a pie where it is wished so. */
export const addChart: Maker = (wish, given) => {
  const { text } = given;
  const isCount = !addsUp(wish, given);
  const numbers = isCount ? [] : numbersFor(wish, wish.slot('sum'), given);
  const span = spanOf(wish, text);
  const [best] = bysOf(wish, given, span)
    .flatMap((by): { by: LikelyField; number: LikelyField | undefined; likely: number }[] =>
      isCount
        ? [{ by, number: undefined, likely: by.likely }]
        : numbers
            .filter(({ entity }) => entity === by.entity)
            .map((number) => ({ by, number, likely: by.likely * number.likely })),
    ) // prettier-ignore
    .toSorted((a, b) => b.likely - a.likely);
  if (!best || best.likely < leastPair) return null;
  const { by, number } = best;
  const only = someFor(wish, by.entity, given, by.field);
  if (only === null) return null;
  const isAverage = number !== undefined && (wish.values.sum === 'avg' || saysMean(text)) && !isMean(number.field);
  const chart: Chart = {
    entity: by.entity.name,
    measure: measureOf(number?.field, isAverage),
    by: { kind: span ?? 'value', field: by.field.name },
    ...(wish.values.as === 'pie' && !span && { shape: 'pie' as const }),
    ...only,
  };
  return [{ kind: 'add-chart', chart }];
};

const measureOf = (field: Field | undefined, isAverage: boolean): Measure =>
  field ? { kind: 'sum', field: field.name, ...(isAverage && { isMean: true as const }) } : { kind: 'count' };

const dayField = (entity: Entity): Field => bookedOn(entity) ?? createdOn;
/** The day on which every record was made. */
const createdOn: Field = { name: 'created_date', label: '', type: 'datetime', isRequired: false };

/** What it goes by: a field with values of its own, or a day where it goes over time; what is named behind "per" and whose choices are named one by one first. */
function bysOf(wish: ReadWish, given: Given, span: Span | undefined): LikelyField[] {
  const { plan, marked, text } = given;
  const rank = (entity: Entity) => nextList ** (marked.lists.some((one) => one.entity === entity) ? 0 : Math.max(0, wish.lists.indexOf(entity))); // prettier-ignore
  const slot = wish.slot('by');
  const isFit = ({ field, entity }: LikelyField) => !field.formula && (span ? isDay(field) : parts.has(field.type) || (field.type === 'text' && field !== rolesOf(entity).title)); // prettier-ignore
  const found = slot.filter(isFit).map((one) => {
    const of = plan.entities.find(({ name }) => name === one.field.reference);
    const places = [...marked.fields.filter(({ field, entity }) => field === one.field && entity === one.entity), ...marked.lists.filter(({ entity }) => entity === of)]; // prettier-ignore
    const isBehind = places.some(({ at }) => behindPer.test(text.slice(0, at)));
    const isEach = marked.options.filter(({ field }) => field === one.field).length > 1;
    return { ...one, likely: Math.max(one.likely, unlikely) * rank(one.entity) * (isBehind || isEach ? byWord : 1) };
  });
  // where no day is named it goes by the one on which it was
  const days = span ? plan.entities.map((entity): LikelyField => ({ entity, field: dayField(entity), likely: unnamed * rank(entity) })) : []; // prettier-ignore
  return [...found.filter(({ field }) => field.type !== 'text' || slot.some((one) => one.field === field && one.likely >= least)), ...days].toSorted((a, b) => b.likely - a.likely); // prettier-ignore
}
const nextList = 0.5;
const byWord = 5;
const unlikely = 0.01;
const unnamed = 0.2;
const behindPer = /(?<!\p{L})(?:by|per|for each|for every|each|every|in which|on which|which|what|of each|for which|je|pro|nach|pro|von welche[mnr]|auf welche[ns]?|mit welche[mnr]|welche[srmn]?|jede[nrms]?|auf die|an den einzelnen|über die|over the|among the)\s+(?:\p{L}+\s+)?$/iu; // prettier-ignore

/** The records that are meant; null where some are asked for that nothing in the app tells. */
function someFor(wish: ReadWish, entity: Entity, given: Given, but?: Field): { only?: Only[] } | null {
  const only = someOf(entity, given, but);
  // another number than that of the span is worse than none
  if (saysSpan(given.text) && !(but && isDay(but)) && !only?.some((one) => 'field' in one && ofTime(entity, one.field))) return null; // prettier-ignore
  if (only) return { only };
  return wish.values.cond === 'yes' && (wish.likelyValues.cond ?? 0) >= sureCondition ? null : {};
}

const ofTime = ({ fields }: Entity, name: string): boolean => name === 'created_date' || fields.some((field) => field.name === name && isDay(field)); // prettier-ignore

/** "how many per teacher" by a field; of all, the large figure of the overview. */
export const countRecords: Maker = (wish, given) => {
  const { text, marked } = given;
  const behind = marked.lists.find(({ entity }) => countsRecords(given, entity))?.entity;
  const [field] = chosenFields(wish);
  const span = spanOf(wish, text);
  if (wish.values.by === 'field' || span) {
    const [by] = bysOf(wish, given, span).filter(({ entity }) => !span || !behind || entity === behind);
    if (by && by.likely >= least) return [chartOf(by.entity, { kind: span ?? 'value', field: by.field.name }, someOf(by.entity, given, by.field))]; // prettier-ignore
  }
  const lists = [...new Set([behind ?? (field && !isDay(field.field) ? field.entity : wish.list), ...(behind ? [] : [wish.list, ...wish.lists])])]; // prettier-ignore
  for (const entity of lists) {
    const only = someOf(entity, given);
    if (only) return [{ kind: 'count-figure', entity: entity.name, only }];
    if (wish.values.by !== 'cond') break;
  }
  // of some that nothing tells no other number is shown
  return wish.values.by === 'cond' && (wish.likelyValues.by ?? 0) >= sureCondition ? null : [{ kind: 'count-figure', entity: lists[0]!.name }]; // prettier-ignore
};
const chartOf = (entity: Entity, by: Chart['by'], only: Only[] | null): Change => ({ kind: 'add-chart', chart: { entity: entity.name, measure: { kind: 'count' }, by, ...(only && { only }) } }); // prettier-ignore

/** The large figure of the overview: a sum or an average, of all or of those that are spoken of. */
export const addTotal: Maker = (wish, given) => {
  const [first] = numbersFor(wish, wish.fields, given);
  if (!first || first.likely < leastPair) return null;
  const only = someFor(wish, first.entity, given);
  if (only === null) return null;
  const average = meanOf(given.text, first.field);
  return [{ kind: 'figure', entity: first.entity.name, field: first.field.name, ...(average && { average: true as const }), ...only }]; // prettier-ignore
};

/** Beside each record how many of another list belong to it, or what a number of theirs comes to. */
export const ofEach: Maker = (wish, given) => {
  const { text, plan } = given;
  const from = wish.listSlot('from');
  const [pair] = wish.lists
    .flatMap((owner, rank) =>
      from.map(({ list: child, likely }) => ({
        owner,
        child,
        by: child === owner ? undefined : tieTo(child, owner),
        likely: Math.max(likely, unlikely) * nextList ** rank * (isBeside(owner, given) ? byWord : 1),
      })),
    ) // prettier-ignore
    .filter(({ by }) => by !== undefined)
    .toSorted((a, b) => b.likely - a.likely);
  if (!pair?.by || pair.likely < leastPair) return null;
  const { owner, child, by } = pair;
  const isNamed = given.marked.lists.some(({ entity }) => entity === child);
  if (!isNamed && from.find(({ list }) => list === child)!.likely < least) return null;
  const isCount = !addsUp(wish, given, child);
  const numbers = isCount
    ? []
    : numbersFor(
        wish,
        wish.slot('sum').filter(({ entity }) => entity === child),
        given,
      );
  const field = numbers[0]?.field;
  if (!isCount && !field) return null;
  const only = someOf(child, given);
  const over = overOf(only);
  if (!over || (!only && wish.values.cond === 'yes' && (wish.likelyValues.cond ?? 0) >= sureCondition)) return null;
  const isAverage = field !== undefined && (wish.values.sum === 'avg' || saysMean(text));
  const label = !field ? child.plural : isAverage ? inLanguage(plan, `Average ${lower(field.label)}`, `${field.label} im Schnitt`) : inLanguage(plan, `Total ${lower(field.label)}`, `${field.label} gesamt`); // prettier-ignore
  const take = !field ? 'count' : isAverage ? 'mean' : 'sum';
  return [
    workOut(owner, label, field?.type === 'money' ? 'money' : 'number', {
      by: 'same',
      parts: [partOf(child, owner, by, take, field?.name, { over })],
    }),
  ];
};

/** Whether the list is named where something is to be beside each of its records. */
const isBeside = (list: Entity, { text, marked }: Given): boolean =>
  marked.lists.some(({ entity, at }) => entity === list && beside.test(text.slice(0, at)));
const beside = /(?<!\p{L})(?:beside|behind|next to|with|for|by|on|at|each|every|single|bei|neben|hinter|zu|am|beim|an|jede[nrms]?)\s+(?:(?:each|every|the|single|den|dem|der|jede[nrms]?)\s+)*$/iu; // prettier-ignore
