import type { EntityProperty } from '@whittle/contract/entities';
import { serverFields } from '@whittle/contract/entities';
import type { Entity } from './entity.ts';
import { isPlainObject } from './json.ts';

const server: ReadonlySet<string> = new Set([...serverFields, 'uid']);
/** What every record has from the server, whatever is sent. */
export const isServerField = (name: string): boolean => server.has(name);

const maxNames = 20;
const maxNameChars = 100;

type Declared = Pick<Entity, 'properties' | 'isOpen' | 'isLenient'>;

/**
 * ENT-36: the fields of a body, or of a list of bodies, that the entity neither declares nor keeps, and members of its
 * objects alike, as `place.street`. At most twenty.
 */
export function undeclaredNames(entity: Declared, body: unknown): string[] {
  const names = new Set<string>();
  const add = (name: string) => names.size < maxNames && names.add(name.slice(0, maxNameChars));
  for (const one of Array.isArray(body) ? body : [body]) {
    if (!isPlainObject(one)) continue;
    for (const [name, value] of Object.entries(one)) {
      if (names.size >= maxNames) return [...names];
      const property = entity.properties.get(name);
      if (property) {
        if (!entity.isLenient) addMembers(property, value, name, add);
      } else if (!entity.isOpen && !server.has(name)) add(name);
    }
  }
  return [...names];
}

/** The names in the operators of `PATCH .../update-many`, dotted or not, that are passed over for the same reason. */
export function undeclaredInUpdate(entity: Declared, operators: unknown): string[] {
  if (!isPlainObject(operators)) return [];
  const named = Object.entries(operators).flatMap(([operator, fields]) =>
    operator !== '$rename' && isPlainObject(fields) ? Object.keys(fields) : [],
  );
  return undeclaredNames(entity, Object.fromEntries(named.map((name) => [topOf(name), null])));
}

/** Whether an update passes over a field: it is not declared, or the server sets it. */
export const isPassedOver = ({ properties, isOpen }: Pick<Entity, 'properties' | 'isOpen'>, name: string): boolean =>
  server.has(name) || (!isOpen && !properties.has(topOf(name)));

const topOf = (name: string) => name.split('.')[0]!;

function addMembers({ properties, items }: EntityProperty, value: unknown, path: string, add: (name: string) => void) {
  if (items && Array.isArray(value)) {
    for (const one of value) addMembers(items, one, path, add);
  } else if (properties && isPlainObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property) addMembers(property, member, `${path}.${name}`, add);
      else add(`${path}.${name}`);
    }
  }
}
