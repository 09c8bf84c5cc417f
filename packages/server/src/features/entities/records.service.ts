import { createHash } from 'node:crypto';
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
import { listJson, pickFields, recordJson, type RecordText } from './record-json.ts';
import { newWrite, type WriteContext } from './write-context.ts';
import { requireChange, requireCreate, scopeOf, wholeScope } from './records.policy.ts';
import { createRecordsStore, type NewRecord } from './records.store.ts';

/** S-09: what one network address may submit to one app without signing in. */
const visitorCreates = { max: 60, windowMs: 60_000 };

export type InsertResult = { ok: true; inserted: number } | { ok: false; message: string };

export type RecordsService = ReturnType<typeof createRecordsService>;

/** The calls on records. Records are answered as JSON text. `entity` is what the caller's channel declares; errors are those of contract/errors.ts. */
export function createRecordsService({
  db,
  clock,
  findEntity,
}: Pick<Adapters, 'db' | 'clock'> & { findEntity: FindEntity }) {
  const store = createRecordsStore(db);
  const rateLimits = createRateLimits({ db, clock });

  let forgottenAtMs = 0;
  const forgetOldKeys = async (now: Date) => {
    if (now.getTime() - forgottenAtMs < forgetEveryMs) return;
    forgottenAtMs = now.getTime();
    await store.forgetKeys(new Date(now.getTime() - limits.idempotencyKeyDays * 86_400_000));
  };

  const found = (row: RecordText | null): string => {
    if (!row) throw new AppError('record-not-found');
    return recordJson(row);
  };

  /** Rows as a create answers them, without asking the database for what was just sent to it. */
  const madeBy = (records: NewRecord[], { person, actor }: AppCaller, at: Date): string[] => {
    const instant = at.toISOString();
    const creator = {
      createdById: person?.id ?? null,
      creatorEmail: actor.kind === 'visitor' ? null : (person?.email ?? null),
      createdAt: instant,
      updatedAt: instant,
    };
    return records.map((record) => recordJson({ ...record, ...creator }));
  };

  return {
    async list(caller: AppCaller, entity: Entity, query: ListQuery, defaultLimit: number): Promise<string> {
      const { fields, ...options } = readListQuery(entity, query, defaultLimit);
      const scope = scopeOf(caller, entity);
      const rows = scope.read === 'none' ? [] : await store.list(scope, options);
      if (rows === 'too-large') throw tooLarge(listTooLarge);
      const records = rows.map(recordJson);
      return listJson(fields.length === 0 ? records : records.map((record) => pickFields(record, fields)));
    },

    async count(caller: AppCaller, entity: Entity, q: string | undefined): Promise<number> {
      return store.count(scopeOf(caller, entity), readFilterText(entity, q));
    },

    async get(caller: AppCaller, entity: Entity, id: string): Promise<string> {
      const row = idPattern.test(id) ? await store.get(scopeOf(caller, entity), id) : null;
      return found(row);
    },

    async create(
      caller: AppCaller,
      entity: Entity,
      body: unknown,
      { context, address }: { context: WriteContext; address: string },
    ): Promise<string> {
      requireCreate(caller, entity);
      if (caller.actor.kind === 'visitor') {
        const isFree = await rateLimits.take(`visitor-create:${caller.app.id}:${address}`, visitorCreates);
        if (!isFree) throw new AppError('rate-limited');
      }
      const record = toNewRecord(readNewRecord(entity, body));
      const at = clock.now();
      await store.insert(scopeOf(caller, entity), [record], { ...context, at });
      return madeBy([record], caller, at)[0]!;
    },

    /** All or nothing: the first wrong row is named by its number (ENT-18, N-08). With a key, once. */
    async createMany(
      caller: AppCaller,
      entity: Entity,
      body: unknown,
      { context, key }: { context: WriteContext; key: string | null },
    ): Promise<string> {
      requireChange(caller);
      requireCreate(caller, entity);
      const records = readRows(entity, body);
      const at = clock.now();
      const scope = scopeOf(caller, entity);
      if (records.length === 0) return '[]';
      if (key === null) {
        await store.insert(scope, records, { ...context, at });
        return listJson(madeBy(records, caller, at));
      }
      if (!keyPattern.test(key)) throw new AppError('idempotency-key-invalid');
      const bodyHash = hashOf(body);
      const first = await store.insertOnce(scope, records, { ...context, at }, { key, bodyHash });
      await forgetOldKeys(at);
      if (first === true) return listJson(madeBy(records, caller, at));
      if (first.bodyHash !== bodyHash) throw new AppError('idempotency-key-reused');
      const asFirst = records.map((record, index) => ({ ...record, id: first.recordIds[index] ?? record.id }));
      return listJson(madeBy(asFirst, caller, first.at));
    },

    async update(caller: AppCaller, entity: Entity, id: string, body: unknown, context: WriteContext): Promise<string> {
      requireChange(caller);
      const { data } = accept(readRecordChange(entity, body));
      const write = { ...context, at: clock.now() };
      const row = idPattern.test(id) ? await store.update(scopeOf(caller, entity), id, data, write) : null;
      if (row === 'too-large') throw tooLarge(recordTooLarge);
      return found(row);
    },

    async remove(caller: AppCaller, entity: Entity, id: string, context: WriteContext): Promise<void> {
      requireChange(caller);
      const write = { ...context, at: clock.now() };
      const gone = idPattern.test(id) ? await store.delete(scopeOf(caller, entity), { id }, write) : 0;
      if (gone === 0) throw new AppError('record-not-found');
    },

    /** How many of the records that match the filter were within reach and are gone (N-07). */
    async removeMany(caller: AppCaller, entity: Entity, query: unknown, context: WriteContext): Promise<number> {
      requireChange(caller);
      const filter = query === undefined ? null : readFilter(entity, query);
      if (!filter) throw new AppError('filter-empty');
      return store.delete(scopeOf(caller, entity), { filter }, { ...context, at: clock.now() });
    },

    /** How many records an entity has, whoever they belong to: for the owner's assistant. */
    async countAll(appId: AppId, entity: string): Promise<number> {
      return store.count(wholeScope(appId, entity, null), null);
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
        const scope = wholeScope(appId, entity.name, byId);
        if (records.length > 0) await store.insert(scope, records, { ...newWrite('chat'), at: clock.now() });
        return { ok: true, inserted: records.length };
      } catch (error) {
        if (error instanceof AppError) return { ok: false, message: error.message };
        throw error;
      }
    },
  };
}

