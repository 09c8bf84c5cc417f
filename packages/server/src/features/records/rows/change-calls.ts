import { idPattern } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import { isWithin } from '@whittle/domain/entities/match-filter';
import { isSameValue } from '@whittle/domain/entities/match-value';
import type { RecordData } from '@whittle/domain/entities/record-input';
import { applyUpdate, parseUpdate } from '@whittle/domain/entities/update-operators';
import type { Clock } from '../../../adapters/clock.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppCaller } from '../../../http/app-caller.ts';
import { queryProblem, readFilter } from '../../../http/list-query.ts';
import type { FindScope } from './find-scope.ts';
import { draftChange, readRows, textOf } from './new-records.ts';
import { requireStaysWithin } from './stays-within.ts';
import { listJson, recordJson } from './record-json.ts';
import type { RecordScope } from './record-scope.ts';
import { requirePerson } from './records.policy.ts';
import type { RecordsStore } from './records.store.ts';
import type { ChangedRecord, HeldRecord } from './sql/change-records.ts';
import type { WriteContext } from './write-context.ts';

export type ChangeCalls = ReturnType<typeof changeCalls>;

/** A change of fields, with what the caller saw in them before. */
export type ChangeAsSeen = { id: string; change: RecordData; seen: RecordData };

/** The calls that change records by what they held before. All of them change, or none. */
export function changeCalls({ store, findScope, clock }: { store: RecordsStore; findScope: FindScope; clock: Clock }) {
  const changeAll = async (
    scope: RecordScope,
    changes: ReadonlyMap<string, RecordData>,
    context: WriteContext,
  ): Promise<string[]> =>
    store.change(scope, { ...context, at: clock.now() }, async ({ hold, write, read }) => {
      const { records: held, isCut } = await hold({ ids: [...changes.keys()] }, changes.size);
      if (isCut) throw tooLargeTogether();
      const missing = [...changes.keys()].find((id) => !held.some((record) => record.id === id));
      if (missing !== undefined) throw notFound(missing);
      await write(held.map((record) => merged(scope, record, changes.get(record.id)!)));
      return (await read([...changes.keys()])).map(recordJson);
    });

  return {
    /** The record afterwards. */
    async changeOne(scope: RecordScope, id: string, change: RecordData, context: WriteContext): Promise<string> {
      const [json] = await changeAll(scope, new Map([[id, change]]), context);
      if (json === undefined) throw new AppError('record-not-found');
      return json;
    },

    /**
     * The record afterwards. A field counts as changed by another one when it holds neither what the caller saw in it nor
     * what it is to become; `now` of the refusal says what these fields hold, as far as the caller may read them.
     */
    async changeAsSeen(scope: RecordScope, { id, change, seen }: ChangeAsSeen, context: WriteContext): Promise<string> {
      return store.change(scope, { ...context, at: clock.now() }, async ({ hold, write, read }) => {
        const [held] = (await hold({ ids: [id] }, 1)).records;
        const [shown] = await read([id]);
        if (!held || !shown) throw new AppError('record-not-found');
        const now = JSON.parse(recordJson(shown)) as RecordData;
        const others = Object.keys(change).filter(
          (field) => ![seen[field], change[field]].some((value) => isSameValue(value, now[field])),
        );
        if (others.length > 0) {
          const values = Object.fromEntries(others.map((field) => [field, now[field] ?? null]));
          throw new AppError('record-changed', { details: { now: values } });
        }
        await write([merged(scope, held, change)]);
        const [after] = await read([id]);
        if (!after) throw new AppError('record-not-found');
        return recordJson(after);
      });
    },

    /** `PUT .../bulk`: rows with their ids, each with the fields that change (ENT-24). */
    async changeMany(caller: AppCaller, entity: Entity, body: unknown, context: WriteContext): Promise<string> {
      const scope = await findScope(caller, entity);
      requirePerson(scope);
      const changes = new Map<string, RecordData>();
      for (const [index, row] of readRows(body, limits.changeMaxRows).entries()) {
        const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
        if (typeof id !== 'string' || !idPattern.test(id)) {
          throw new AppError('record-invalid', { message: `Row ${index + 1}: id is required.` });
        }
        changes.set(id, { ...changes.get(id), ...draftChange(entity, scope, row, index + 1) });
      }
      return changes.size === 0 ? '[]' : listJson(await changeAll(scope, changes, context));
    },

    /** `PATCH .../update-many`: operators on the records that match, a batch at a time (ENT-21). */
    async updateMany(
      caller: AppCaller,
      entity: Entity,
      body: unknown,
      context: WriteContext,
    ): Promise<{ updated: number; hasMore: boolean }> {
      const scope = await findScope(caller, entity);
      requirePerson(scope);
      const { query, data } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
      const filter = readFilter(entity, query ?? {}, scope.hidden);
      const parsed = parseUpdate(entity, data);
      if (!parsed.ok) throw new AppError('update-invalid', { message: parsed.message });
      const { update } = parsed;
      if (update.steps.length === 0) return { updated: 0, hasMore: false };
      // A value that moves to another field would be seen there.
      const moved = [...update.moved].find((field) => scope.hidden.has(field));
      if (moved !== undefined) throw queryProblem({ message: '', hidden: moved });
      const at = clock.now();
      return store.change(scope, { ...context, at }, async ({ hold, write }) => {
        const { records: held, isCut } = await hold({ filter }, limits.changeMaxRows + 1);
        const changed: ChangedRecord[] = [];
        let bytes = 0;
        for (const record of held.slice(0, limits.changeMaxRows)) {
          const result = applyUpdate(entity, record.data, update, { at, skip: unwritableIn(scope, record) });
          if (!result.ok) {
            const message = `Record ${record.id}: ${result.message}`;
            throw new AppError('record-invalid', { message, fields: result.fields });
          }
          const after = changedRecord(scope, record, result.data);
          bytes += Buffer.byteLength(after.data);
          // What the operators add counts too: a large value may go into many small records.
          if (bytes > limits.recordListMaxBytes) break;
          changed.push(after);
        }
        await write(changed);
        return { updated: changed.length, hasMore: isCut || held.length > changed.length };
      });
    },
  };
}

/** Fields that the caller may not write in this record. */
export function unwritableIn({ unwritable, partlyWritable }: RecordScope, record: HeldRecord): ReadonlySet<string> {
  if (partlyWritable.length === 0) return unwritable;
  const refused = partlyWritable.filter(({ on }) => !isWithin(on, record)).map(({ field }) => field);
  return new Set([...unwritable, ...refused]);
}

/** A held record with a change on top, without the fields that the caller may not write in it. */
export function merged(scope: RecordScope, record: HeldRecord, change: RecordData): ChangedRecord {
  const refused = unwritableIn(scope, record);
  const kept = Object.entries(change).filter(([field]) => !refused.has(field));
  return changedRecord(scope, record, { ...record.data, ...Object.fromEntries(kept) });
}

/** What a held record becomes, where its rules let it. */
function changedRecord(scope: RecordScope, record: HeldRecord, data: RecordData): ChangedRecord {
  requireStaysWithin(scope, record, data);
  return { id: record.id, data: textOf(data) };
}

/** FAIR-04: what a call holds in memory and answers with is bounded as a list is. */
export const tooLargeTogether = () =>
  new AppError('too-large', {
    message: `These records are larger than ${limits.recordListMaxBytes / 1_000_000} MB together. Nothing was changed. Send fewer of them in one call.`,
  });

const notFound = (id: string) =>
  new AppError('record-not-found', {
    message: `Record ${id} does not exist, or you are not allowed to change it. Nothing was changed.`,
  });
