import { setImmediate as othersTurn } from 'node:timers/promises';
import type { EntityRecord } from '@whittle/contract/entities';

/** What the server knows of a record on its way out. Instants are ISO 8601 in UTC. */
export type RecordHead = {
  id: string;
  createdById: string | null;
  creatorEmail: string | null;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
};

/** `data` is JSON text of the declared fields. */
export type RecordText = RecordHead & { data: string };

/** Records as they were read. Those of callers who were answered by the same statement have the same `origin`. */
export type ReadRecords = Iterable<RecordText> & { origin?: object };

/**
 * A record as the calls answer it (ENT-13): the server fields under both families of names, then the entity's own. Put
 * together as text, because the database hands the fields over as text and parsing them to print them again would cost
 * more than everything else in a list. Fields cannot repeat a server field: declarations drop those names.
 */
export function recordJson({ id, data, isSample, ...row }: RecordText): string {
  const creator = JSON.stringify(row.createdById);
  return (
    `{"id":"${id}","createdAt":"${row.createdAt}","updatedAt":"${row.updatedAt}","creatorId":${creator},` +
    `"created_date":"${row.createdAt}","updated_date":"${row.updatedAt}","created_by":${JSON.stringify(row.creatorEmail)},` +
    `"created_by_id":${creator},"is_sample":${isSample}${data === '{}' ? '}' : `,${data.slice(1)}`}`
  );
}

export const listJson = (records: readonly string[]): string => `[${records.join(',')}]`;

/** JSON on its way out: a text, or for a large answer its bytes. */
export type JsonAnswer = string | JsonPieces;

/** `free` is called once nothing reads the pieces any more. */
export type JsonPieces = { pieces: readonly Uint8Array[]; free(): void };

const pieceChars = 128_000;

/** A list of records in JSON. Between the pieces of a large one others get their turn. */
export async function listAnswer(records: Iterable<string>): Promise<JsonAnswer> {
  const pieces: Uint8Array[] = [];
  let piece = '[';
  let isFirst = true;
  for (const record of records) {
    piece += isFirst ? record : `,${record}`;
    isFirst = false;
    if (piece.length < pieceChars) continue;
    pieces.push(Buffer.from(piece));
    piece = '';
    await othersTurn();
  }
  piece += ']';
  return pieces.length === 0 ? piece : { pieces: [...pieces, Buffer.from(piece)], free: () => {} };
}

export const bytesOf = (answer: JsonAnswer): number =>
  typeof answer === 'string'
    ? Buffer.byteLength(answer)
    : answer.pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);

/** Only the fields of a list of names, and always the id (ENT-14). Names that mean nothing are passed over. */
export function pickFields(json: string, fields: readonly string[]): string {
  const record = JSON.parse(json) as EntityRecord;
  const picked: Record<string, unknown> = { id: record.id };
  for (const field of fields) if (Object.hasOwn(record, field)) picked[field] = record[field];
  return JSON.stringify(picked);
}

/** PostgreSQL's text of a timestamp without zone, `2026-11-21 10:00:00.5`, as ISO 8601 with milliseconds. */
export function isoOf(timestamp: string): string {
  const fraction = timestamp.slice(20, 23);
  return `${timestamp.slice(0, 10)}T${timestamp.slice(11, 19)}.${fraction.length === 3 ? fraction : fraction.padEnd(3, '0')}Z`;
}
