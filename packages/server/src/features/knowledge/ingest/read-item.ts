import type { ContextItemType, ContextLimits, ReadReport } from '@whittle/contract/knowledge/context-item';
import type { Adapters } from '../../../adapters/adapters.ts';
import { pausedSources } from '@whittle/domain/knowledge/context-limits';
import { scanMinutes } from '@whittle/domain/knowledge/scan-minutes';
import { AppError } from '../../../http/app-error.ts';
import { DocumentError, type DocumentReader, type ReadUnit } from '../../../adapters/documents/documents.ts';
import type { ConnectionsService } from '../connections/connections.service.ts';
import { type ItemRow, listItems } from '../items/items.store.ts';
import { bytesOf, type FileKeeper } from '../items/kept-file.ts';
import type { IngestOutcome } from './ingest-queue.ts';
import { type NextReading, openReading } from './reading.store.ts';
import { keepScanned, scannedPages } from './scans.store.ts';
import { readDrive } from './read-drive.ts';
import { readNotion } from './read-notion.ts';
import { readWeb } from './read-web.ts';

export type ReadDeps = Pick<Adapters, 'db' | 'clock' | 'egress' | 'notion' | 'googleDrive'> & {
  connections: Pick<ConnectionsService, 'use'>;
  uploads: Pick<FileKeeper, 'findKept'>;
  limitsOf(appId: string): Promise<ContextLimits>;
};

type Reading = {
  reader: DocumentReader;
  signal: AbortSignal;
  onProgress(done: number, total: number | null): void;
};

/**
 * Reads a data source and stores its passages under the item's next revision, where nothing finds them until the queue
 * settles the item. Throws `DocumentError`, `EgressError`, `TryLater`, or `AppError` with why not: `context-limit-reached`
 * where the plan has no room for it any more.
 */
export async function readItem(
  item: ItemRow,
  deps: ReadDeps,
  reading: Reading,
): Promise<Extract<IngestOutcome, { status: 'synced' }>> {
  await requireRoom(item, deps);
  const next = await openReading(deps.db, item, reading.signal);
  const made = await readSource(item, deps, { ...reading, next });
  const numOfChunks = next.numOfChunks();
  if (numOfChunks === 0) throw new DocumentError('no-text');
  return { status: 'synced', numOfChunks, isUnchanged: next.isUnchanged(), ...made };
}

/** What takes the place of another has that one's. */
async function requireRoom(
  { id, appId, originalContextItemId: replaced }: ItemRow,
  { db, limitsOf }: Pick<ReadDeps, 'db' | 'limitsOf'>,
): Promise<void> {
  const { items: max } = await limitsOf(appId);
  const others = (await listItems(db, appId)).filter((item) => item.id !== replaced);
  if (pausedSources(others, max).includes(id)) throw new AppError('context-limit-reached', { values: { max } });
}

type Made = { report: ReadReport; size: number; name?: string; address?: string; type?: ContextItemType };
type WithNext = Reading & { next: NextReading };

function readSource(item: ItemRow, deps: ReadDeps, reading: WithNext): Promise<Made> {
  if (item.source === 'notion') return readFromNotion(item, deps, reading);
  if (item.source === 'google_drive') return readFromDrive(item, deps, reading);
  if (item.externalFileUrl) return readAddress(item, item.externalFileUrl, deps, reading);
  return readFile(item, deps, reading);
}

const readFromNotion = (item: ItemRow, deps: ReadDeps, reading: WithNext): Promise<Made> =>
  deps.connections.use(item, async (token) => {
    const limits = await deps.limitsOf(item.appId);
    return readNotion(item, { notion: deps.notion, token, limits, now: deps.clock.now() }, reading);
  });

function readFromDrive(item: ItemRow, deps: ReadDeps, reading: WithNext): Promise<Made> {
  const { googleDrive: drive } = deps;
  if (!drive) throw new AppError('context-connection-broken');
  return deps.connections.use(item, async (token) => {
    const { fileMaxBytes: maxBytes } = await deps.limitsOf(item.appId);
    return readDrive(item, { drive, token, maxBytes }, reading);
  });
}

async function readAddress(
  { appId, isSite, name: named }: ItemRow,
  address: string,
  { egress, limitsOf }: Pick<ReadDeps, 'egress' | 'limitsOf'>,
  reading: WithNext,
): Promise<Made> {
  const source = { address, isSite, limits: await limitsOf(appId) };
  const { name, ...made } = await readWeb(source, { egress, ...reading });
  // The page's own title, unless the builder gave a name.
  return { ...made, ...(name !== null && named === address && { name: name.slice(0, 200) }) };
}

async function readFile(
  { id, appId, uploadId, size, isScan }: ItemRow,
  { db, uploads }: Pick<ReadDeps, 'db' | 'uploads'>,
  { reader, next, onProgress, signal }: WithNext,
): Promise<Made> {
  const file = uploadId === null ? null : await uploads.findKept(appId, uploadId);
  const bytes = file && (await bytesOf(file));
  if (!file || !bytes) throw new DocumentError('unreadable');
  let unit: ReadUnit = null;
  let read = 0;
  let pictures = 0;
  const scanned = isScan ? await scannedPages(db, id) : undefined;
  for await (const part of reader.read({ bytes, type: file.contentType, name: file.name }, scanned)) {
    signal.throwIfAborted();
    if (part.scanned) await keepScanned(db, id, part.scanned);
    await next.add(part.chunks);
    pictures += part.pictures ?? 0;
    if (part.total === null) continue;
    ({ unit } = part);
    read = part.done;
    onProgress(part.done, part.total);
  }
  if (pictures > 0 && next.numOfChunks() === 0)
    throw new AppError('context-scan', { values: { pages: pictures, minutes: scanMinutes(pictures) } });
  return { report: { unit, read: read - pictures, leftOut: pictures > 0 ? { scan: pictures } : {} }, size };
}
