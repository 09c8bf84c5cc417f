import type { LiveRecordEvent } from './live-records.ts';
import { call } from './request.ts';

type Row = { id: string; created_date: string; updated_date: string } & Record<string, unknown>;

const pageLength = 1_000;
/** Whoever missed more is far behind in any case: what was changed first is told, the rest when it changes again. */
const most = 5_000;

/**
 * What happened to an entity's records since an instant, told from the records themselves: for a page that was away so
 * long that the server does not send each change any more. A record that is gone since leaves nothing to tell of.
 */
export async function* missedChanges(entity: string, since: string): AsyncGenerator<LiveRecordEvent> {
  const q = JSON.stringify({ updated_date: { $gte: since } });
  for (let skip = 0; skip < most; skip += pageLength) {
    const query = { q, sort: 'updated_date', limit: pageLength, skip };
    const rows = await call<Row[]>('GET', `/entities/${encodeURIComponent(entity)}`, { query });
    for (const data of rows) {
      const type = data.created_date >= since ? 'create' : 'update';
      yield { type, id: data.id, data, timestamp: data.updated_date };
    }
    if (rows.length < pageLength) return;
  }
}
