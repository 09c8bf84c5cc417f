import { limits } from '@whittle/contract/limits';
import { isEntityName } from '../files/names.ts';
import { isObject, parseLenientJson } from './lenient-json.ts';
import type { Action } from './reply.ts';

/** Records that an action asks to store; not yet checked against the schema. */
export type RecordInsert = { index: number; entity: string; records: Record<string, unknown>[] };

export type RecordsProblem = 'entity-missing' | 'bad-records';

type ReadRecords = { ok: true; insert: RecordInsert } | { ok: false; problem: RecordsProblem; message: string };

/** Reads an `insert_entity_records` action (GEN-08): a JSON array of objects for an entity of the app. */
export function readRecords(files: ReadonlyMap<string, string>, action: Action): ReadRecords {
  const entity = action.entity ?? action.file;
  if (!isEntityName(entity) || !files.has(`entities/${entity}.json`))
    return { ok: false, problem: 'entity-missing', message: `The app has no entity “${entity}” to store records in.` };
  const json = parseLenientJson(action.content);
  if (!json.ok) return bad(`The records of ${entity} are not JSON: ${json.message}.`);
  const records = Array.isArray(json.value) ? json.value : [json.value];
  if (!records.every(isObject)) return bad(`The records of ${entity} must be a JSON array of objects.`);
  if (records.length > limits.bulkMaxRows)
    return bad(`One action stores at most ${limits.bulkMaxRows} records; these are ${records.length}.`);
  return { ok: true, insert: { index: action.index, entity, records } };
}

const bad = (message: string): ReadRecords => ({ ok: false, problem: 'bad-records', message });
