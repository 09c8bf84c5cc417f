import { inSentence } from '../plan/names.ts';
import { fieldOf, type Entity, type Field, type ListLayout, type ListOrder } from '../plan/plan.ts';
import { bookedOn, doneOptions, isDeadline, rolesOf } from '../plan/roles.ts';
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
  const highest = () =>
    amount ? [byValue('highest', `Highest ${inSentence(amount.label)}`, `${one}.${amount.name}`, -1)] : [];
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
  const field = fieldOf(entity, asked?.field);
  if (!asked || !field) return { entries, helpers: [...helpers] };
  const isText = ['text', 'longtext', 'select', 'email', 'phone', 'url', 'reference'].includes(field.type);
  const label = orderLabel(field, asked.direction);
  const wished = isText && asked.direction === 'up' ? byText('asked', label, field.name) : byValue('asked', label, `${one}.${field.name}`, asked.direction === 'up' ? 1 : -1); // prettier-ignore
  const others = entries.filter((line) => !line.includes(quote(label)));
  return { entries: [wished, ...others], helpers: [...helpers] };
}

function orderLabel({ label, type }: Field, direction: 'up' | 'down'): string {
  const isUp = direction === 'up';
  if (type === 'date' || type === 'datetime') return isUp ? 'Oldest first' : 'Newest first';
  if (type === 'money' || type === 'number') return `${isUp ? 'Lowest' : 'Highest'} ${inSentence(label)}`;
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
