import type { Only } from '../../plan/only.ts';
import { wordsOf } from '../../plan/only-words.ts';
import type { AppPlan, Entity, FigureBeside, Measure } from '../../plan/plan.ts';
import { bookedOn } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { conditionsIn, doneTick, paidTick, saysSpan } from './conditions.ts';
import { isExpense, isIncome, measuredIn, onlyMoney, type Measured } from './measures.ts';
import { fieldFor, inLanguage, lower } from './parts.ts';
import { moneyOf, spanOf } from './values.ts';
import { compares, leasts, means, mosts, owed, percents, profits, startPage, sums } from './words.ts';

type Wanted = Omit<FigureBeside, 'figure'> & { figure: string };

const shown = (text: string, figures: readonly Wanted[], before: readonly Change[]): Change[] => [
  ...before,
  ...figures.map((figure): Change => ({ kind: 'add-figure', figure, ...(startPage.test(text) && { isFirst: true }) })),
];

const said = (base: string, only: readonly Only[], entity: Entity, plan: AppPlan): string =>
  only.length === 0 ? base : `${base} (${only.map((one) => wordsOf(one, entity, plan.language)).join(', ')})`;

/** Which part of a list in percent is done, paid or what else a tick says. */
export function shareFigure(text: string, plan: AppPlan): Change[] | null {
  if (!percents.test(text)) return null;
  const measured = measuredIn(text, plan);
  if (!measured) return null;
  const { entity } = measured;
  const ticks = conditionsIn(text, entity).only;
  const settled = [doneTick(entity), paidTick(entity)].map((field) => field?.name);
  const of = ticks.length > 1 ? ticks.filter((one) => 'field' in one && settled.includes(one.field)) : ticks;
  if (of.length === 0) return null;
  const only = ticks.filter((one) => !of.includes(one));
  const figure = `${of.map((one) => wordsOf(one, entity, plan.language)).join(', ')} (%)`;
  return shown(text, [{ entity: entity.name, figure: said(`${entity.plural}: ${figure}`, only, entity, plan), measure: { kind: 'share', of }, only }], []); // prettier-ignore
}

/** Takings without costs, in one figure. */
export function profitFigure(text: string, plan: AppPlan): Change[] | null {
  if (!profits.test(text) && !/(?:minus|less|weniger|abzüglich)/iu.test(text)) return null;
  const income = plan.entities.find((entity) => isIncome(entity, plan) && !isExpense(entity)) ?? plan.entities.find((entity) => isIncome(entity, plan)); // prettier-ignore
  const cost = plan.entities.find((entity) => entity !== income && isExpense(entity) && moneyOf(entity, plan));
  if (!income || !cost) return null;
  const [taken, spent] = [income, cost].map((entity) => fieldFor(moneyOf(entity, plan)!, entity));
  const sum = (field: string): Measure => ({ kind: 'sum', field });
  const { only } = conditionsIn(text, income);
  const same = only.length > 0 ? conditionsIn(text, cost).only : [];
  return shown(text, [{ entity: income.name, figure: said(inLanguage(plan, 'Profit', 'Gewinn'), only, income, plan), measure: sum(taken!.name), only, less: { entity: cost.name, measure: sum(spent!.name), only: same } }], [...taken!.changes, ...spent!.changes]); // prettier-ignore
}

