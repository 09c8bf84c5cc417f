import { setTimeout as sleep } from 'node:timers/promises';
import type { ContextLimits, LeftOutReason, ReadReport } from '@whittle/contract/knowledge/context-item';
import { decodeText } from '@whittle/domain/addresses/decode';
import type { Chunk } from '@whittle/domain/knowledge/blocks';
import { DocumentError, type DocumentReader, type ReadPage } from '../../../adapters/documents/documents.ts';
import { documentKind } from '../../../adapters/documents/document-kind.ts';
import { type Egress, type EgressAnswer, EgressError } from '../../../adapters/egress/egress.ts';
import { AppError } from '../../../http/app-error.ts';
import { createCrawlQueue, pageAddress } from './crawl-queue.ts';
import { readSiteRules, type SiteRules } from './robots.ts';
import { readSitemaps } from './sitemap.ts';
import { TryLater } from './try-later.ts';

export type WebSource = { address: string; isSite: boolean; limits: Pick<ContextLimits, 'siteDepth' | 'sitePages'> };

type Options = {
  egress: Egress;
  reader: DocumentReader;
  signal: AbortSignal;
  onChunks(chunks: readonly Chunk[]): Promise<void>;
  onProgress(done: number, total: number | null): void;
};

const page = { maxBytes: 5_000_000, timeoutMs: 15_000 };
/** Between two pages of a site at least. */
const politenessMs = 150;
/** A site that only leads elsewhere is left after this many pages for each that may be read. */
const triesPerPage = 3;
const siteMaxMs = 900_000;

/**
 * Reads a page of the web, or a site from one of its pages on, within the plan's depth and pages (CTX-21). It asks
 * robots.txt first, reads sitemaps, follows what a page says is its own address, and waits between two pages. A page that
 * cannot be read is counted with its reason; the first one throws it.
 */
export async function readWeb(
  { address, isSite, limits }: WebSource,
  { egress, reader, signal, onChunks, onProgress }: Options,
): Promise<{ report: ReadReport; size: number; name: string | null }> {
  const pagesMax = isSite ? limits.sitePages : 1;
  const queue = createCrawlQueue(address, isSite ? limits.siteDepth : 0);
  const rules = new Map<string, Promise<SiteRules>>();
  const rulesOf = (of: string) => {
    const { origin } = new URL(of);
    const known = rules.get(origin) ?? readSiteRules(egress, origin);
    rules.set(origin, known);
    return known;
  };
  const endsAt = performance.now() + siteMaxMs;
  const leftOut: Partial<Record<LeftOutReason, number>> = {};
  const leave = (reason: LeftOutReason) => (leftOut[reason] = (leftOut[reason] ?? 0) + 1);
  let read = 0;
  let tries = 0;
  let size = 0;
  let name: string | null = null;

  const readOne = async (at: string, depth: number): Promise<void> => {
    const isFirst = tries === 0;
    tries += 1;
    if (!(await rulesOf(at)).allows(at)) throw new AppError('context-page-forbidden');
    const answer = await egress.fetch(at, {
      ...page,
      headers: { accept: 'text/html, application/pdf, text/plain, */*;q=0.5' },
    });
    if (isFirst) queue.moveTo(answer.url);
    const landed = pageAddress(answer.url) ?? at;
    if (landed !== pageAddress(at) && !queue.isNew(landed)) return;
    requireFound(answer);
    const found = await readAnswer(reader, answer, landed);
    const own = found.canonical === null ? null : pageAddress(found.canonical);
    if (!found.noFollow) for (const link of found.links) queue.add(link, depth + 1);
    await onChunks(found.chunks);
    if (found.noIndex) throw new AppError('context-page-forbidden');
    if (!found.hasText) throw new DocumentError('no-text');
    // Another address of a page that comes by itself is not read again.
    if (own !== null && own !== landed) queue.isNew(own);
    if (isFirst) name = found.title || null;
    read += 1;
    size += answer.bytes.byteLength;
  };

  queue.add(address, 0);
  for (let next = queue.next(); next; next = queue.next()) {
    signal.throwIfAborted();
    if (read >= pagesMax || tries >= pagesMax * triesPerPage || performance.now() > endsAt) {
      leftOut.limit = (leftOut.limit ?? 0) + 1 + queue.waiting();
      break;
    }
    const isFirst = tries === 0;
    await readOne(next.address, next.depth).catch((error: unknown) => {
      if (isFirst || isTooMany(error) || signal.aborted) throw error;
      leave(reasonOf(error));
    });
    if (isFirst && isSite) {
      const { sitemaps } = await rulesOf(address);
      const standard = new URL('/sitemap.xml', address).href;
      for (const one of await readSitemaps(egress, sitemaps.length > 0 ? sitemaps : [standard])) queue.add(one, 1);
    }
    onProgress(read, Math.min(pagesMax, read + queue.waiting()));
    if (queue.waiting() > 0)
      await sleep(Math.max(politenessMs, (await rulesOf(address)).delayMs), undefined, { signal });
  }
  await onChunks(await reader.end());
  return { report: { unit: 'pages', read, leftOut }, size, name };
}

const tooMany = 429;
const serverFails = 500;

/** One page of a site that fails is left out; a site that asks for less is asked again later. */
const isTooMany = (error: unknown) => error instanceof TryLater && error.problem.values['status'] === tooMany;

function requireFound({ status, headers }: EgressAnswer): void {
  if (status === 200) return;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const problem = { code: 'context-page-status', values: { status } };
  if (status === tooMany || status >= serverFails) throw new TryLater(problem, Number.isNaN(seconds) ? null : seconds);
  throw new AppError('context-page-status', { values: { status } });
}

async function readAnswer(reader: DocumentReader, answer: EgressAnswer, address: string): Promise<ReadPage> {
  const last = new URL(answer.url).pathname.split('/').at(-1) ?? '';
  const file = { bytes: answer.bytes, type: answer.type || 'text/html', name: decodeText(last) ?? last };
  if (documentKind(file.type, file.name) === null) throw new AppError('context-page-kind');
  return reader.readPage({ ...file, address });
}

function reasonOf(error: unknown): LeftOutReason {
  if (error instanceof DocumentError) return error.problem === 'no-text' ? 'no-text' : 'kind';
  if (error instanceof EgressError) return 'unreachable';
  if (error instanceof TryLater) return 'status';
  if (error instanceof AppError && error.code === 'context-page-forbidden') return 'robots';
  if (error instanceof AppError && error.code === 'context-page-status') return 'status';
  if (error instanceof AppError && error.code === 'context-page-kind') return 'kind';
  throw error;
}
