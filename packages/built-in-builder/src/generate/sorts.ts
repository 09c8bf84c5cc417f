import { inSentence } from '../plan/names.ts';
import { orderedBy, type Entity, type Field, type ListLayout, type ListOrder } from '../plan/plan.ts';
import { bookedOn, doneOptions, isDeadline, inSteps, rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import { stockFields } from './stock-fields.ts';
import { voteField } from './vote-field.ts';

/** The orders that a list offers, the usual one first, and the helpers that compare. */
export type Sorts = { entries: string[]; helpers: string[] };

/** `asked` is an order that somebody wished for; it comes before the usual ones. */
export function sortsOf(entity: Entity, layout: ListLayout, asked?: ListOrder): Sorts {
  const { one } = entityNames(entity);
  const { title, moment, amount, days, state } = rolesOf(entity);
  const helpers = new Set<string>();
  const byText = (key: string, label: string, field: string) => {
    helpers.add('compareText');
    return entry(key, label, `compareText((${one}) => ${one}.${field})`);
  };
  const byValue = (key: string, label: string, value: string, direction: 1 | -1) => {
    helpers.add('compareValue');
    return entry(key, label, `compareValue((${one}) => ${value}${direction === -1 ? ', -1' : ''})`);
  };
  const name = () => byText('name', `${title.label} A to Z`, title.name);
  const newest = (field: string, label = 'Newest first') => byValue('newest', label, `${one}.${field}`, -1);
  const oldest = (field: string, label = 'Oldest first') => byValue('oldest', label, `${one}.${field}`, 1);
  const finished = doneOptions(state).map(({ value }) => quote(value));
  /** Soonest first, what is finished at the end. */
  const soonest = (field: string) => {
    if (finished.length === 0 || !state) return oldest(field, 'Soonest first');
    helpers.add('compareValue');
    helpers.add('lastIf');
    const isFinished = `(${one}) => [${finished.join(', ')}].includes(${one}.${state.name})`;
    return entry('oldest', 'Soonest first', `lastIf(${isFinished}, compareValue((${one}) => ${one}.${field}))`);
  };
  const highest = () => (amount ? [byValue('highest', mostOf(amount.label), `${one}.${amount.name}`, -1)] : []);
  const isDue = moment && isDeadline(moment);

  const entries = (() => {
    switch (layout) {
      case 'table': // its headers sort
        return [isDue ? soonest(moment.name) : newest(moment?.name ?? 'created_date')];
      case 'ledger':
        return [newest(bookedOn(entity)?.name ?? 'created_date'), oldest(bookedOn(entity)?.name ?? 'created_date')];
      case 'checklist':
        return [...(moment ? [oldest(moment.name, 'Soonest first')] : [newest('created_date')]), name()];
      case 'agenda':
        return [
          oldest(moment?.name ?? 'created_date', 'Soonest first'),
          newest(moment?.name ?? 'created_date', 'Latest first'),
        ];
      case 'index':
        return [name()];
      case 'stock': {
        const { quantity, minimum } = stockFields(entity);
        const level = minimum
          ? `(${one}.${quantity.name} ?? 0) - (${one}.${minimum.name} ?? 0)`
          : `${one}.${quantity.name}`;
        return [byValue('lowest', 'Lowest first', level, 1), name()];
      }
      case 'tracker':
        return [name(), byValue('most', 'Most done', `${one}.${days?.name}?.length`, -1)];
      case 'votes':
        return [byValue('votes', 'Most votes', `${one}.${voteField(entity).name} ?? 0`, -1), newest('created_date')];
      case 'gallery':
      case 'journal':
        return [isDue ? soonest(moment.name) : newest(moment?.name ?? 'created_date'), name(), ...highest()];
    }
  })();
  const field = orderedBy(entity, asked?.field);
  if (!asked || !field) return { entries, helpers: [...helpers] };
  const label = orderLabel(field, asked.direction);
  const next = asked.next && orderedBy(entity, asked.next.field);
  const comparing = comparison(field, asked, one, helpers);
  if (next) helpers.add('inTurn');
  const compare = next ? `inTurn(${comparing}, ${comparison(next, asked.next!, one, helpers)})` : comparing;
  const others = entries.filter((line) => !line.includes(quote(label)));
  return { entries: [entry('asked', label, compare), ...others], helpers: [...helpers] };
}

/** "Minutes", "Pages": what is counted. */
const isMany = (label: string): boolean =>
  /^\p{Lu}\p{Ll}+(?<![aiou]|s)s$/u.test(label) && !/^(?:status|bonus)$/i.test(label);
const mostOf = (label: string): string => `${isMany(label) ? 'Most' : 'Highest'} ${inSentence(label)}`;

const inWords = ['text', 'longtext', 'select', 'email', 'phone', 'url', 'reference'];

/** How two records compare by a field; choices stand in the order in which they are offered. */
function comparison(field: Field, { direction }: ListOrder, one: string, helpers: Set<string>): string {
  const { name, type, options } = field;
  const value = `${one}.${name}`;
  if (inWords.includes(type) && direction === 'up' && !inSteps(field)) {
    helpers.add('compareText');
    return `compareText((${one}) => ${value})`;
  }
  helpers.add('compareValue');
  const compared = options && inSteps(field) ? `[${options.map((option) => quote(option.value)).join(', ')}].indexOf(${value})` : value; // prettier-ignore
  return `compareValue((${one}) => ${compared}${direction === 'down' ? ', -1' : ''})`;
}

function orderLabel(field: Field, direction: 'up' | 'down'): string {
  const { label, type } = field;
  const isUp = direction === 'up';
  if (type === 'date' || type === 'datetime') return isUp ? 'Oldest first' : 'Newest first';
  if (type === 'money' || type === 'number')
    return isUp ? `${isMany(label) ? 'Fewest' : 'Lowest'} ${inSentence(label)}` : mostOf(label);
  if (type === 'boolean') return `${isUp ? 'Without' : 'With'} ${label} first`;
  if (inSteps(field)) return `By ${inSentence(label)}`;
  return `${label} ${isUp ? 'A to Z' : 'Z to A'}`;
}

const entry = (key: string, label: string, compare: string): string => {
  const flat = `${key}: { label: ${quote(label)}, compare: ${compare} },`;
  return flat.length <= 100
    ? flat
    : code`
    ${key}: {
      label: ${quote(label)},
      compare: ${compare},
    },
  `;
};
