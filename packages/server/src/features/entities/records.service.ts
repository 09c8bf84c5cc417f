import type { EntityRecord } from '@whittle/contract/entities';
import type { AppId, AppUserId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import type { RecordInput } from '@whittle/domain/entities/record-input';
import { readNewRecord, readRecordChange } from '@whittle/domain/entities/record-input';
import { idPattern } from '@whittle/contract/ids';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppCaller, FindEntity } from '../../http/app-caller.ts';
import { type ListQuery, readFilter, readFilterText, readListQuery } from '../../http/list-query.ts';
import { pickFields, presentRecord } from './present-record.ts';
import { requireChange, requireCreate, scopeOf } from './records.policy.ts';
import { createRecordsStore, type NewRecord, type RecordRow } from './records.store.ts';

/** S-09: what one network address may submit to one app without signing in. */
const visitorCreates = { max: 60, windowMs: 60_000 };

export type InsertResult = { ok: true; inserted: number } | { ok: false; message: string };

export type RecordsService = ReturnType<typeof createRecordsService>;

/** The calls on records. `entity` is what the caller's channel declares; errors are those of contract/errors.ts. */
export function createRecordsService({
  db,
  clock,
  findEntity,
}: Pick<Adapters, 'db' | 'clock'> & { findEntity: FindEntity }) {
  const store = createRecordsStore(db);
  const rateLimits = createRateLimits({ db, clock });

  const present = (row: RecordRow | null, entity: Entity): EntityRecord => {
    if (!row) throw new AppError('record-not-found');
    return presentRecord(row, entity);
  };

  /** Rows as a create answers them, without asking the database for what was just sent to it. */
  const presentNew = (records: NewRecord[], { person, actor }: AppCaller, entity: Entity, at: Date) =>
    records.map((record) =>
      presentRecord(
        {
          ...record,
          createdById: person?.id ?? null,
          creatorEmail: actor.kind === 'visitor' ? null : (person?.email ?? null),
          createdAt: at,
          updatedAt: at,
        },
        entity,
      ),
    );

  return {
    async list(caller: AppCaller, entity: Entity, query: ListQuery, defaultLimit: number) {
      const { fields, ...options } = readListQuery(entity, query, defaultLimit);
      const scope = scopeOf(caller, entity);
      const rows = scope.read === 'none' ? [] : await store.list(scope, options);
      if (rows === 'too-large') throw tooLarge(listTooLarge);
      const records = rows.map((row) => presentRecord(row, entity));
      return fields.length === 0 ? records : records.map((record) => pickFields(record, fields));
    },

    async count(caller: AppCaller, entity: Entity, q: string | undefined): Promise<number> {
      return store.count(scopeOf(caller, entity), readFilterText(entity, q));
    },

    async get(caller: AppCaller, entity: Entity, id: string): Promise<EntityRecord> {
      const row = idPattern.test(id) ? await store.get(scopeOf(caller, entity), id) : null;
      return present(row, entity);
    },

    async create(caller: AppCaller, entity: Entity, body: unknown, address: string): Promise<EntityRecord> {
      requireCreate(caller, entity);
      if (caller.actor.kind === 'visitor') {
        const isFree = await rateLimits.take(`visitor-create:${caller.app.id}:${address}`, visitorCreates);
        if (!isFree) throw new AppError('rate-limited');
      }
      const record = toNewRecord(readNewRecord(entity, body));
      const at = clock.now();
      await store.insert(scopeOf(caller, entity), [record], at);
      return presentNew([record], caller, entity, at)[0]!;
    },

    /** All or nothing: the first wrong row is named by its number (ENT-18, N-08). */
    async createMany(caller: AppCaller, entity: Entity, body: unknown): Promise<EntityRecord[]> {
      requireChange(caller);
      requireCreate(caller, entity);
      const records = readRows(entity, body);
      const at = clock.now();
      if (records.length > 0) await store.insert(scopeOf(caller, entity), records, at);
      return presentNew(records, caller, entity, at);
    },

    async update(caller: AppCaller, entity: Entity, id: string, body: unknown): Promise<EntityRecord> {
      requireChange(caller);
      const { data } = accept(readRecordChange(entity, body));
      const row = idPattern.test(id) ? await store.update(scopeOf(caller, entity), id, data, clock.now()) : null;
      if (row === 'too-large') throw tooLarge(recordTooLarge);
      return present(row, entity);
    },

    async remove(caller: AppCaller, entity: Entity, id: string): Promise<void> {
      requireChange(caller);
      const gone = idPattern.test(id) ? await store.delete(scopeOf(caller, entity), { id }, clock.now()) : 0;
      if (gone === 0) throw new AppError('record-not-found');
    },

    /** How many of the records that match the filter were within reach and are gone (N-07). */
    async removeMany(caller: AppCaller, entity: Entity, query: unknown): Promise<number> {
      requireChange(caller);
      const filter = query === undefined ? null : readFilter(entity, query);
      if (!filter) throw new AppError('filter-empty');
      return store.delete(scopeOf(caller, entity), { filter }, clock.now());
    },

    /** How many records an entity has, whoever they belong to: for the owner's assistant. */
    async countAll(appId: AppId, entity: string): Promise<number> {
      return store.count({ appId, entity, callerId: null, read: 'every', change: 'none', seesCreators: false }, null);
    },

    /**
     * Records that a finished turn brings along (`insert_entity_records`), checked by the head's declaration. `byId` is
     * the owner's person in the app. All or nothing; the message says which row is wrong and why. A row may bring its id,
     * so that rows of one reply can point to each other.
     */
    async insertRecords(
      appId: AppId,
      entityName: string,
      rows: readonly unknown[],
      { byId, isSample }: { byId: AppUserId; isSample: boolean },
    ): Promise<InsertResult> {
      try {
        const entity = await findEntity(appId, 'preview', entityName);
        if (!entity) return { ok: false, message: `This app has no entity ${entityName}.` };
        const records = readRows(entity, rows).map((record, index) => ({
          ...record,
          id: ownId(rows[index]) ?? record.id,
          isSample,
        }));
        if (new Set(records.map(({ id }) => id)).size < records.length)
          return { ok: false, message: `Two rows of ${entityName} have the same id.` };
        const scope = {
          appId,
          entity: entity.name,
          callerId: byId,
          read: 'every',
          change: 'every',
          seesCreators: true,
        } as const;
        if (records.length > 0) await store.insert(scope, records, clock.now());
        return { ok: true, inserted: records.length };
      } catch (error) {
        if (error instanceof AppError) return { ok: false, message: error.message };
        throw error;
      }
    },
  };
}

