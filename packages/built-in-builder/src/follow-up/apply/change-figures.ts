import { inSentence } from '../../plan/names.ts';
import { isMine, type Only } from '../../plan/only.ts';
import { countedLabel, wordsOf } from '../../plan/only-words.ts';
import {
  entityOf,
  fieldOf,
  type AppPlan,
  type DashboardPage,
  type Entity,
  type FigureBeside,
  type Measure,
} from '../../plan/plan.ts';
import { isMean } from '../../plan/roles.ts';
import { dashboardFor } from '../../recognise/dashboard-pages.ts';
import type { Applied, Appliers } from './applied.ts';
import type { Change } from '../change.ts';
import { addView } from './change-views.ts';
import { overviewOf, withOverviewFirst } from './overview-first.ts';

/** The large figure of the overview: what it counts, adds up or averages, and of which records. */
export const changeFigures: Appliers<'figure' | 'count-figure' | 'add-figure'> = {
  'add-figure'(plan, { figure, isFirst }) {
    const applied = withAnother(plan, figure);
    return isFirst ? withOverviewFirst(plan, applied) : applied;
  },
  figure(plan, { isFirst, ...change }) {
    const applied = figureOf(plan, change);
    return isFirst ? withOverviewFirst(plan, applied) : applied;
  },
  'count-figure'(plan, { entity: name, only = [] }) {
    const entity = entityOf(plan, name);
    if (isMine(only)) return { problem: sameForAll(entity) };
    const made = dashboardFor(entity, [], { kind: 'count' })!;
    const figure = only.length > 0 ? countedLabel(only, entity, plan.language) : `${entity.plural} in all`;
    return withFigure(plan, { ...made, figure, period: null, only: [...only] });
  },
};

function figureOf(plan: AppPlan, { entity: name, field: of, only = [], average }: Omit<Extract<Change, { kind: 'figure' }>, 'isFirst'>): Applied {
    const entity = entityOf(plan, name);
    const field = fieldOf(entity, of)!;
    if (isMine(only)) return { problem: sameForAll(entity) };
    const measure: Measure = { kind: 'sum', field: of, ...(average && !isMean(field) && { isMean: true }) };
    const made = dashboardFor(entity, [], measure)!;
    if (only.length > 0)
      return withFigure(plan, { ...made, measure, period: null, only: [...only], figure: sumLabel(plan, entity, measure, only) }); // prettier-ignore
    return withFigure(plan, { ...made, ...(made.period === null && { only: [] }) });
} // prettier-ignore

const sameForAll = (entity: Entity): string =>
  `The figure is the same for everybody who opens the overview; a page can show what is somebody’s own: say “a page with only my ${inSentence(entity.plural)}”.`;

/** "Amount of open invoices"; more than a word stands in brackets: "Amount (invoices without client)". */
function sumLabel({ language }: AppPlan, entity: Entity, measure: Measure & { kind: 'sum' }, only: readonly Only[]): string {
  const field = fieldOf(entity, measure.field)!;
  const averaged = measure.isMean || isMean(field) ? (language === 'de' ? ' im Schnitt' : ' on average') : '';
  const counted = countedLabel(only, entity, language);
  if (averaged === '' && language !== 'de' && !counted.includes(':')) return `${field.label} of ${inSentence(counted)}`;
  return `${field.label}${averaged} (${only.map((one) => wordsOf(one, entity, language)).join(', ')})`;
} // prettier-ignore

/** The overview with another figure; one of another list stands beside it, and takes nothing away. */
function withFigure(plan: AppPlan, made: DashboardPage): Applied {
  const says = made.figure.replace(' in {period}', '');
  const known = overviewOf(plan);
  if (!known) return addView(plan, made, 'dashboard', `The new overview shows **${says}**.`);
  const { entity, figure, measure, period, only } = made;
  const isSame = JSON.stringify([known.entity, known.measure, known.period, known.only]) === JSON.stringify([entity, measure, period, only]); // prettier-ignore
  if (isSame) return { problem: `${known.label} shows ${says} already.` };
  if (known.entity !== entity) return withBeside(plan, known, { entity, figure: says, measure, only: only ?? [] });
  const { only: _, ...rest } = known;
  const next: DashboardPage = { ...rest, entity, figure, measure, period, ...(only && { only }) };
  return {
    plan: { ...plan, pages: plan.pages.map((page) => (page === known ? next : page)) },
    said: `${known.label} shows **${says}** now.`,
  };
}

/** A figure beside those that the overview shows; without one it has a page with nothing else. */
function withAnother(plan: AppPlan, figure: FigureBeside): Applied {
  const known = overviewOf(plan);
  if (known) return withBeside(plan, known, figure);
  const { entity, measure, only } = figure;
  const made = dashboardFor(entityOf(plan, entity), [])!;
  const isPlain = (measure.kind === 'count' || measure.kind === 'sum') && !figure.less && !figure.against;
  const page: DashboardPage = isPlain
    ? { ...made, figure: figure.figure, measure, period: null, only, charts: [], toDo: null }
    : { ...made, charts: [], toDo: null, beside: [figure] };
  return addView(plan, page, 'dashboard', `The new overview shows **${figure.figure}**.`);
}

const mostBeside = 12;

function withBeside(plan: AppPlan, known: DashboardPage, wanted: FigureBeside): Applied {
  const beside = known.beside ?? [];
  const says = wanted.figure;
  if (beside.some(({ figure }) => figure === says)) return { problem: `${known.label} shows ${says} already.` };
  if (beside.length === mostBeside)
    return {
      problem: `${known.label} shows as many figures as fit. Remove the overview and begin it again with those that count.`,
    };
  const next: DashboardPage = { ...known, beside: [...beside, wanted] };
  return {
    plan: { ...plan, pages: plan.pages.map((page) => (page === known ? next : page)) },
    said: `${known.label} shows **${says}** as well now.`,
  };
}
