import type { FieldOnly } from '../../../plan/only.ts';
import type { Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';

/** The order in which what meets the condition comes first; null where no order does that. */
export function firstBy(list: Entity, only: FieldOnly): Change[] | null {
  const field = list.fields.find(({ name }) => name === only.field);
  const sort = (direction: 'up' | 'down'): Change[] => [{ kind: 'sort-list', entity: list.name, field: only.field, direction }]; // prettier-ignore
  switch (only.kind) {
    case 'yes':
    case 'above':
      return sort('down');
    case 'no':
    case 'below':
    case 'past':
    case 'older':
      return sort('up');
    case 'is':
      return field ? orderOfChoice(field, only.value, sort) : null;
    default:
      return null;
  }
}

function orderOfChoice({ options = [] }: Field, value: string, sort: (direction: 'up' | 'down') => Change[]): Change[] | null {
  const at = options.findIndex((option) => option.value === value);
  return at === 0 ? sort('up') : at === options.length - 1 ? sort('down') : null;
} // prettier-ignore
