import type { EntityProperty } from '@whittle/contract/entities';
import type { ColumnType } from '@whittle/contract/schema-changes';

/** Keywords that say what values are; the others, such as rules of who may read a field, outlive a change of type. */
const typeKeywords = new Set([
  'type',
  'format',
  'enum',
  'items',
  'properties',
  'required',
  'default',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'anyOf',
  'oneOf',
  'x-optionColors',
  'x-dataType',
]);

/** The property of a column of a type (GRID-20 read backwards). `options` are the choices of a select or multiselect. */
export function propertyOf(
  dataType: ColumnType,
  options: readonly string[] = [],
  before: EntityProperty = {},
): EntityProperty {
  const kept = Object.fromEntries(Object.entries(before).filter(([keyword]) => !typeKeywords.has(keyword)));
  switch (dataType) {
    case 'text':
      return { type: 'string', 'x-dataType': 'text', ...kept };
    case 'image':
      return { type: 'string', 'x-dataType': 'image', ...kept };
    case 'number':
      return { type: 'number', ...kept };
    case 'select':
      return { type: 'string', enum: [...options], ...kept };
    case 'multiselect':
      return { type: 'array', items: { type: 'string', enum: [...options] }, ...kept };
    case 'json':
      return { type: ['object', 'array'], ...kept };
  }
}

/** The name of a property for what somebody typed: `Full name` becomes `full_name`. Null when nothing is left of it. */
export function propertyName(label: string): string | null {
  const name = label
    .trim()
    .replace(/[\s./]+/g, '_')
    .replace(/[^\w-]/g, '');
  if (!/^[A-Za-z_][\w-]*$/.test(name)) return null;
  return /\s/.test(label.trim()) ? name.toLowerCase() : name;
}
