import { serverFields } from '@whittle/contract/entities';
import type { Entity } from './entity.ts';
import { isPlainObject } from './json.ts';

const server: ReadonlySet<string> = new Set([...serverFields, 'uid']);
const maxNames = 20;
const maxNameChars = 100;

/** ENT-36: the fields of a body, or of a list of bodies, that the entity neither declares nor keeps. At most twenty. */
export function undeclaredNames(entity: Pick<Entity, 'properties' | 'isOpen'>, body: unknown): string[] {
  if (entity.isOpen) return [];
  const names = new Set<string>();
  for (const one of Array.isArray(body) ? body : [body]) {
    if (!isPlainObject(one)) continue;
    for (const name of Object.keys(one)) {
      if (names.size >= maxNames) return [...names];
      if (!entity.properties.has(name) && !server.has(name)) names.add(name.slice(0, maxNameChars));
    }
  }
  return [...names];
}