/** This month beside the one before. */
export function comparedFigure(text: string, plan: AppPlan): Change[] | null {
  if (!compares.test(text) || !/(?<!\p{L})(?:month\p{L}*|monat\p{L}*|vormonat\p{L}*|year|jahr|vorjahr)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const isMoney = /money|earn|cash|geld|umsatz|einnahm|verdien/iu.test(text);
  const income = plan.entities.find((entity) => isIncome(entity, plan));
  const measured = measuredIn(text, plan, { money: isMoney }) ?? (isMoney && income ? { entity: income, value: moneyOf(income, plan), sure: 1 } : null); // prettier-ignore
  const day = measured && bookedOn(measured.entity);
  if (!measured || !day) return null;
  const { entity, value } = measured;
  const { name, changes } = value ? fieldFor(value, entity) : { name: undefined, changes: [] };
  const span = /month|monat/iu.test(text) ? 'month' : 'year';
  const base = value?.label ?? entity.plural;
  const figure = span === 'month' ? inLanguage(plan, `${base} this month`, `${base} diesen Monat`) : inLanguage(plan, `${base} this year`, `${base} dieses Jahr`); // prettier-ignore
  return shown(text, [{ entity: entity.name, figure, measure: name ? { kind: 'sum', field: name } : { kind: 'count' }, only: [], against: { field: day.name, span } }], changes); // prettier-ignore
}

/** One number for a whole list, or for those of it that meet conditions. */
export function totalFigure(text: string, plan: AppPlan): Change[] | null {
  const measured = measuredIn(text, plan) ?? (sums.test(text) && saysSpan(text) ? onlyMoney(plan) : null);
  const away = measured && !measured.value && isAway.test(text) ? lentOf(measured.entity, plan) : null;
  return measured ? figuresOf(text, away ?? measured, plan) : null;
}

const ofTime: ReadonlySet<string> = new Set([
  'during',
  'year',
  'month',
  'last',
  'since',
  'today',
  'this',
  'in-month',
  'in-year',
]);
const isAway = /(?<!\p{L})(?:out|lent|rented|on loan|away|in use|booked|taken|unterwegs|verliehen|ausgeliehen|vermietet|belegt|gebucht|weg)(?!\p{L})/iu; // prettier-ignore

/** What is out is counted by the days that it is out for, which stand in another list. */
function lentOf(entity: Entity, plan: AppPlan): Measured | null {
  const lent = plan.entities.find((one) => one.fields.some(({ reference }) => reference === entity.name) && spanOf(one).length === 2); // prettier-ignore
  return lent ? { entity: lent, value: null, sure: 1 } : null;
}

const isOwed = (one: Only): boolean => one.kind === 'no' || one.kind === 'is-not' || (one.kind === 'is' && /^(?:open|unpaid|due|outstanding|offen|unbezahlt|ausstehend|new|neu|sent|billed|invoiced|verschickt|gestellt|pending)$/iu.test(one.value)); // prettier-ignore

function figuresOf(text: string, { entity, value }: Measured, plan: AppPlan): Change[] | null {
  const isExtreme = mosts.test(text) || leasts.test(text);
  if (isExtreme && !value) return null;
  const { name, changes } = value ? fieldFor(value, entity) : { name: undefined, changes: [] };
  const { only } = conditionsIn(text, entity);
  // another number than that of the span is worse than none
  if (saysSpan(text) && !only.some((one) => 'field' in one && ofTime.has(one.kind))) return null;
  if (owed.test(text) && !only.some(isOwed)) return null;
  const figure = (base: string, measure: FigureBeside['measure']): Wanted => ({ entity: entity.name, figure: said(base, only, entity, plan), measure, only }); // prettier-ignore
  const label = value?.label ?? entity.plural;
  const ofAll = inLanguage(plan, `${label} of all ${lower(entity.plural)}`, `${label} aller ${entity.plural}`);
  const wanted: Wanted[] = [];
  if (name && mosts.test(text)) wanted.push(figure(inLanguage(plan, `Highest ${lower(label)}`, `${label}: höchster Wert`), { kind: 'most', field: name })); // prettier-ignore
  if (name && leasts.test(text)) wanted.push(figure(inLanguage(plan, `Lowest ${lower(label)}`, `${label}: niedrigster Wert`), { kind: 'least', field: name })); // prettier-ignore
  if (name && means.test(text)) wanted.push(figure(inLanguage(plan, `${label} on average`, `${label} im Schnitt`), { kind: 'sum', field: name, isMean: true })); // prettier-ignore
  if (wanted.length > 0) return shown(text, wanted, changes);
  if (!name) return shown(text, [figure(only.length === 0 ? inLanguage(plan, `${entity.plural} in all`, `${entity.plural} insgesamt`) : entity.plural, { kind: 'count' })], []); // prettier-ignore
  const owing = owed.test(text) && only.some(isOwed);
  const base = owing ? inLanguage(plan, 'Still owed', 'Noch offen') : only.length === 0 ? ofAll : label;
  return shown(text, [owing ? { ...figure(base, { kind: 'sum', field: name }), figure: base } : figure(base, { kind: 'sum', field: name })], changes); // prettier-ignore
}
