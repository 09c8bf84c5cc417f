import { conditionsOf, isMine, type Only } from '../plan/only.ts';
import { doneTest } from '../plan/roles.ts';
import { fieldOf, listPageOf, type AppPlan, type Entity } from '../plan/plan.ts';
import { quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';

/** Whether a record meets all conditions, as code; `mine` asks for the one who looks as `me`. */
export function onlyTest(only: Only | readonly Only[], entity: Entity, imports: Imports): string {
  const tests = conditionsOf(only).map((one) => testOf(one, entity, imports));
  return tests.length === 1
    ? tests[0]!
    : tests.map((test) => (test.includes(' || ') ? `(${test})` : test)).join(' && ');
}

/** What the list of an entity shows, where it shows only some for everybody; null where it shows all. */
export function onlyOfList(plan: AppPlan, entity: Entity, imports: Imports): string | null {
  const only = listPageOf(plan, entity.name)?.only;
  return only && !isMine(only) ? onlyTest(only, entity, imports) : null;
}

/** What is late is not done. */
function testOf(only: Only, entity: Entity, imports: Imports): string {
  const { one } = entityNames(entity);
  if (only.kind === 'mine') return `Boolean(me) && ${one}.created_by_id === me.id`;
  const value = `${one}.${only.field}`;
  const isGiven = `${value} !== undefined && ${value} !== null && ${value} !== ''`;
  const days = () => `${imports.format('daysFromToday')}(${value})`;
  switch (only.kind) {
    case 'is':
      return isSeveral(entity, only.field) ? `Boolean(${value}?.includes(${quote(only.value)}))` : `${value} === ${quote(only.value)}`; // prettier-ignore
    case 'is-not':
      return isSeveral(entity, only.field) ? `!${value}?.includes(${quote(only.value)})` : `${value} !== ${quote(only.value)}`; // prettier-ignore
    case 'among': {
      const values = `[${only.values.map((one) => quote(one)).join(', ')}]`;
      return isSeveral(entity, only.field) ? `${values}.some((one) => ${value}?.includes(one))` : `${values}.includes(${value})`; // prettier-ignore
    }
    case 'yes':
      return `${value} === true`;
    case 'no':
      return `${value} !== true`;
    case 'given':
      return isGiven;
    case 'missing':
      return `!(${isGiven})`;
    case 'past': {
      const done = doneTest(entity, one);
      return `Boolean(${value}) && ${days()} < 0${done ? ` && !${done.isDone}` : ''}`;
    }
    case 'coming':
      return `Boolean(${value}) && ${days()} >= 0`;
    case 'today':
      return `${days()} === 0`;
    case 'tomorrow':
      return `${days()} === 1`;
    case 'during': {
      const end = fieldOf(entity, only.until) ? ` && (!${one}.${only.until} || ${imports.format('daysFromToday')}(${one}.${only.until}) >= 0)` : ''; // prettier-ignore
      return `Boolean(${value}) && ${days()} <= ${only.days ?? 0}${end}`;
    }
    case 'week':
      return `Boolean(${value}) && ${days()} >= 0 && ${days()} < 7`;
    case 'month':
      return `${imports.format('monthKey')}(${value}) === monthKey(new Date())`;
    case 'anniversary':
      return `${imports.format('monthKey')}(${value}).slice(5) === monthKey(new Date()).slice(5)`;
    case 'year':
      return `${imports.format('toDate')}(${value})?.getFullYear() === new Date().getFullYear()`;
    case 'last':
      if (only.span === 'week' || only.span === 'quarter') return spansAway(value, only.span, 1, imports);
      return only.span === 'month'
        ? `${imports.format('monthKey')}(${value}) === monthKey(${imports.use('subMonths', 'date-fns')}(new Date(), 1))`
        : `${imports.format('toDate')}(${value})?.getFullYear() === new Date().getFullYear() - 1`;
    case 'this':
      return spansAway(value, only.span, 0, imports);
    case 'in-month': {
      const year = only.year === undefined ? `new Date().getFullYear() - (new Date().getMonth() < ${only.month - 1} ? 1 : 0)` : only.year; // prettier-ignore
      return `${imports.format('monthKey')}(${value}) === monthKey(new Date(${year}, ${only.month - 1}, 1))`;
    }
    case 'in-year':
      return `${imports.format('toDate')}(${value})?.getFullYear() === ${only.year}`;
    case 'since':
      return `Boolean(${value}) && ${days()} <= 0 && ${days()} > -${only.days}`;
    case 'under':
      return `(${value} ?? 0) < (${one}.${only.other} ?? 0)`;
    case 'before-year':
      return `!${value} || ${imports.format('toDate')}(${value})?.getFullYear() < new Date().getFullYear()`;
    case 'older':
      return `!${value} || ${days()} < ${-only.days}`;
    case 'within':
      return `Boolean(${value}) && ${days()} >= 0 && ${days()} <= ${only.days}`;
    case 'next':
      return only.span === 'month'
        ? `Boolean(${value}) && ${imports.format('monthKey')}(${value}) === monthKey(${imports.use('addMonths', 'date-fns')}(new Date(), 1))`
        : `Boolean(${value}) && ${days()} > 0 && ${imports.use('differenceInCalendarWeeks', 'date-fns')}(${imports.format('toDate')}(${value}), new Date(), { weekStartsOn: 1 }) === 1`;
    case 'above':
      return `${value} > ${only.than}`;
    case 'below':
      return `(${value} ?? 0) < ${only.than}`;
  }
}

/** Whether a day lies in the present calendar week or quarter, or in one so many before. */
function spansAway(value: string, span: 'week' | 'quarter', ago: number, imports: Imports): string {
  const days = span === 'week' ? 'differenceInCalendarWeeks' : 'differenceInCalendarQuarters';
  const begins = span === 'week' ? ', { weekStartsOn: 1 }' : '';
  return `Boolean(${value}) && ${imports.use(days, 'date-fns')}(new Date(), ${imports.format('toDate')}(${value})${begins}) === ${ago}`;
}
const isSeveral = ({ fields }: Entity, name: string): boolean =>
  fields.some((field) => field.name === name && field.type === 'multiselect');
