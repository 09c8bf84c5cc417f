import { inSentence, singularise, toLabel } from '../plan/names.ts';
import {
  fieldOf,
  type Chart,
  type DashboardPage,
  type Entity,
  type Field,
  type Measure,
  type ToDo,
} from '../plan/plan.ts';
import { measureFor } from '../plan/measures.ts';
import { doneOptions, isDeadline, isMean, rolesOf } from '../plan/roles.ts';
import { isOfPast } from './custom-kind.ts';
import type { ChartWish } from './wishes.ts';

/** A dashboard from the fields alone: money or count, by month when there is a date, by each choice otherwise. */
export function dashboardFor(
  entity: Entity,
  wanted: readonly Chart[],
  measure: Measure = measureFor(entity),
): DashboardPage | null {
  const { moment, state, tag } = rolesOf(entity);
  const charts: Chart[] = [...wanted];
  const period = moment && isEvent(moment) ? moment.name : null;
  if (moment) charts.push({ entity: entity.name, measure, by: { kind: 'month', field: moment.name } });
  const choices = [
    tag,
    state,
    ...entity.fields.filter(({ type }) => ['select', 'multiselect', 'boolean'].includes(type)),
  ];
  for (const choice of new Set(choices))
    if (choice) charts.push({ entity: entity.name, measure, by: { kind: 'value', field: choice.name } });
  if (charts.length === 0) charts.push({ entity: entity.name, measure, by: { kind: 'month', field: 'created_date' } });
  return {
    archetype: 'dashboard',
    name: '',
    label: 'Overview',
    icon: 'ChartColumn',
    entity: entity.name,
    figure: figureFor(entity, measure, period),
    measure,
    period,
    charts: uniqueCharts(charts).slice(0, Math.max(2, wanted.length)),
    toDo: toDoFor(entity),
  };
}

function figureFor(entity: Entity, measure: Measure, period: string | null): string {
  const mean = measure.kind === 'sum' ? fieldOf(entity, measure.field) : undefined;
  if (mean && (isMean(mean) || (measure.kind === 'sum' && measure.isMean)))
    return period ? `${mean.label} on average in {period}` : `${mean.label} on average`;
  const what = measure.kind === 'count' ? entity.plural : (fieldOf(entity, measure.field)?.label ?? entity.plural);
  if (period) return `${what} in {period}`;
  if (measure.kind === 'sum') return `${what} of all ${inSentence(entity.plural)}`;
  return doneOptions(rolesOf(entity).state).length > 0
    ? `Open ${inSentence(entity.plural)}`
    : `${entity.plural} in all`;
}

export const uniqueCharts = (charts: readonly Chart[]): Chart[] =>
  charts.filter(
    (chart, index) => charts.findIndex((other) => JSON.stringify(other) === JSON.stringify(chart)) === index,
  );

/** A date on which the record itself happened; "last inspection" and "due date" tell of something else. */
const isEvent = (field: Field): boolean =>
  !isDeadline(field) &&
  !/^(?:last|first|born|birthday|joined|since|starts?|begin|departure|arrival|check_in)/.test(field.name);

export function toDoFor(entity: Entity): ToDo | null {
  const { moment, state } = rolesOf(entity);
  const low = entity.fields.find(({ mark }) => mark?.kind === 'low');
  if (low) return { entity: entity.name, kind: 'low', field: low.name };
  const marked = entity.fields.find(({ mark }) => mark?.kind === 'overdue');
  if (marked) return { entity: entity.name, kind: 'overdue', field: marked.name };
  const isDue = moment && /due|deadline|answer|apply|next|expir|until/.test(moment.name);
  if (isDue) return { entity: entity.name, kind: 'overdue', field: moment.name };
  if (moment?.type === 'datetime' && !isOfPast(entity, moment))
    return { entity: entity.name, kind: 'upcoming', field: moment.name };
  if (doneOptions(state).length > 0 && state) return { entity: entity.name, kind: 'open', field: state.name };
  return { entity: entity.name, kind: 'latest', field: moment?.name ?? 'created_date' };
}

/** The chart that "by month", "by category" or "per assignee" asks for; null when no field fits the words. */
export function chartFor(entity: Entity, { by, of = '' }: ChartWish): Chart | null {
  const { moment } = rolesOf(entity);
  const measure = measureSaid(entity, of);
  const first = by.split(' ')[0] ?? by;
  if (/^(?:month|monat|mois|mes)/.test(first))
    return { entity: entity.name, measure, by: { kind: 'month', field: moment?.name ?? 'created_date' } };
  if (/^(?:week|woche|semaine|semana|day|tag)/.test(first))
    return { entity: entity.name, measure, by: { kind: 'week', field: moment?.name ?? 'created_date' } };
  const field = entity.fields.find((one) =>
    [one.name, inSentence(one.label)].some((name) => [by, first].some((said) => isSameWord(name.toLowerCase(), said))),
  );
  if (!field || !['select', 'multiselect', 'boolean', 'text', 'reference'].includes(field.type)) return null;
  if (field === rolesOf(entity).title && field.type === 'text') return null;
  return { entity: entity.name, measure, by: { kind: 'value', field: field.name } };
}

/** Of all that is kept, the first that the words fit; a month or a week fits what they are about. */
export function chartOf(entities: readonly Entity[], wish: ChartWish): Chart | null {
  const isSpan = /^(?:month|monat|week|woche|day|tag)/.test(wish.by);
  const fits = isSpan ? entities.filter((entity) => rolesOf(entity).moment) : entities;
  const meant = isSpan ? fits.find((entity) => sumSaid(entity, wish.of ?? '')) : undefined;
  const [first, ...others] = meant ? [meant] : fits.length > 0 ? fits : entities;
  return [first, ...others].reduce<Chart | null>(
    (found, entity) => found ?? (entity ? chartFor(entity, wish) : null),
    null,
  );
}

/** "species" and "Art", "Helfern" and "Helfer": in another number or case. */
const isSameWord = (name: string, said: string): boolean =>
  name === said || singularise(name) === singularise(said) || (said.length > 3 && new RegExp(`^${said.replace(/(?:en|n|s|e)$/, '')}(?:e|en|n|s|es|er)?$`, 'u').test(name)) || (said.length > 2 && name.endsWith(said)); // prettier-ignore

/** The field that holds what is said to add up: "Stunden je Helfer" adds hours. */
const sumSaid = (entity: Entity, of: string): Field | undefined => {
  if (isCounted.test(of)) return undefined;
  const isMoney = /income|revenue|expense|cost|spending|umsatz|einnahme|ausgabe|kosten/.test(of);
  return entity.fields.find(
    (field) =>
      (field.type === 'number' || field.type === 'money') && !isMean(field) &&
      ((isMoney && field.type === 'money') || (of.length > 3 && isSameWord(field.label.toLowerCase(), of))),
  );
}; // prettier-ignore
const isCounted = /^(?:how many|number|count|wie ?viele|anzahl|statisti|auswertung|überblick)/;

function measureSaid(entity: Entity, of: string): Measure {
  const field = sumSaid(entity, of);
  if (field) return { kind: 'sum', field: field.name };
  return isCounted.test(of) ? { kind: 'count' } : measureFor(entity);
}

export const labelOfChart = (chart: Chart, entity: Entity): string =>
  toLabel(
    `by ${chart.by.kind === 'value' || chart.by.kind === 'record' ? inSentence(fieldOf(entity, chart.by.field)?.label ?? toLabel(chart.by.field)) : chart.by.kind}`,
  );
