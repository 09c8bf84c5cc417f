import type { EntityProperty } from '@whittle/contract/entities';

const knownTypes = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** The declared types of a property; none means that any value fits. Unknown type names are ignored. */
export function typesOf(property: EntityProperty | undefined): readonly string[] {
  const declared = property?.type === undefined ? [] : [property.type].flat();
  return declared.every((type) => knownTypes.has(type)) ? declared : [];
}
