import { setImmediate as othersTurn } from 'node:timers/promises';
import { Blocks } from '../../../adapters/blocks.ts';
import type { Bytes } from '../../../adapters/database/query-bytes.ts';
import { type JsonPieces, recordJson, type RecordHead } from './record-json.ts';
import type { LargeRecords } from './sql/record-lines.ts';

/** A record whose fields are the bytes of their JSON text. */
export type RecordBytes = RecordHead & { data: Bytes };

/** Where records are larger than this on average, each is sent as it lies; smaller ones are put together first. */
const ownPieceBytes = 8_000;
/** After so many bytes others get their turn. */
const turnBytes = 128_000;

/** The JSON of a list of records, whose fields are not decoded. */
export async function listBytes(records: LargeRecords): Promise<JsonPieces> {
  const answer = records.bytes > records.count * ownPieceBytes ? asItLies(records) : putTogether(records);
  let before = '[';
  let sinceTurn = 0;
  for (const { data, ...head } of records.asBytes()) {
    answer.add(Buffer.from(before + recordJson({ ...head, data: '{}' }).slice(0, -1)));
    before = ',';
    // The fields bring the brace that closes the record, and a comma before them if there are any.
    const fields = withoutBrace(data);
    if (fields.length > 1 || fields[0]!.length > 1) answer.add(comma);
    for (const part of fields) {
      answer.add(part);
      sinceTurn += part.length;
    }
    if (sinceTurn < turnBytes) continue;
    sinceTurn = 0;
    await othersTurn();
  }
  answer.add(Buffer.from(before === '[' ? '[]' : ']'));
  return answer.end();
}

const comma = Buffer.from(',');

/** Bytes of JSON that begins with a brace. */
function withoutBrace([first, ...rest]: Bytes): Bytes {
  const left = first!.subarray(1);
  return left.length === 0 ? rest : [left, ...rest];
}

type Answer = { add(bytes: Uint8Array): void; end(): JsonPieces };

function asItLies({ free }: LargeRecords): Answer {
  const pieces: Uint8Array[] = [];
  return { add: (bytes) => void pieces.push(bytes), end: () => ({ pieces, free }) };
}

function putTogether({ free }: LargeRecords): Answer {
  const blocks = new Blocks();
  return {
    add: (bytes) => void blocks.copy(bytes),
    end() {
      free();
      return { pieces: blocks.all(), free: () => blocks.free() };
    },
  };
}
