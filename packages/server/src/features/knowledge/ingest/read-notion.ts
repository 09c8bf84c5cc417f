import type { ContextLimits, LeftOutReason, ReadReport } from '@whittle/contract/knowledge/context-item';
import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import { ProviderError } from '../../../adapters/document-providers/document-provider.ts';
import type { Notion } from '../../../adapters/document-providers/notion.ts';
import { DocumentError, type DocumentReader } from '../../../adapters/documents/documents.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ItemRow } from '../items/items.store.ts';
import { hashOf, hashOfChunks, type KnownPage, type NextReading } from './reading.store.ts';
import { TryLater } from './try-later.ts';

type Page = Awaited<ReturnType<Notion['page']>>;
type Deps = { notion: Notion; token: string; limits: Pick<ContextLimits, 'siteDepth' | 'sitePages'>; now: Date };
type Options = {
  reader: DocumentReader;
  signal: AbortSignal;
  next: Pick<NextReading, 'add' | 'knownPage' | 'keepPage'>;
  onProgress(done: number, total: number | null): void;
};

/** Notion tells of changes to the minute, so what changed just now may change again unseen. */
const settledMs = 120_000;

/**
 * Reads a page with the pages in it, within the plan's depth and pages, or the rows of a table. What was not edited since
 * is taken over. Throws `ProviderError` for a token that is refused, else `AppError`, `TryLater` and `DocumentError`.
 */
export async function readNotion(
  { type, externalId }: Pick<ItemRow, 'type' | 'externalId'>,
  { notion, token, limits, now }: Deps,
  { reader, signal, next, onProgress }: Options,
): Promise<{ report: ReadReport; size: number; name: string; address: string }> {
  const isTable = type === 'notion_database';
  const max = isTable ? knowledgeLimits.contextTableRows : limits.sitePages;
  const leftOut: Partial<Record<LeftOutReason, number>> = {};
  const leave = (reason: LeftOutReason): void => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  };
  let [read, unchanged, size] = [0, 0, 0];
  const seen = new Set<string>();

  const readPage = async (page: Page): Promise<readonly string[]> => {
    const known = next.knownPage(page.id);
    let made: KnownPage | null = known !== null && known.etag === page.changedAt && known.etag !== null ? known : null;
    const wasEdited = made === null;
    let isSame = made !== null;
    if (made === null) {
      const { markdown, pages } = await notion.content(token, page.id);
      const text = [page.facts.join('; '), markdown].filter((part) => part.trim() !== '').join('\n\n');
      const bytes = new TextEncoder().encode(text);
      const file = { bytes, type: 'text/markdown', name: page.title, address: page.address };
      const found = await reader.readPage(file);
      const chunks = [...found.chunks, ...(await reader.end())];
      const isSettled = page.changedAt !== null && now.getTime() - Date.parse(page.changedAt) > settledMs;
      made = {
        ...{ asked: page.id, address: page.address, etag: isSettled ? page.changedAt : null, lastModified: null },
        ...{ bytesHash: hashOf(bytes), textHash: hashOfChunks(chunks), bytes: bytes.byteLength },
        ...{ title: page.title, canonical: null, links: pages, leftOut: chunks.length > 0 ? null : 'no-text' },
      };
      isSame = known?.textHash === made.textHash && known.address === made.address;
      if (!isSame) await next.add(chunks);
    }
    await next.keepPage(made, { isSame });
    if (made.leftOut !== null) leave(made.leftOut);
    else {
      read += 1;
      size += made.bytes;
      if (isSame || !wasEdited) unchanged += 1;
    }
    return made.links;
  };

  const readTree = async (root: Page): Promise<void> => {
    const waiting = [{ page: root as Page | null, id: root.id, depth: 0 }];
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      signal.throwIfAborted();
      if (read >= max) {
        leftOut.limit = (leftOut.limit ?? 0) + 1 + waiting.length;
        return;
      }
      const page = one.page ?? (await notion.page(token, one.id).catch(ifGone));
      if (!page || page.isGone) leave('status');
      else {
        const depth = one.depth + 1;
        for (const id of await readPage(page))
          if (!seen.has(id) && depth <= limits.siteDepth) {
            seen.add(id);
            waiting.push({ page: null, id, depth });
          }
      }
      onProgress(read, Math.min(max, read + waiting.length));
    }
  };

  try {
    const root = await (isTable ? notion.table(token, externalId!) : notion.page(token, externalId!));
    if (root.isGone) throw new AppError('context-source-gone');
    seen.add(root.id);
    if (isTable) {
      for await (const row of notion.rows(token, root.id)) {
        signal.throwIfAborted();
        if (seen.has(row.id) || row.isGone) continue;
        seen.add(row.id);
        if (read >= max) leave('limit');
        else await readPage(row);
        onProgress(read, null);
      }
    } else await readTree(root);
    return {
      ...{ report: { unit: isTable ? 'rows' : 'pages', read, unchanged, leftOut }, size },
      ...{ name: root.title, address: root.address },
    };
  } catch (error) {
    throw fromProvider(error);
  }
}

/** What a provider's refusal means for the reading of a source. */
export function fromProvider(error: unknown): unknown {
  if (!(error instanceof ProviderError) || error.problem === 'refused') return error;
  if (error.problem === 'gone') return new AppError('context-source-gone', { cause: error });
  if (error.problem === 'too-large') return new DocumentError('too-large', { cause: error });
  return new TryLater({ code: 'context-provider-unreachable', values: {} }, error.seconds);
}

function ifGone(error: unknown): null {
  if (error instanceof ProviderError && error.problem === 'gone') return null;
  throw error;
}