const forgetEveryMs = 3_600_000;
const keyPattern = /^[\x21-\x7e]{1,200}$/;

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

function ownId(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return typeof id === 'string' && idPattern.test(id) ? id : null;
}

const recordTooLarge = `A record may hold ${limits.recordMaxBytes / 1_000_000} MB.`;
const listTooLarge = `These records are larger than ${limits.recordListMaxBytes / 1_000_000} MB together. Ask for fewer of them with "limit".`;

const tooLarge = (message: string) => new AppError('too-large', { message });

function accept(input: RecordInput, rowNumber?: number): { data: string; isSample: boolean } {
  if (!input.ok) {
    const message = rowNumber === undefined ? input.message : `Row ${rowNumber}: ${input.message}`;
    throw new AppError('record-invalid', { message, fields: input.fields });
  }
  const data = JSON.stringify(input.data);
  if (Buffer.byteLength(data) > limits.recordMaxBytes) throw tooLarge(recordTooLarge);
  return { data, isSample: input.isSample };
}

const toNewRecord = (input: RecordInput, rowNumber?: number): NewRecord => ({
  id: newId(),
  ...accept(input, rowNumber),
});

function readRows(entity: Entity, body: unknown): NewRecord[] {
  if (!Array.isArray(body)) throw new AppError('bad-request', { message: 'Send the records as a list.' });
  if (body.length > limits.bulkMaxRows) {
    throw tooLarge(`At most ${limits.bulkMaxRows} records can be created in one call.`);
  }
  return body.map((row: unknown, index) => toNewRecord(readNewRecord(entity, row), index + 1));
}
