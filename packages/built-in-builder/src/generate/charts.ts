import { inSentence } from '../plan/names.ts';
import { wordsOf } from '../plan/only-words.ts';
import { entityOf, fieldOf, type AppPlan, type Chart, type Entity } from '../plan/plan.ts';
import { mayLieAhead } from '../plan/roles.ts';
import { attribute, code, quote } from './code.ts';
import { entityNames, referenceName } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { measureCode } from './measure.ts';
import { onlyTest } from './only-test.ts';

/** A component that draws one chart; its title is the answer that the chart gives. */
export type ChartPart = { name: string; source: string };

/** The plan is asked for where a chart stands on what its records point to. */
type Of = { isPast?: boolean; plan?: AppPlan };

/** `isPast` where the figure above counts up to today: then the chart does too. */
export function chartPart(
  chart: Chart,
  entity: Entity,
  imports: Imports,
  { isPast = false, plan }: Of = {},
): ChartPart {
  imports.use('peakOf', '@/services/totals');
  if (chart.by.kind === 'value' || chart.by.kind === 'record') return byValue(chart, entity, imports, plan);
  return overTime(chart, chart.by, entity, imports, { isPast, ...(plan && { plan }) });
}

/** Of the records of a list those that a chart counts. */
const countedIn = ({ only = [] }: Chart, entity: Entity, source: string, imports: Imports): string =>
  only.length > 0 ? `${source}.filter((${entityNames(entity).one}) => ${onlyTest(only, entity, imports)})` : source;

/** How parts of a whole are drawn: as bars with their share, as a pie, or as the first so many. */
function partsOf({ shape, most, by }: Chart, imports: Imports): { figure: string; props: string } {
  if (shape === 'pie') return { figure: imports.kit('PieFigure', 'chart-figure'), props: '' };
  const limit = most ?? (shape === 'ranks' || by.kind === 'record' ? mostRanks : undefined);
  return { figure: imports.kit('ShareFigure', 'chart-figure'), props: limit ? `limit={${limit}}` : '' };
}
const mostRanks = 20;

/** A field of what the records point to: the list that is read for it, and what code finds there. */
function farKeys({ by }: Chart, entity: Entity, imports: Imports, plan: AppPlan | undefined): { hook: string; keys: string } | null {
  const via = by.kind === 'value' && by.via !== undefined ? fieldOf(entity, by.via) : undefined;
  const target = plan && via?.reference ? entityOf(plan, via.reference) : undefined;
  const field = target && fieldOf(target, by.field);
  if (!via || !target || !field) return null;
  const { one } = entityNames(entity);
  const { many, Many, service } = entityNames(target);
  imports.use(`use${Many}`, `@/${service}`);
  const key = field.type === 'reference' ? referenceName(field) : field.name;
  return { hook: `const { data: ${many} = [] } = use${Many}();`, keys: `(${one}) => ${many}.find(({ id }) => id === ${one}.${via.name})?.${key}` };
} // prettier-ignore

function byValue(chart: Chart, entity: Entity, imports: Imports, plan: AppPlan | undefined): ChartPart {
  const { one, many } = entityNames(entity);
  const { value, show, answer, of, source, isDays, isMean } = measureCode(chart.measure, entity, imports);
  const mean = meanOf(isMean, imports);
  const isCount = chart.measure.kind === 'count' || isDays;
  const far = farKeys(chart, entity, imports, plan);
  const target = far && plan ? entityOf(plan, fieldOf(entity, chart.by.kind === 'value' ? chart.by.via : '')!.reference!) : entity; // prettier-ignore
  const field = fieldOf(target, chart.by.field);
  const { figure, props } = partsOf(chart, imports);
  const counted = countedIn(chart, entity, source, imports);
  const isEach = chart.by.kind === 'record';
  imports.use(isEach ? 'ofEach' : 'byValue', '@/services/totals');
  const key = field?.type === 'reference' ? referenceName(field) : chart.by.field;
  const keys =
    field?.type === 'boolean'
      ? `(${one}) => (${one}.${key} ? ${quote(field.label)} : ${quote(`Not ${inSentence(field.label)}`)})`
      : (far?.keys ?? `(${one}) => ${one}.${key}`);
  const name = nameOf(chart, entity);
  return {
    name,
    source: code`
      function ${name}({ ${many} }) {
        ${far?.hook}
        const rows = ${isEach ? `ofEach(${counted}, ${keys}, ${value})` : mean(`byValue(${counted}, ${keys}, ${value})`)}${chart.most && `.slice(0, ${chart.most})`};
        const peak = peakOf(rows);
        return (
          <${figure}
            title={peak ? peak.name + ' leads with ' + ${answer('peak.value')} : ${quote(isCount ? `No ${inSentence(of)} yet` : 'Nothing yet')}}
            ${attribute('description', `${of} by ${inSentence(field?.label ?? chart.by.field)}${saidOf(chart, entity, plan)}`)}
            ${props}
            data={rows}
            format={(value) => ${show('value')}}
          />
        );
      }

    `,
  };
}