function ownId(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return typeof id === 'string' && idPattern.test(id) ? id : null;
}

const recordTooLarge = `A record may hold ${limits.recordMaxBytes / 1_000_000} MB.`;
const listTooLarge = `These records are larger than ${limits.recordListMaxBytes / 1_000_000} MB together. Ask for fewer of them with "limit".`;

const tooLarge = (message: string) => new AppError('too-large', { message });

function accept(input: RecordInput, rowNumber?: number) {
  if (!input.ok) {
    const message = rowNumber === undefined ? input.message : `Row ${rowNumber}: ${input.message}`;
    throw new AppError('record-invalid', { message, fields: input.fields });
  }
  if (Buffer.byteLength(JSON.stringify(input.data)) > limits.recordMaxBytes) {
    throw tooLarge(recordTooLarge);
  }
  return input;
}

function toNewRecord(input: RecordInput, rowNumber?: number): NewRecord {
  const { data, isSample } = accept(input, rowNumber);
  return { id: newId(), data, isSample };
}

function readRows(entity: Entity, body: unknown): NewRecord[] {
  if (!Array.isArray(body)) throw new AppError('bad-request', { message: 'Send the records as a list.' });
  if (body.length > limits.bulkMaxRows) {
    throw tooLarge(`At most ${limits.bulkMaxRows} records can be created in one call.`);
  }
  return body.map((row: unknown, index) => toNewRecord(readNewRecord(entity, row), index + 1));
}
