import type { EntitySchema } from '@whittle/contract/entities';
import { type Entity, parseEntity } from '../entities/entity.ts';
import type { Json } from '../entities/json.ts';
import { equalJson } from '../entities/match-value.ts';

/** Whether the file of an entity, as it is written, means what `schema` does: its text can then stay. */
export function saysTheSame(name: string, text: string, schema: EntitySchema): boolean {
  const written = parseEntity(name, text);
  const wanted = parseEntity(name, JSON.stringify(schema));
  return written.ok && wanted.ok && equalJson(meaningOf(written.entity), meaningOf(wanted.entity));
}

/** The file's name gives the entity its own, and rules count as they are understood, not as they are spelt. */
function meaningOf({ access, rules, schema }: Entity): Json {
  const { name: _name, type: _type, 'x-accessControl': _control, ...declared } = schema;
  return JSON.parse(JSON.stringify({ access, rules, declared })) as Json;
}
