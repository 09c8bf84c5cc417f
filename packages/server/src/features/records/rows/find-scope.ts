import type { Entity } from '@whittle/domain/entities/entity';
import type { Database } from '../../../adapters/database/database.ts';
import { type RecordsCaller, type RecordScope, scopeOf } from './record-scope.ts';

/** What a caller reaches of an entity. Reads the caller's own fields only where a rule asks for them. */
export type FindScope = (caller: RecordsCaller, entity: Entity) => Promise<RecordScope>;

export const createFindScope =
  (db: Database): FindScope =>
  async (caller, entity) => {
    const { person, actor } = caller;
    if (!entity.rules.usesUserData || actor.kind !== 'person' || !person) return scopeOf(caller, entity);
    const [row] = await db.$client<{ data: Record<string, unknown> }[]>`
      select data from app_users where app_id = ${caller.app.id} and id = ${person.id}`;
    return scopeOf(caller, entity, row?.data);
  };
