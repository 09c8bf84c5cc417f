import { addressOf } from '@whittle/contract/call';
import type { CsvMapping } from '@whittle/contract/csv';
import { limits } from '@whittle/contract/limits';
import { recordHeaders } from '@whittle/contract/record-headers';
import { csvCalls, recordCallsUnder } from '@whittle/contract/records/calls';
import type { CsvRecord } from '@whittle/domain/entities/csv/row-reader';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { callServer } from '../../../lib/call-server.ts';
import { csvTexts as texts } from './csv.texts.ts';
import type { BatchAnswer } from './import-run.ts';

const { createMany } = recordCallsUnder('/live_api/apps');

/** CSV-18. Cells are cut, so that a file of long texts asks no more than one of short ones. */
export async function suggestMapping(
  appId: string,
  entity: string,
  { headers, sampleRows }: { headers: readonly string[]; sampleRows: readonly (readonly string[])[] },
  signal: AbortSignal,
): Promise<CsvMapping[]> {
  const body = {
    headers: [...headers],
    sampleRows: sampleRows.map((row) => row.map((cell) => cell.slice(0, limits.csvSampleCellMaxChars))),
  };
  const { mappings } = await callServer(csvCalls.suggestMapping, { params: { appId, entity }, body, signal });
  return mappings;
}

/** Codes that say something about the rows of a batch, and nothing about the next one. */
const aboutRows = new Set(['record-invalid', 'too-large', 'bad-request', 'idempotency-key-reused']);

/** Sends one batch. Never throws. */
export async function sendBatch(
  appId: string,
  entity: string,
  records: readonly CsvRecord[],
  { key, importId }: { key: string; importId: string },
): Promise<BatchAnswer> {
  const headers = {
    [recordHeaders.idempotencyKey]: key,
    [recordHeaders.via]: 'import',
    [recordHeaders.call]: importId,
  };
  try {
    await callServer(createMany, { params: { appId, entity }, body: [...records], headers });
    return { kind: 'imported' };
  } catch (error) {
    if (error instanceof NetworkError) return { kind: 'unknown', reason: null };
    if (!(error instanceof ApiError)) throw error;
    // Rows are stored all or none: what was accepted is there, though its answer did not arrive whole.
    if (error.status < 400) return { kind: 'imported' };
    // Nothing comes in before somebody makes room, and the server has said so.
    if (error.code === 'storage-full') return { kind: 'hopeless', reason: texts.storageFull };
    if (error.status >= 500 || error.status === 429 || error.status === 408) {
      return { kind: 'unknown', reason: error.message };
    }
    if (!aboutRows.has(error.code)) return { kind: 'hopeless', reason: error.message };
    const named = /^Row (\d+): (.*)$/s.exec(error.message);
    return named
      ? { kind: 'refused', row: Number(named[1]) - 1, reason: named[2]! }
      : { kind: 'refused', row: null, reason: error.message };
  }
}

export const exportUrl = (appId: string, entity: string, query: Record<string, string | undefined>): string =>
  addressOf(csvCalls.download, { params: { appId, entity }, query });
