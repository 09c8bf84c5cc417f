import type { EntityProperty } from '@whittle/contract/entities';
import type { ColumnType } from '@whittle/contract/schema-changes';
import { isObjectName } from '../../files/names.ts';
import { toLatin } from './to-latin.ts';

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

/**
 * The name of a property for what somebody typed: `Full name` becomes `full_name`, `Größe` becomes `Groesse`, `2024`
 * becomes `field_2024`. Null when nothing of it can be written in such letters.
 */
export function propertyName(label: string): string | null {
  const name = toLatin(label)
    .trim()
    .replace(/[\s./]+/g, '_')
    .replace(/[^A-Za-z0-9_-]/g, '');
  if (!/[A-Za-z0-9]/.test(name)) return null;
  const begun = /^[A-Za-z_]/.test(name) ? name : `field_${name}`;
  return /\s/.test(label.trim()) ? begun.toLowerCase() : begun;
}

/** The name of a new property among those that are there; `field_2` where the label has none that can be written. */
export function freeName(label: string, fields: readonly string[]): string {
  const name = propertyName(label);
  if (name !== null && !isObjectName(name)) return name;
  for (let number = 1; ; number += 1) {
    const free = `field_${number}`;
    if (!fields.some((field) => field.toLowerCase() === free)) return free;
  }
}

/** The property with what was typed as its label, which is kept where it says more than the name. */
export function withLabel(property: EntityProperty, name: string, label: string): EntityProperty {
  const { title: _, ...rest } = property;
  return label.trim() === name ? rest : { ...rest, title: label.trim() };
}
