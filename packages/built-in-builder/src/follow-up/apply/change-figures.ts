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
import { withPages } from './with-pages.ts';

/** The large figure of the overview: what it counts, adds up or averages, and of which records. */
export const changeFigures: Appliers<'figure' | 'count-figure'> = {
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

/** The overview as the first page, also where it shows the figure already. */
function withOverviewFirst(before: AppPlan, applied: Applied): Applied {
  const plan = 'problem' in applied ? before : applied.plan;
  const page = overviewOf(plan);
  if (!page || plan.pages[0] === page) return applied;
  return {
    plan: withPages(plan, [page, ...plan.pages.filter((one) => one !== page)]),
    said: ['said' in applied ? applied.said : '', `The app opens with **${page.label}** now.`]
      .filter(Boolean)
      .join(' '),
  };
}

const overviewOf = (plan: AppPlan): DashboardPage | undefined =>
  plan.pages.find((page): page is DashboardPage => page.archetype === 'dashboard');

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

const mostBeside = 6;

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
