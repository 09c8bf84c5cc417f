import { dashboardFor } from '../recognise/dashboard-pages.ts';
import type { AppPlan, Chart, DashboardPage, Entity, Field, Measure } from '../plan/plan.ts';
import type { DomainApp } from './domain-app.ts';
import type { Domain } from './domain.ts';
import type { Expression } from './expression.ts';
import { isSaid, phraseOf, wordsOf } from './phrases.ts';

const mostCharts = 4;

/** The figures of an app are those of what happens over time: readings on average by week, amounts in all by month. */
export function domainDashboard(plan: AppPlan, { domain, entityOf }: DomainApp, text: string): void {
  const at = plan.pages.findIndex(({ archetype }) => archetype === 'dashboard');
  const page = plan.pages[at] as DashboardPage | undefined;
  if (!page) return;
  const words = wordsOf(text);
  const labelOf = new Map([...entityOf].map(([label, entity]) => [entity, label]));
  const asksForReadings = domain.pages.includes('chart') || asksForCharts.test(text);
  const numbersOf = (entity: Entity): Field[] =>
    amountsOf(entity).filter((field) => asksForReadings || !isReading(field, domain, labelOf.get(entity)!));
  const isNamed = ({ label }: Field): boolean => isSaid(phraseOf(label, domain.language), words);
  const worth = (entity: Entity): number =>
    numbersOf(entity).filter(isNamed).length * 2 + Number(entity.fields.some(({ type }) => type === 'reference')) + numbersOf(entity).length / 10; // prettier-ignore
  const [told] = [...entityOf.values()]
    .filter((entity) => dayOf(entity) && numbersOf(entity).length > 0)
    .toSorted((a, b) => worth(b) - worth(a));
  const day = told && dayOf(told);
  if (!told || !day) return;
  const label = labelOf.get(told)!;
  const named = numbersOf(told).filter(isNamed);
  const shown = (named.length > 0 ? named : numbersOf(told)).slice(0, mostCharts);
  const charts = shown.map((field) => chartOver(told, day, field, isReading(field, domain, label)));
  const { toDo, ...own } = dashboardFor(told, charts, charts[0]!.measure)!;
  plan.pages[at] = { ...own, name: page.name, label: page.label, icon: page.icon, toDo: page.toDo ?? toDo };
}

/** Who wants to see how readings change says so. */
const asksForCharts = /\b(?:charts?|graphs?|curves?|trends?|over time|progress|plot|statistics|stats)\b|(?<!\p{L})(?:\p{L}*kurven?|\p{L}*verlauf|\p{L}*diagramme?|statistik\p{L}*|entwicklung|grafik)(?!\p{L})/iu; // prettier-ignore

const amountsOf = ({ fields }: Entity): Field[] =>
  fields.filter(({ type, formula }) => (type === 'number' || type === 'money') && !formula);

const dayOf = ({ fields }: Entity): Field | undefined =>
  fields.find(({ type, isRequired, formula }) => (type === 'date' || type === 'datetime') && isRequired && !formula);

function chartOver(entity: Entity, day: Field, field: Field, isMean: boolean): Chart {
  const measure: Measure = { kind: 'sum', field: field.name, ...(isMean && { isMean: true as const }) };
  return { entity: entity.name, measure, by: { kind: isMean ? 'week' : 'month', field: day.name } };
}

/** What nothing adds up is a reading, unless it is money. */
const isReading = (field: Field, { numbers }: Domain, list: string): boolean =>
  field.type !== 'money' &&
  !numbers.some(({ expression }) => addsUp(expression, list, field.label)) &&
  (field.unit === undefined || !/^(?:h|hours?|min|km|kg|l|stunden|std|stück|pieces)$/i.test(field.unit));

const addsUp = (expression: Expression, list: string, label: string): boolean =>
  expression.kind === 'over'
    ? expression.take === 'sum' && expression.list === list && expression.label === label
    : 'parts' in expression && expression.parts.some((part) => addsUp(part, list, label));
