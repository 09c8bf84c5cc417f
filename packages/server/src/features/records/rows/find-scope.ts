import type { Entity } from '@whittle/domain/entities/entity';
import type { Database } from '../../../adapters/database/database.ts';
import { type RecordsCaller, type RecordScope, scopeOf } from './record-scope.ts';
import { recordsAbout } from './records-about.ts';

/** What a caller reaches of an entity. Reads the caller's own fields, and what is about them, only where a rule asks for it. */
export type FindScope = (caller: RecordsCaller, entity: Entity) => Promise<RecordScope>;

export const createFindScope =
  (db: Database): FindScope =>
  async (caller, entity) => {
    const { person, actor, app, channel } = caller;
    const { usesUserData, aboutCaller } = entity.rules;
    if (!usesUserData || actor.kind !== 'person' || !person) return scopeOf(caller, entity);
    const [[row], records] = await Promise.all([
      db.$client<{ data: Record<string, unknown> }[]>`
        select data from app_users where app_id = ${app.id} and id = ${person.id}`,
      recordsAbout(db, aboutCaller, { appId: app.id, person, withSamples: channel !== 'published' }),
    ]);
    return scopeOf(caller, entity, { data: row?.data ?? {}, records });
  };
