import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import type { Json } from '@whittle/domain/entities/json';
import type { RecordData } from '@whittle/domain/entities/record-input';
import type { Clock } from '../../../adapters/clock.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppCaller } from '../../../http/app-caller.ts';
import { requireVisible } from '../../../http/list-query.ts';
import { merged, tooLargeTogether } from './change-calls.ts';
import type { FindScope } from './find-scope.ts';
import { draftChange, draftRecord, type Maker, readRows } from './new-records.ts';
import { listJson, recordJson } from './record-json.ts';
import { requireCreate, requirePerson } from './records.policy.ts';
import type { RecordsStore } from './records.store.ts';
import type { WriteContext } from './write-context.ts';

const maxKeyFields = 5;

/**
 * `POST .../upsert`: rows that share the values of their key fields with a record change it, the others become records
 * (ENT-25). Several rows with one key are one record; of several records with one key the oldest changes. Two calls at
 * once cannot both make what is missing.
 */
export function upsertCall({ store, findScope, clock }: { store: RecordsStore; findScope: FindScope; clock: Clock }) {
  return async (caller: AppCaller, entity: Entity, body: unknown, context: WriteContext): Promise<string> => {
    const scope = await findScope(caller, entity);
    requirePerson(scope);
    const { records, key } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const fields = readKeyFields(entity, key, scope.hidden);
    const rows = Map.groupBy(
      readRows(records, limits.changeMaxRows).map((row, index) => ({ row, number: index + 1 })),
      ({ row, number }) => JSON.stringify(keyOf(row, fields, number)),
    );
    if (rows.size === 0) return answer(0, 0, []);
    const at = clock.now();
    const maker: Maker = { person: caller.person, scope };

    return store.change(scope, { ...context, at }, async ({ queue, holdByKey, write, insert, read }) => {
      await queue();
      const keys = [...rows.keys()].map((text) => JSON.parse(text) as Json[]);
      const { records: known, isCut } = await holdByKey(fields, keys);
      if (isCut) throw tooLargeTogether();
      const held = new Map(known.map((record) => [canonical(record.key), record]));
      const changed = [];
      const made = [];
      const ids: string[] = [];
      for (const [text, group] of rows) {
        const record = held.get(text);
        if (record && !record.mayUpdate) throw new AppError('access-denied');
        if (!record) {
          requireCreate(scope);
          const whole = Object.assign({}, ...group.map(({ row }) => row)) as unknown;
          const draft = draftRecord(entity, maker, whole, group[0]!.number);
          made.push(draft);
          ids.push(draft.id);
        } else {
          const change = group.reduce<RecordData>(
            (fieldsSoFar, { row, number }) => ({ ...fieldsSoFar, ...draftChange(entity, scope, row, number) }),
            {},
          );
          changed.push(merged(scope, record, change));
          ids.push(record.id);
        }
      }
      await write(changed);
      await insert(made);
      return answer(made.length, changed.length, (await read(ids)).map(recordJson));
    });
  };
}

const answer = (created: number, updated: number, records: readonly string[]) =>
  `{"created":${created},"updated":${updated},"records":${listJson(records)}}`;

const canonical = (key: string) => JSON.stringify(JSON.parse(key));

function readKeyFields(entity: Entity, key: unknown, hidden: ReadonlySet<string>): string[] {
  const fields = typeof key === 'string' ? [key] : key;
  const isList = Array.isArray(fields) && fields.length > 0 && fields.length <= maxKeyFields;
  if (!isList || !fields.every((field) => typeof field === 'string' && entity.properties.has(field))) {
    throw new AppError('bad-request', { message: `"key" names a field of ${entity.name}, or up to ${maxKeyFields}.` });
  }
  for (const field of fields as string[]) requireVisible({ kind: 'data', path: [field], types: [] }, hidden);
  return fields as string[];
}

function keyOf(row: unknown, fields: readonly string[], number: number): (string | number | boolean)[] {
  return fields.map((field) => {
    const value =
      typeof row === 'object' && row !== null && Object.hasOwn(row, field) ? (row as RecordData)[field] : undefined;
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
    if (isPlain) return value as string | number | boolean;
    throw new AppError('record-invalid', {
      message: `Row ${number}: ${field} is required, because records are matched by it.`,
      fields: { [field]: `${field} is required` },
    });
  });
}
