import type { ContextLimits, ReadReport } from '@whittle/contract/knowledge/context-item';
import type { Chunk } from '@whittle/domain/knowledge/blocks';
import { appChunksMax } from '@whittle/domain/knowledge/context-limits';
import type { Adapters } from '../../../adapters/adapters.ts';
import { DocumentError, type DocumentReader, type ReadUnit } from '../../../adapters/documents/documents.ts';
import { AppError } from '../../../http/app-error.ts';
import { countOtherChunks, insertChunks, removeUnfinished } from '../chunks.store.ts';
import type { ItemRow } from '../items/items.store.ts';
import { bytesOf, type FileKeeper } from '../items/kept-file.ts';
import type { IngestOutcome } from './ingest-queue.ts';
import { readWeb } from './read-web.ts';

export type ReadDeps = Pick<Adapters, 'db' | 'egress'> & {
  uploads: Pick<FileKeeper, 'findKept'>;
  limitsOf(appId: string): Promise<ContextLimits>;
};

type Reading = {
  reader: DocumentReader;
  signal: AbortSignal;
  onProgress(done: number, total: number | null): void;
};

const chunksAtOnce = 500;

/**
 * Reads a data source from its beginning and stores its passages under the item's next revision, where nothing finds them
 * until the queue settles the item. Throws `DocumentError`, `EgressError`, `TryLater`, or `AppError` with why not.
 */
export async function readItem(
  item: ItemRow,
  { db, egress, uploads, limitsOf }: ReadDeps,
  { reader, signal, onProgress }: Reading,
): Promise<Extract<IngestOutcome, { status: 'synced' }>> {
  const { id, appId, revision } = item;
  await removeUnfinished(db, item);
  const left = appChunksMax - (await countOtherChunks(db, appId, id));
  let numOfChunks = 0;
  const onChunks = async (chunks: readonly Chunk[]) => {
    if (numOfChunks + chunks.length > left)
      throw new AppError('context-too-many-passages', { values: { max: appChunksMax } });
    for (let at = 0; at < chunks.length; at += chunksAtOnce) {
      signal.throwIfAborted();
      const batch = chunks.slice(at, at + chunksAtOnce);
      await insertChunks(db, { appId, itemId: id, revision: revision + 1 }, numOfChunks, batch);
      numOfChunks += batch.length;
    }
  };
  const made = item.externalFileUrl
    ? await readAddress(item, item.externalFileUrl, { egress, limitsOf }, { reader, signal, onChunks, onProgress })
    : await readFile(item, uploads, { reader, signal, onChunks, onProgress });
  if (numOfChunks === 0) throw new DocumentError('no-text');
  return { status: 'synced', numOfChunks, ...made };
}

type Made = { report: ReadReport; size: number; name?: string };
type WithChunks = Reading & { onChunks(chunks: readonly Chunk[]): Promise<void> };

async function readAddress(
  { appId, isSite, name: named }: ItemRow,
  address: string,
  { egress, limitsOf }: Pick<ReadDeps, 'egress' | 'limitsOf'>,
  reading: WithChunks,
): Promise<Made> {
  const source = { address, isSite, limits: await limitsOf(appId) };
  const { name, ...made } = await readWeb(source, { egress, ...reading });
  // The page's own title, unless the builder gave a name.
  return { ...made, ...(name !== null && named === address && { name: name.slice(0, 200) }) };
}

async function readFile(
  { appId, uploadId, size }: ItemRow,
  uploads: ReadDeps['uploads'],
  { reader, onChunks, onProgress, signal }: WithChunks,
): Promise<Made> {
  const file = uploadId === null ? null : await uploads.findKept(appId, uploadId);
  const bytes = file && (await bytesOf(file));
  if (!file || !bytes) throw new DocumentError('unreadable');
  let unit: ReadUnit = null;
  let read = 0;
  for await (const part of reader.read({ bytes, type: file.contentType, name: file.name })) {
    signal.throwIfAborted();
    await onChunks(part.chunks);
    if (part.total === null) continue;
    ({ unit } = part);
    read = part.done;
    onProgress(part.done, part.total);
  }
  return { report: { unit, read, leftOut: {} }, size };
}
