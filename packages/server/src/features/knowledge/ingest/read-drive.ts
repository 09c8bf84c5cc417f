import type { ContextItemType, ReadReport } from '@whittle/contract/knowledge/context-item';
import { type GoogleDrive, typeOf } from '../../../adapters/document-providers/google-drive.ts';
import type { DocumentReader, ReadUnit } from '../../../adapters/documents/documents.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ItemRow } from '../items/items.store.ts';
import { fromProvider } from './read-notion.ts';
import { hashOf, type NextReading } from './reading.store.ts';

type Deps = { drive: GoogleDrive; token: string; maxBytes: number };
type Options = {
  reader: DocumentReader;
  signal: AbortSignal;
  next: Pick<NextReading, 'add' | 'knownPage' | 'keepPage'>;
  onProgress(done: number, total: number | null): void;
};
type Made = { report: ReadReport; size: number; name: string; address: string; type: ContextItemType };

/**
 * Reads a file of Google Drive, unless it is the one that was read before. Throws `ProviderError` for a token that is
 * refused, else `AppError`, `TryLater` and `DocumentError`.
 */
export async function readDrive(
  { externalId, report: before }: Pick<ItemRow, 'externalId' | 'report'>,
  { drive, token, maxBytes }: Deps,
  { reader, signal, next, onProgress }: Options,
): Promise<Made> {
  const id = externalId!;
  try {
    const file = await drive.file(token, id);
    if (file.trashed) throw new AppError('context-source-gone');
    const address = file.webViewLink ?? `https://drive.google.com/file/d/${encodeURIComponent(id)}/view`;
    const state = `${file.modifiedTime ?? ''} ${file.md5Checksum ?? ''}`.trim();
    const made = { name: file.name, address, type: typeOf(file) };
    const known = next.knownPage(id);
    if (known && before && known.etag === state && known.address === address) {
      await next.keepPage(known, { isSame: true });
      return { ...made, report: { ...before, unchanged: before.read }, size: known.bytes };
    }
    const document = await drive.content(token, file, maxBytes);
    let unit: ReadUnit = null;
    let read = 0;
    for await (const part of reader.read(document)) {
      signal.throwIfAborted();
      await next.add(part.chunks.map((chunk) => ({ ...chunk, address })));
      if (part.total === null) continue;
      ({ unit } = part);
      read = part.done;
      onProgress(part.done, part.total);
    }
    const bytesHash = hashOf(document.bytes);
    const page = { asked: id, address, etag: state || null, lastModified: null, bytesHash, textHash: bytesHash };
    const rest = { bytes: document.bytes.byteLength, title: file.name, canonical: null, links: [], leftOut: null };
    await next.keepPage({ ...page, ...rest }, { isSame: false });
    return { ...made, report: { unit, read, unchanged: 0, leftOut: {} }, size: document.bytes.byteLength };
  } catch (error) {
    throw fromProvider(error);
  }
}
