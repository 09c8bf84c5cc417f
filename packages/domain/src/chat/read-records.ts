import { isEntityName } from '../files/names.ts';
import { isPlainObject } from '../entities/json.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import type { Action } from './reply.ts';

/**
 * Records that an action asks to store, not yet checked against the schema: text in one of the forms that an import
 * takes (CSV with a header, JSON lines, a JSON array), or a file of the app by its id.
 */
export type RecordInsert = {
  index: number;
  entity: string;
  source: { kind: 'text'; text: string } | { kind: 'file'; id: string };
  /** Rows that the assistant made up to show the app, not its content and not the builder's own. */
  isSample: boolean;
  /** Rows may name one another as `@name`; see `resolveReferences`. */
  hasReferences: boolean;
};

export type RecordsProblem = 'entity-missing' | 'bad-records';

type ReadRecords = { ok: true; insert: RecordInsert } | { ok: false; problem: RecordsProblem; message: string };

/** Reads `insert_entity_records`, or an `import_entities` that names an entity (GEN-08). */
export function readRecords(files: ReadonlyMap<string, string>, action: Action): ReadRecords {
  const entity = action.entity ?? action.file;
  if (!isEntityName(entity) || !files.has(`entities/${entity}.json`))
    return { ok: false, problem: 'entity-missing', message: `The app has no entity “${entity}” to store records in.` };
  const isMadeUp = action.type === 'insert_entity_records';
  const insert = (source: RecordInsert['source']): ReadRecords => ({
    ok: true,
    insert: {
      index: action.index,
      entity,
      source,
      isSample: isMadeUp && action.isContent !== true,
      hasReferences: isMadeUp,
    },
  });

  const content = action.content.trim();
  const file = isMadeUp ? null : (uploadedFile(content) ?? (content === '' ? uploadedFile(action.file) : null));
  if (file) return insert({ kind: 'file', id: file });
  if (!isMadeUp && !content.startsWith('[') && content !== '') return insert({ kind: 'text', text: content });

  const json = readJsonc(content);
  if (!json.ok) return bad(`The records of ${entity} are not JSON: ${json.message}.`);
  const records: unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  if (!records.every(isPlainObject)) return bad(`The records of ${entity} must be a JSON array of objects.`);
  return insert({ kind: 'text', text: JSON.stringify(records) });
}

/** The id in the address of a public file that was uploaded to the app, with or without its host. */
const uploadedFile = (address: string): string | null =>
  /^(?:https?:\/\/[^\s/]+)?\/files\/([0-9a-f]{32})(?:\/\S*)?$/.exec(address.trim())?.[1] ?? null;

/** Whether an `import_entities` brings records, not schemas; some replies name an entity and send its schema. */
export const bringsRecords = ({ entity, content }: Action): boolean => entity !== undefined && !holdsSchemas(content);

function holdsSchemas(content: string): boolean {
  if (!/^\s*[{[]/.test(content)) return false;
  const json = readJsonc(content);
  if (!json.ok) return false;
  const values: unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  return values.length > 0 && values.every((value) => isPlainObject(value) && isPlainObject(value['properties']));
}

const bad = (message: string): ReadRecords => ({ ok: false, problem: 'bad-records', message });
