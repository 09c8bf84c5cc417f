import type { Chart, Entity, Field, Measure } from '../../../plan/plan.ts';
import type { Only } from '../../../plan/only.ts';
import { isMean, rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { conditionsIn } from '../../figures/conditions.ts';
import { partOf, tieTo } from '../../figures/of-each.ts';
import { inLanguage, lower, workOut } from '../../figures/parts.ts';
import type { ReadWish } from '../read-wish.ts';
import { isDay, isNumber, someOf } from './conditions.ts';
import { chosenFields, type Given, type Maker } from './maker.ts';

/** How likely a field has to be to be what a figure is of, or goes by. */
const least = 0.12;

const spans = ['week', 'month', 'year'] as const;
type Span = (typeof spans)[number];
const isWeekly = /(?<!\p{L})(?:week(?:s|ly)?|wochen?|wöchentlich\p{L}*)(?!\p{L})/iu;
const spanOf = ({ values }: ReadWish, text: string): Span | undefined => (isWeekly.test(text) ? 'week' : spans.find((span) => span === values.by)); // prettier-ignore

/** What bars can stand for. */
const parts: ReadonlySet<string> = new Set(['select', 'multiselect', 'boolean', 'reference']);

/** Records counted, or a number of theirs added up or averaged, by a field or over time; as a pie where it is wished so. */
export const addChart: Maker = (wish, given) => {
  const number = wish.values.sum === 'no' ? undefined : summed(wish);
  if (wish.values.sum !== 'no' && !number) return null;
  const span = spanOf(wish, given.text);
  const by = byOf(wish, span, number?.entity);
  const entity = by?.entity ?? (span && (number?.entity ?? wish.list));
  if (!entity) return null;
  const chart: Chart = {
    entity: entity.name,
    measure: measureOf(number?.field, wish.values.sum === 'avg'),
    by: span ? { kind: span, field: by?.field.name ?? dayOf(entity) } : { kind: 'value', field: by!.field.name },
    ...(wish.values.as === 'pie' && !span && { shape: 'pie' as const }),
    ...some(wish, entity, given),
  };
  return [{ kind: 'add-chart', chart }];
};

const dayOf = (entity: Entity): string => rolesOf(entity).moment?.name ?? 'created_date';

const measureOf = (field: Field | undefined, isAverage: boolean): Measure =>
  field ? { kind: 'sum', field: field.name, ...(isAverage && !isMean(field) && { isMean: true as const }) } : { kind: 'count' }; // prettier-ignore

const summed = (wish: ReadWish) => wish.slot('sum').find(({ field, likely }) => isNumber(field) && likely >= least);

/** What it goes by: a field with values of its own, or a day where it goes over time; of the list that the number is of. */
function byOf(wish: ReadWish, span: Span | undefined, of: Entity | undefined) {
  const isFit = ({ field, entity }: { field: Field; entity: Entity }) => (!of || entity === of) && (span ? isDay(field) : parts.has(field.type) || (field.type === 'text' && field !== rolesOf(entity).title)); // prettier-ignore
  return wish.slot('by').find((one) => one.likely >= (span ? 0.5 : least) && isFit(one));
}

const some = (wish: ReadWish, entity: Entity, given: Given): { only?: Only[] } => {
  const only = wish.values.cond === 'yes' ? someOf(entity, given) : null;
  return only ? { only } : {};
};

/** "how many per teacher" by a field; of all, the large figure of the overview. */
export const countRecords: Maker = (wish, given) => {
  const [first] = chosenFields(wish);
  const entity = first?.entity ?? wish.list;
  const only = wish.values.by === 'cond' ? someOf(entity, given) : null;
  if (only) return [{ kind: 'count-figure', entity: entity.name, only }];
  const span = isWeekly.test(given.text) ? 'week' : 'month';
  // of some that nothing tells, the days they are counted by, else all of them
  if (first && isDay(first.field) && wish.values.by !== 'all') return [chartOf(first.entity, { kind: span, field: first.field.name })]; // prettier-ignore
  const by = wish.values.by === 'field' ? byOf(wish, undefined, undefined) : undefined;
  if (by) return [chartOf(by.entity, { kind: 'value', field: by.field.name })];
  return span === 'week' ? [chartOf(wish.list, { kind: 'week', field: dayOf(wish.list) })] : [{ kind: 'count-figure', entity: wish.list.name }]; // prettier-ignore
};
const chartOf = (entity: Entity, by: Chart['by']): Change => ({ kind: 'add-chart', chart: { entity: entity.name, measure: { kind: 'count' }, by } }); // prettier-ignore

const isMeanWord = /(?<!\p{L})(?:average|avg|mean|durchschnitt\p{L}*|schnitt|mittelwert|im mittel)(?!\p{L})/iu;

/** The large figure of the overview: a sum or an average, of all or of those that are spoken of. */
export const addTotal: Maker = (wish, given) => {
  const numbers = wish.fields.filter(({ field }) => isNumber(field));
  const [first] = chosenFields({ ...wish, fields: numbers }, 0.2);
  if (!first) return null;
  const average = isMeanWord.test(given.text) || isMean(first.field);
  return [{ kind: 'figure', entity: first.entity.name, field: first.field.name, ...(average && !isMean(first.field) && { average: true as const }), ...some(wish, first.entity, given) }]; // prettier-ignore
};

/** Beside each record how many of another list belong to it, or what a number of theirs comes to. */
export const ofEach: Maker = (wish, { text, plan }) => {
  const number = wish.values.sum === 'no' ? undefined : wish.slot('sum').find(({ entity, field, likely }) => entity !== wish.list && isNumber(field) && likely >= least); // prettier-ignore
  if (wish.values.sum !== 'no' && !number) return null;
  const child = number?.entity ?? wish.listSlot('from').find(({ list, likely }) => list !== wish.list && likely >= least)?.list; // prettier-ignore
  const by = child && tieTo(child, wish.list);
  const over = child && conditionsIn(wish.values.cond === 'yes' ? text : '', child).over;
  if (!by || !over) return null;
  const isAverage = wish.values.sum === 'avg';
  const { field } = number ?? {};
  const label = !field ? child.plural : isAverage ? inLanguage(plan, `Average ${lower(field.label)}`, `${field.label} im Schnitt`) : inLanguage(plan, `Total ${lower(field.label)}`, `${field.label} gesamt`); // prettier-ignore
  const take = !field ? 'count' : isAverage ? 'mean' : 'sum';
  return [
    workOut(wish.list, label, field?.type === 'money' ? 'money' : 'number', {
      by: 'same',
      parts: [partOf(child, wish.list, by, take, field?.name, { over })],
    }),
  ];
};
