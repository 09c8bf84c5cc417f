import type { Database } from '../../../adapters/database/database.ts';
import type { ScannedPage, ScannedPages } from '../../../adapters/documents/documents.ts';

/** What OCR read of a data source so far. */
export async function scannedPages({ $client: sql }: Database, itemId: string): Promise<ScannedPages> {
  const rows = await sql<ScannedPage[]>`select page, text from context_scans where item_id = ${itemId}`;
  return new Map(rows.map(({ page, text }) => [page, text]));
}

export async function keepScanned({ $client: sql }: Database, itemId: string, scanned: ScannedPage): Promise<void> {
  const text = scanned.text.replaceAll('\0', '').toWellFormed();
  await sql`
    insert into context_scans (item_id, page, text) values (${itemId}, ${scanned.page}, ${text})
    on conflict do nothing`;
}
