import { inSentence } from '../plan/names.ts';
import { fieldOf, type Chart, type Entity } from '../plan/plan.ts';
import { mayLieAhead } from '../plan/roles.ts';
import { attribute, code, quote } from './code.ts';
import { entityNames, referenceName } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { measureCode } from './measure.ts';

/** A component that draws one chart; its title is the answer that the chart gives. */
export type ChartPart = { name: string; source: string };

/** `isPast` where the figure above counts up to today: then the chart does too. */
export function chartPart(chart: Chart, entity: Entity, imports: Imports, { isPast = false } = {}): ChartPart {
  imports.use('peakOf', '@/services/totals');
  if (chart.by.kind === 'value') return byValue(chart, entity, imports);
  return overTime(chart, chart.by.kind, entity, imports, isPast);
}

function byValue(chart: Chart, entity: Entity, imports: Imports): ChartPart {
  const { one, many } = entityNames(entity);
  const { value, show, answer, of, source, isDays, isMean } = measureCode(chart.measure, entity, imports);
  const mean = meanOf(isMean, imports);
  const isCount = chart.measure.kind === 'count' || isDays;
  const field = fieldOf(entity, chart.by.field);
  imports.kit('ShareFigure', 'chart-figure');
  imports.use('byValue', '@/services/totals');
  const key = field?.type === 'reference' ? referenceName(field) : chart.by.field;
  const keys =
    field?.type === 'boolean'
      ? `(${one}) => (${one}.${key} ? ${quote(field.label)} : ${quote(`Not ${inSentence(field.label)}`)})`
      : `(${one}) => ${one}.${key}`;
  const name = nameOf(chart, entity);
  return {
    name,
    source: code`
      function ${name}({ ${many} }) {
        const rows = ${mean(`byValue(${source}, ${keys}, ${value})`)};
        const peak = peakOf(rows);
        return (
          <ShareFigure
            title={peak ? peak.name + ' leads with ' + ${answer('peak.value')} : ${quote(isCount ? `No ${inSentence(of)} yet` : 'Nothing yet')}}
            ${attribute('description', `${of} by ${inSentence(field?.label ?? chart.by.field)}`)}
            data={rows}
            format={(value) => ${show('value')}}
          />
        );
      }

    `,
  };
}

const spans = {
  month: { back: 'the last six months', ahead: 'three months back and three ahead', months: 3 },
  week: { back: 'the last eight weeks', ahead: 'four weeks back and four ahead', months: 4 },
};

function overTime(chart: Chart, unit: 'month' | 'week', entity: Entity, imports: Imports, isPast: boolean): ChartPart {
  const { one, many } = entityNames(entity);
  const { value, show, answer, of, source, isDays, isMean } = measureCode(chart.measure, entity, imports);
  const mean = meanOf(isMean, imports);
  const isCount = chart.measure.kind === 'count' || isDays;
  const field = fieldOf(entity, chart.by.field);
  const helper = imports.use(unit === 'month' ? 'byMonth' : 'byWeek', '@/services/totals');
  imports.kit('BarFigure', 'chart-figure');
  const isAhead = field !== undefined && !isPast && mayLieAhead(field);
  const span = isAhead ? spans[unit].ahead : spans[unit].back;
  const isTold = field !== undefined && /^(?:last|next|first|joined|born|due|apply)/.test(field.name);
  const dateOf = isDays ? '(mark) => mark.date' : `(${one}) => ${one}.${chart.by.field}`;
  const name = nameOf(chart, entity);
  const top = isMean ? 'Highest' : 'Most';
  const when = unit === 'month' ? `'${top} in '` : `'${top} in the week of '`;
  return {
    name,
    source: code`
      function ${name}({ ${many} }) {
        const rows = ${mean(`${helper}(${source}, ${dateOf}, ${value}${isAhead ? `, ${spans[unit].months}` : ''})`)};
        const peak = peakOf(rows);
        return (
          <BarFigure
            title={peak ? ${when} + peak.name + ': ' + ${answer('peak.value')} : ${quote(isCount ? `No ${inSentence(of)} in these ${unit}s` : `Nothing in these ${unit}s`)}}
            ${attribute('description', `${of} by ${unit}${isTold ? ` of ${inSentence(field.label)}` : ''}, ${span}`)}
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
  return `${what}By${pascal(chart.by.kind === 'value' ? chart.by.field : chart.by.kind)}`;
}

const pascal = (name: string): string => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
