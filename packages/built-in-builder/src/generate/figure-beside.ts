import { entityOf, fieldOf, type AppPlan, type Entity, type FigureBeside, type Measure } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { attribute, code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Figure } from './figure.ts';
import type { Imports } from './imports.ts';
import { measureCode } from './measure.ts';
import { onlyTest } from './only-test.ts';
import { textOf } from './show-field.ts';

type Only = FigureBeside['only'];

/** A figure beside the large one, which reads the records that it counts by itself. */
export function figureBeside(beside: FigureBeside, plan: AppPlan, imports: Imports, place: number): Figure {
  imports.kit('Stat', 'stat');
  const entity = entityOf(plan, beside.entity);
  const { many } = entityNames(entity);
  const name = `${entity.name}Figure${place}`;
  const { lines, value, trend } = saidBy(beside, plan, entity, imports);
  const lists = [...new Map([entity, ...(beside.less ? [entityOf(plan, beside.less.entity)] : [])].map((one) => [one.name, one])).values()]; // prettier-ignore
  const isThere = lists.map((one) => entityNames(one).many).join(' && ');
  const source = code`
    function ${name}() {
      ${lists.map((one) => readOf(one, imports))}
      if (${lists.length > 1 ? `!(${isThere})` : `!${isThere}`}) return <Stat ${attribute('label', beside.figure)} value="…" />;
      const counted = ${countedOf(beside.only, entity, many, imports)};
      ${lines}
      return <Stat ${attribute('label', beside.figure)} value={${value}} ${trend && `trend={${trend}} `}/>;
    }
  `;
  return { name, source };
}

function readOf(entity: Entity, imports: Imports): string {
  const { many, Many, service } = entityNames(entity);
  imports.use(`use${Many}`, `@/${service}`);
  return `const { data: ${many} } = use${Many}();`;
}

const countedOf = (only: Only, entity: Entity, records: string, imports: Imports): string =>
  only.length > 0 ? `${records}.filter((${entityNames(entity).one}) => ${onlyTest(only, entity, imports)})` : records;

type Said = { lines: string[]; value: string; trend?: string };

function saidBy(beside: FigureBeside, plan: AppPlan, entity: Entity, imports: Imports): Said {
  const { measure, less, against } = beside;
  const { one } = entityNames(entity);
  switch (measure.kind) {
    case 'most':
    case 'least': {
      const field = fieldOf(entity, measure.field)!;
      const [sign, empty] = measure.kind === 'most' ? ['>', '-Infinity'] : ['<', 'Infinity'];
      const { title, moment } = rolesOf(entity);
      const whose = [`found.${title.name}`, ...entity.fields.filter(({ type }) => type === 'reference').map((of) => textOf(of, 'found', imports)), ...(moment && moment !== title ? [textOf(moment, 'found', imports)] : [])]; // prettier-ignore
      return {
        lines: [
          `const valueOf = (${one}) => (typeof ${one}.${field.name} === 'number' ? ${one}.${field.name} : ${empty});`,
          `const found = counted.reduce((best, ${one}) => (valueOf(${one}) ${sign} (best ? valueOf(best) : ${empty}) ? ${one} : best), null);`,
        ],
        value: `found ? ${textOf(field, 'found', imports)} : '–'`,
        trend: `{ text: found ? [${[...new Set(whose)].join(', ')}].filter(Boolean).join(' · ') : '' }`,
      };
    }
    case 'share':
      return {
        lines: [`const part = ${countedOf(measure.of, entity, 'counted', imports)};`],
        value: "counted.length > 0 ? Math.round((100 * part.length) / counted.length) + ' %' : '–'",
        trend: "{ text: part.length + ' / ' + counted.length }",
      };
    case 'days-until': {
      const days = imports.format('daysFromToday');
      const { title } = rolesOf(entity);
      return {
        lines: [
          `const [next] = counted.filter((${one}) => ${days}(${one}.${measure.field}) >= 0).sort((a, b) => ${days}(a.${measure.field}) - ${days}(b.${measure.field}));`,
        ],
        value: `next ? ${imports.format('countOf')}(${days}(next.${measure.field}), 'day', 'days') : '–'`,
        trend: `{ text: next ? next.${title.name} : '' }`,
      };
    }
    default:
      return totalOf(measure, plan, entity, imports, { less, against });
  }
}

function totalOf(measure: Measure, plan: AppPlan, entity: Entity, imports: Imports, { less, against }: Partial<Pick<FigureBeside, 'less' | 'against'>>): Said {
  const { value, show, isMean } = measureCode(measure, entity, imports);
  const add = imports.use(isMean ? 'mean' : 'sum', '@/services/totals');
  if (less) {
    const other = entityOf(plan, less.entity);
    const taken = measureCode(less.measure, other, imports);
    const records = countedOf(less.only, other, entityNames(other).many, imports);
    return {
      lines: [
        `const total = ${add}(counted, ${value});`,
        `const less = ${imports.use(taken.isMean ? 'mean' : 'sum', '@/services/totals')}(${records}, ${taken.value});`,
      ],
      value: show('total - less'),
      trend: `{ text: ${show('total')} + ' − ' + ${show('less')} }`,
    };
  }
  if (against) {
    const { one } = entityNames(entity);
    const key = against.span === 'month' ? imports.format('monthKey') : `${imports.format('toDate')}`;
    const before = imports.use(against.span === 'month' ? 'subMonths' : 'subYears', 'date-fns');
    const at = (day: string) => (against.span === 'month' ? `${key}(${day})` : `${key}(${day})?.getFullYear()`);
    return {
      lines: [
        `const during = (day) => counted.filter((${one}) => ${at(`${one}.${against.field}`)} === ${at('day')});`,
        `const total = ${add}(during(new Date()), ${value});`,
        `const before = ${add}(during(${before}(new Date(), 1)), ${value});`,
      ],
      value: show('total'),
      trend: `{ text: ${quote(against.span === 'month' ? 'Last month: ' : 'Last year: ')} + ${show('before')}, direction: total === before ? 'flat' : total > before ? 'up' : 'down' }`,
    };
  }
  return { lines: [`const total = ${add}(counted, ${value});`], value: show('total') };
} // prettier-ignore