/** Which records are counted, behind what a chart shows. */
const saidOf = ({ only = [] }: Chart, entity: Entity, plan: AppPlan | undefined): string =>
  only.length > 0 ? ` (${only.map((one) => wordsOf(one, entity, plan?.language)).join(', ')})` : '';

const spans = {
  month: { back: 'the last six months', ahead: 'three months back and three ahead', months: 3 },
  week: { back: 'the last eight weeks', ahead: 'four weeks back and four ahead', months: 4 },
  year: { back: 'the last five years', ahead: 'the last five years', months: 0 },
  weekday: { back: 'day of the week', ahead: 'day of the week', months: 0 },
};
const helpers = { month: 'byMonth', week: 'byWeek', year: 'byYear', weekday: 'byWeekday' } as const;
const whenIn = { month: 'in ', week: 'in the week of ', year: 'in ', weekday: 'on ' } as const;
const nothingIn = { month: 'in these months', week: 'in these weeks', year: 'in these years', weekday: 'yet' } as const;

function overTime(
  chart: Chart,
  { kind: unit, last }: { kind: keyof typeof spans; last?: number },
  entity: Entity,
  imports: Imports,
  { isPast = false, plan }: Of,
): ChartPart {
  const { one, many } = entityNames(entity);
  const { value, show, answer, of, source, isDays, isMean } = measureCode(chart.measure, entity, imports);
  const mean = meanOf(isMean, imports);
  const isCount = chart.measure.kind === 'count' || isDays;
  const field = fieldOf(entity, chart.by.field);
  const helper = imports.use(helpers[unit], '@/services/totals');
  const figure = imports.kit(chart.shape === 'line' ? 'LineFigure' : 'BarFigure', 'chart-figure');
  const counted = countedIn(chart, entity, source, imports);
  const isAhead =
    field !== undefined && last === undefined && unit !== 'year' && unit !== 'weekday' && !isPast && mayLieAhead(field);
  const span = last === undefined ? (isAhead ? spans[unit].ahead : spans[unit].back) : `the last ${last} ${unit}s`;
  const shown = last === undefined ? (isAhead ? `, ${spans[unit].months}` : '') : `, 0, ${last}`;
  const isTold = field !== undefined && /^(?:last|next|first|joined|born|due|apply)/.test(field.name);
  const dateOf = isDays ? '(mark) => mark.date' : `(${one}) => ${one}.${chart.by.field}`;
  const description = (unit === 'weekday' ? `${of} by day of the week` : `${of} by ${unit}${isTold ? ` of ${inSentence(field.label)}` : ''}, ${span}`) + saidOf(chart, entity, plan); // prettier-ignore
  const name = nameOf(chart, entity);
  const top = isMean ? 'Highest' : 'Most';
  const when = quote(`${top} ${whenIn[unit]}`);
  return {
    name,
    source: code`
      function ${name}({ ${many} }) {
        const rows = ${mean(`${helper}(${counted}, ${dateOf}, ${value}${shown})`)};
        const peak = peakOf(rows);
        return (
          <${figure}
            title={peak ? ${when} + peak.name + ': ' + ${answer('peak.value')} : ${quote(isCount ? `No ${inSentence(of)} ${nothingIn[unit]}` : `Nothing ${nothingIn[unit]}`)}}
            ${attribute('description', description)}
            data={rows}
            x="label"
            series={[{ key: 'total', label: ${quote(of)} }]}
            format={(value) => ${show('value')}}
          />
        );
      }

    `,
  };
}

/** Rows as they add up, or their means. */
function meanOf(isMean: boolean, imports: Imports): (rows: string) => string {
  if (!isMean) return (rows) => rows;
  const helper = imports.use('asMeans', '@/services/totals');
  return (rows) => `${helper}(${rows})`;
}

/** `AmountByMonth`, `JobsByContract`. */
function nameOf(chart: Chart, entity: Entity): string {
  const what = chart.measure.kind === 'count' ? entityNames(entity).Many : pascal(chart.measure.field);
  return `${what}By${pascal(chart.by.kind === 'value' || chart.by.kind === 'record' ? chart.by.field : chart.by.kind)}`;
}

const pascal = (name: string): string => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
