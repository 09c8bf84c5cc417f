import { isPlainObject } from '../entities/json.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import { isOfEntity } from './action-types.ts';
import type { Action } from './reply.ts';

/**
 * The schema that an entity action means when it holds none and only says who may see and change the records, in the
 * `permissions` attribute or as the only thing in its JSON. Small models write it so. Null when it is no such action.
 */
export function schemaOfAccessAlone(
  { type, content, permissions }: Pick<Action, 'type' | 'content' | 'permissions'>,
  existing: string | undefined,
): string | null {
  if (existing === undefined || !isOfEntity(type)) return null;
  if (content.trim() === '') return permissions === null ? null : existing;
  const said = readJsonc(content);
  if (!said.ok || !isPlainObject(said.value)) return null;
  const { name: _name, type: _type, 'x-accessControl': control, ...rest } = said.value;
  if (Object.keys(rest).length > 0) return null;
  if (control === undefined) return permissions === null ? null : existing;
  const present = readJsonc(existing);
  if (!present.ok || !isPlainObject(present.value)) return null;
  return JSON.stringify({ ...present.value, 'x-accessControl': control }, null, 2);
}
