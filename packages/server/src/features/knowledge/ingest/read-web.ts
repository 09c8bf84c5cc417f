import { setTimeout as sleep } from 'node:timers/promises';
import type { ContextLimits, LeftOutReason, ReadReport } from '@whittle/contract/knowledge/context-item';
import { decodeText } from '@whittle/domain/addresses/decode';
import { DocumentError, type DocumentReader, type ReadPage } from '../../../adapters/documents/documents.ts';
import { documentKind } from '../../../adapters/documents/document-kind.ts';
import { type Egress, type EgressAnswer, EgressError } from '../../../adapters/egress/egress.ts';
import { AppError } from '../../../http/app-error.ts';
import { createCrawlQueue, pageAddress } from './crawl-queue.ts';
import { hashOf, hashOfChunks, type KnownPage, type NextReading } from './reading.store.ts';
import { readSiteRules, type SiteRules } from './robots.ts';
import { readSitemaps } from './sitemap.ts';
import { askedSeconds, TryLater } from './try-later.ts';

export type WebSource = { address: string; isSite: boolean; limits: Pick<ContextLimits, 'siteDepth' | 'sitePages'> };

type Options = {
  egress: Egress;
  reader: DocumentReader;
  signal: AbortSignal;
  next: Pick<NextReading, 'add' | 'knownPage' | 'keepPage'>;
  onProgress(done: number, total: number | null): void;
};

const page = { maxBytes: 5_000_000, timeoutMs: 15_000 };
/** Between two pages of a site at least. */
const politenessMs = 150;
/** A site that only leads elsewhere is left after this many pages for each that may be read. */
const triesPerPage = 3;
const siteMaxMs = 900_000;
/** After so many pages in a row without an answer the others are not waited for. */
const silentMax = 5;
/** A page with more links than are kept is read again each time. */
const linksMax = 500;

/**
 * Reads a page of the web, or a site from one of its pages on, within the plan's depth and pages (CTX-21). It asks
 * robots.txt first, reads sitemaps, follows what a page says is its own address, and waits between two pages. A page that
 * cannot be read is counted with its reason; the first one throws it. What was read counts when the site stops answering
 * or asks for less, and the others are left out. Of a page that did not change since the reading
 * before, the passages are taken over, and of one that does not answer this time as well.
 */
