import type { EntityProperty } from '@whittle/contract/entities';
import type { Entity } from './entity.ts';
import { typesOf } from './property-types.ts';
import type { FieldRef, RecordColumn, Sort } from './filter.ts';
import { isSafeKey, isStorableText } from './json.ts';

/** Both families of names of the server fields (contract/entities.ts). */
const columns: ReadonlyMap<string, RecordColumn> = new Map([
  ['id', 'id'],
  ['createdAt', 'created_at'],
  ['created_date', 'created_at'],
  ['updatedAt', 'updated_at'],
  ['updated_date', 'updated_at'],
  ['creatorId', 'created_by_id'],
  ['created_by_id', 'created_by_id'],
  ['created_by', 'created_by'],
  ['is_sample', 'is_sample'],
]);

const maxPathLevels = 6;

/** The field that a dotted name means, null when neither the schema nor the server has it. */
export const resolveField = ({ properties, isOpen }: Fields, name: string): FieldRef | null =>
  resolveProperty(properties, name, isOpen);

/** What names are looked up in. */
export type Fields = Pick<Entity, 'properties' | 'isOpen'>;

/** As `resolveField`, for an entity that is not put together yet. */
export function resolveProperty(properties: Entity['properties'], name: string, isOpen = false): FieldRef | null {
  const column = columns.get(name);
  if (column) return { kind: 'column', column };
  const path = name.split('.');
  if (
    path.length > maxPathLevels ||
    !path.every((level) => level !== '' && isSafeKey(level) && isStorableText(level))
  ) {
    return null;
  }
  let property = properties.get(path[0]!) ?? (isOpen ? {} : undefined);
  if (!property) return null;
  for (const level of path.slice(1)) {
    const next = memberOf(property, level);
    if (!next) return null;
    property = next;
  }
  return { kind: 'data', path, types: typesOf(property) };
}

/** More fields than these order nothing that a person could still tell apart. */
const maxSortFields = 6;

/** `field`, `+field` or `-field`, several of them with commas between; null when there is no such field. Newest first without a sort. */
export const parseSort = (entity: Fields, text: string): Sort | null =>
  parseSortBy((name) => resolveField(entity, name), text);

/** As `parseSort`, where names are not an entity's own. */
export function parseSortBy(resolve: (name: string) => FieldRef | null, text: string): Sort | null {
  const names = text.split(',').map((name) => name.trim());
  if (names.length > maxSortFields) return null;
  return names.reduceRight<Sort | null | undefined>((next, name) => {
    const field = resolve(name.replace(/^[+-]/, ''));
    return field && next !== null ? { field, descending: name.startsWith('-'), ...(next && { next }) } : null;
  }, undefined) as Sort | null;
}

export const newestFirst: Sort = { field: { kind: 'column', column: 'created_at' }, descending: true };

/** A member of an object, where members that are not declared may be anything; plain values have none. */
function memberOf(property: EntityProperty, level: string): EntityProperty | null {
  const types = typesOf(property);
  if (types.length > 0 && !types.includes('object')) return null;
  if (!property.properties) return {};
  return Object.hasOwn(property.properties, level) ? property.properties[level]! : null;
}
