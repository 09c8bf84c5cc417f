import { byteOrderMark, csvLine } from '@whittle/domain/entities/csv/write-csv';
import { amountOf } from '@whittle/domain/models/money';
import type { Database } from '../../adapters/database/database.ts';
import { listCalls, type SpendScope } from './spend.store.ts';

const pageSize = 1_000;
const columns = [
  ...['at', 'account', 'app', 'app_id', 'kind', 'turn_id', 'tool_id', 'provider', 'model', 'key'],
  ...['input_tokens', 'cache_read_tokens', 'cache_write_tokens', 'output_tokens', 'images'],
  ...['cost', 'currency', 'source'],
];

/** Every request to a model as a line, newest first; read a page at a time, so a long bill does not fill the memory. */
export function spendCsv(db: Database, scope: SpendScope, currency: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before: { at: Date; id: string } | null = null;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + csvLine(columns))),
    async pull(controller) {
      const rows = await listCalls(db, scope, before, pageSize);
      const last = rows.at(-1)?.call;
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map((row) => lineOf(row, currency)).join('')));
      if (!last || rows.length < pageSize) return controller.close();
      before = { at: last.at, id: last.id };
    },
  });
}

type Row = Awaited<ReturnType<typeof listCalls>>[number];

const lineOf = ({ call, appName, account }: Row, currency: string): string =>
  csvLine([
    ...[call.at.toISOString(), account ?? '', appName ?? '', call.appId ?? '', call.kind],
    ...[call.turnId ?? '', call.toolId ?? '', call.provider, call.model, call.isOwnKey ? 'own' : 'installation'],
    ...[call.inputTokens, call.cacheReadTokens, call.cacheWriteTokens, call.outputTokens, call.images],
    ...[call.costMicros === null ? '' : amountOf(call.costMicros).toFixed(6), currency, call.source ?? ''],
  ]);
