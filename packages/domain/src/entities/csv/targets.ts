import type { CsvDataType } from '@whittle/contract/csv';
import type { EntityProperty } from '@whittle/contract/entities';
import { typesOf, type Entity } from '../entity.ts';
import { isSafeKey } from '../json.ts';

/** A field that a column can go to. `path` is dotted for a member of an object (CSV-16). */
export type CsvTarget = {
  path: string;
  /** What people call it: its title, else its path. */
  label: string;
  property: EntityProperty;
  dataType: CsvDataType;
  /** A list of texts or numbers, which a cell can hold parted by a character. */
  isList: boolean;
  isRequired: boolean;
};

const maxLevels = 4;

/** The fields of an entity in the order of its declaration, members of objects after the object itself. */
export function csvTargets(entity: Pick<Entity, 'properties' | 'required'>): CsvTarget[] {
  return targetsOf(entity.properties, entity.required, '', 1);
}

function targetsOf(
  properties: ReadonlyMap<string, EntityProperty>,
  required: readonly string[],
  prefix: string,
  level: number,
): CsvTarget[] {
  const targets: CsvTarget[] = [];
  for (const [name, property] of properties) {
    // A dot in a name would read as a step into an object.
    if (!isSafeKey(name) || name === '' || name.includes('.')) continue;
    const path = prefix + name;
    const label = (prefix === '' && property.title?.trim()) || path;
    targets.push({ path, label, property, ...kindOf(property), isRequired: required.includes(name) });
    if (property.properties && level < maxLevels) {
      const members = new Map(Object.entries(property.properties));
      // A member is needed only where its object is there, which the check of the whole row finds out.
      targets.push(...targetsOf(members, [], `${path}.`, level + 1));
    }
  }
  return targets;
}

function kindOf(property: EntityProperty): { dataType: CsvDataType; isList: boolean } {
  const types = typesOf(property);
  if (types.includes('array')) {
    const items = typesOf(property.items);
    const isPlain = items.every((type) => type !== 'object' && type !== 'array');
    if (!isPlain) return { dataType: 'json', isList: false };
    return { dataType: property.items ? kindOf(property.items).dataType : 'text', isList: true };
  }
  if (types.includes('object')) return { dataType: 'json', isList: false };
  if (types.includes('boolean')) return { dataType: 'boolean', isList: false };
  if (types.includes('number') || types.includes('integer')) return { dataType: 'number', isList: false };
  if (property.format === 'date-time' || property.format === 'date') return { dataType: 'datetime', isList: false };
  return { dataType: types.length === 0 ? 'json' : 'text', isList: false };
}