export async function readWeb(
  { address, isSite, limits }: WebSource,
  { egress, reader, signal, next: reading, onProgress }: Options,
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
  const leave = (reason: LeftOutReason): void => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  };
  let read = 0;
  let unchanged = 0;
  let tries = 0;
  let size = 0;
  let name: string | null = null;
  let paceMs = politenessMs;
  let silent = 0;
  /** Why the site is not asked for more. */
  let closed: unknown = null;

  /** A site that asks to be asked less often in the middle of it is waited for, and asked more slowly from then on. */
  const askPatiently = async (at: string, headers: Record<string, string>, isFirst: boolean): Promise<EgressAnswer> => {
    for (let waits = 0; ; waits += 1) {
      const answer = await egress.fetch(at, { ...page, headers });
      const seconds = askedSeconds(answer.headers) ?? waitSeconds;
      if (answer.status !== tooMany || isFirst || waits === waitsMax || seconds > waitMaxSeconds) return answer;
      paceMs = Math.min(paceMs * 2, paceMaxMs);
      await sleep(seconds * 1_000, undefined, { signal });
    }
  };

  /** A page that says it did not change, but answers from another address than before, is asked for whole. */
  const ask = async (at: string, known: KnownPage | null, isFirst: boolean): Promise<EgressAnswer> => {
    const answer = await askPatiently(at, headersFor(known), isFirst);
    const isSame = answer.status !== notModified || pageAddress(answer.url) === known?.address;
    return isSame ? answer : egress.fetch(at, { ...page, headers: headersFor(null) });
  };

  /** What a page says, and whether it said so before. */
  const take = async (at: string, answer: EgressAnswer, known: KnownPage | null): Promise<KnownPage> => {
    const address = pageAddress(answer.url) ?? at;
    if (known && answer.status === notModified) return known;
    requireFound(answer);
    const bytesHash = hashOf(answer.bytes);
    const validators = { etag: answer.headers.get('etag'), lastModified: answer.headers.get('last-modified') };
    if (known?.bytesHash === bytesHash && known.address === address) return { ...known, ...validators };
    const found = await readAnswer(reader, answer, address);
    const chunks = [...found.chunks, ...(await reader.end())];
    const all = found.noFollow ? [] : [...new Set(found.links)].filter(queue.isOfSite);
    const isWhole = all.length <= linksMax;
    const made: KnownPage = {
      ...{ asked: at, address, bytesHash: isWhole ? bytesHash : '', textHash: hashOfChunks(chunks) },
      ...(isWhole ? validators : { etag: null, lastModified: null }),
      ...{ title: found.title, canonical: found.canonical, bytes: answer.bytes.byteLength, links: all },
      leftOut: found.noIndex ? 'robots' : found.hasText ? null : 'no-text',
    };
    if (known?.textHash !== made.textHash || known.address !== address) await reading.add(chunks);
    return made;
  };

  const readOne = async (at: string, depth: number, known: KnownPage | null): Promise<void> => {
    const isFirst = tries === 0;
    tries += 1;
    if (!(await rulesOf(at)).allows(at)) throw new AppError('context-page-forbidden');
    const answer = await ask(at, known, isFirst);
    if (isFirst) queue.moveTo(answer.url);
    const landed = pageAddress(answer.url) ?? at;
    if (landed !== pageAddress(at) && !queue.isNew(landed)) return;
    const made = await take(at, answer, known);
    const isSame = known?.textHash === made.textHash && known.address === made.address;
    for (const link of made.links) queue.add(link, depth + 1);
    await reading.keepPage({ ...made, links: made.links.slice(0, linksMax) }, { isSame });
    if (made.leftOut !== null)
      throw made.leftOut === 'robots' ? new AppError('context-page-forbidden') : new DocumentError('no-text');
    // Another address of a page that comes by itself is not read again.
    const own = made.canonical === null ? null : pageAddress(made.canonical);
    if (own !== null && own !== landed) queue.isNew(own);
    if (isFirst) name = made.title || null;
    read += 1;
    if (isSame) unchanged += 1;
    size += made.bytes;
  };

  /** Left out with its reason, unless it could be read before and may be able to again. */
  const leaveOut = async (error: unknown, depth: number, known: KnownPage | null): Promise<void> => {
    const reason = reasonOf(error);
    const isAway = error instanceof TryLater || reason === 'unreachable';
    if (!known || known.leftOut !== null || !isAway) return leave(reason);
    if (known.address !== known.asked && !queue.isNew(known.address)) return leave(reason);
    for (const link of known.links) queue.add(link, depth + 1);
    await reading.keepPage(known, { isSame: true });
    leave('kept');
  };

  queue.add(address, 0);
  for (let next = queue.next(); next; next = queue.next()) {
    signal.throwIfAborted();
    if (read >= pagesMax || tries >= pagesMax * triesPerPage || performance.now() > endsAt) {
      leftOut.limit = (leftOut.limit ?? 0) + 1 + queue.waiting();
      break;
    }
    const isFirst = tries === 0;
    const known = reading.knownPage(next.address);
    if (closed !== null) {
      await leaveOut(closed, next.depth, known);
      continue;
    }
    await readOne(next.address, next.depth, known).then(
      () => (silent = 0),
      (error: unknown) => {
        if (isFirst || signal.aborted) throw error;
        silent = isSilent(error) ? silent + 1 : 0;
        if (isTooMany(error) || silent === silentMax) closed = error;
        return leaveOut(error, next.depth, known);
      },
    );
    if (isFirst && isSite) {
      const { sitemaps } = await rulesOf(address);
      const standard = new URL('/sitemap.xml', address).href;
      for (const one of await readSitemaps(egress, sitemaps.length > 0 ? sitemaps : [standard])) queue.add(one, 1);
    }
    onProgress(read, Math.min(pagesMax, read + queue.waiting()));
    if (queue.waiting() > 0 && closed === null)
      await sleep(Math.max(paceMs, (await rulesOf(address)).delayMs), undefined, { signal });
  }
  return { report: { unit: 'pages', read, unchanged, leftOut }, size, name };
}

const notModified = 304;
const headersFor = (known: KnownPage | null): Record<string, string> => ({
  accept: 'text/html, application/pdf, text/plain, */*;q=0.5',
  ...(known?.etag && { 'if-none-match': known.etag }),
  ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
});

const tooMany = 429;
const serverFails = 500;

/** What is waited when a site asks for less and does not say how long, and what it may say. */
const waitSeconds = 10;
const waitMaxSeconds = 60;
const waitsMax = 3;
const paceMaxMs = 2_000;

const isTooMany = (error: unknown) => error instanceof TryLater && error.problem.values['status'] === tooMany;
const isSilent = (error: unknown) => error instanceof EgressError && /unreachable|too-slow/.test(error.code);

function requireFound({ status, headers }: EgressAnswer): void {
  if (status === 200) return;
  const problem = { code: 'context-page-status', values: { status } };
  if (status === tooMany || status >= serverFails) throw new TryLater(problem, askedSeconds(headers));
  throw new AppError('context-page-status', { values: { status } });
}

async function readAnswer(reader: DocumentReader, answer: EgressAnswer, address: string): Promise<ReadPage> {
  const last = new URL(answer.url).pathname.split('/').at(-1) ?? '';
  const type = answer.headers.get('content-type') || 'text/html';
  const file = { bytes: answer.bytes, type, name: decodeText(last) ?? last };
  if (documentKind(file.type, file.name) === null) throw new AppError('context-page-kind');
  return reader.readPage({ ...file, address });
}

function reasonOf(error: unknown): LeftOutReason {
  if (error instanceof DocumentError) return error.problem === 'no-text' ? 'no-text' : 'kind';
  if (error instanceof EgressError) return error.code === 'address-answer-too-large' ? 'too-large' : 'unreachable';
  if (error instanceof TryLater) return 'status';
  if (error instanceof AppError && error.code === 'context-page-forbidden') return 'robots';
  if (error instanceof AppError && error.code === 'context-page-status') return 'status';
  if (error instanceof AppError && error.code === 'context-page-kind') return 'kind';
  throw error;
}
