import type { z } from 'zod';
import type { Egress } from '../egress/egress.ts';
import { askProvider } from './ask-provider.ts';
import { type FileList, ProviderError } from './document-provider.ts';
import { isPageOfItsOwn, notionMarkdown } from './notion-markdown.ts';
import {
  type NotionBlock,
  notionBlockSchema,
  notionBotSchema,
  notionListSchema,
  type NotionObject,
  notionObjectSchema,
} from './notion-shapes.ts';

/** The release of the API whose tables are data sources. */
const version = '2025-09-03';
const pageSize = 100;
const depthMax = 6;
/** A page with more blocks is read as far as this. */
const blocksMax = 5_000;

export type Notion = ReturnType<typeof createNotion>;
type Tree = { block: NotionBlock; children: Tree[] };

/** The API of Notion, with the token of an internal integration: it sees what was shared with it. Throws `ProviderError`. */
export function createNotion(baseUrl: string, egress: Egress) {
  const ask = async <T>(token: string, path: string, schema: z.ZodType<T>, body?: object): Promise<T> => {
    const answer = await askProvider(egress, `${baseUrl}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...{ authorization: `Bearer ${token}`, 'notion-version': version, accept: 'application/json' },
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 401) throw new ProviderError('refused', 'Notion refused the token');
    if (answer.status === 403 || answer.status === 404) throw new ProviderError('gone', `Notion has no ${path}`);
    const parsed = answer.status === 200 ? schema.safeParse(readJson(answer.bytes)) : null;
    if (!parsed?.success) throw new ProviderError('unexpected', `Notion answered ${answer.status} to ${path}`);
    return parsed.data;
  };

  const objectsOf = (results: readonly unknown[]): NotionObject[] =>
    // One that cannot be read must not hide the others.
    results.flatMap((one) => notionObjectSchema.safeParse(one).data ?? []);

  const idOf = (id: string) => encodeURIComponent(id);

  async function blocksOf(token: string, id: string, left: { blocks: number }, depth: number): Promise<Tree[]> {
    const trees: Tree[] = [];
    let cursor: string | null | undefined;
    do {
      const query = `page_size=${pageSize}${cursor ? `&start_cursor=${idOf(cursor)}` : ''}`;
      const list = await ask(token, `blocks/${idOf(id)}/children?${query}`, notionListSchema);
      for (const one of list.results) {
        const block = notionBlockSchema.safeParse(one).data;
        if (!block || left.blocks <= 0) continue;
        left.blocks -= 1;
        const isDeeper = block.has_children && !isPageOfItsOwn(block) && depth < depthMax;
        trees.push({ block, children: isDeeper ? await blocksOf(token, block.id, left, depth + 1) : [] });
      }
      cursor = list.next_cursor;
    } while (cursor && left.blocks > 0);
    return trees;
  }

  return {
    /** The workspace that a token is for. */
    async identify(token: string): Promise<string> {
      const { name, bot } = await ask(token, 'users/me', notionBotSchema);
      return bot?.workspace_name || name || 'Notion';
    },

    /** Pages and tables that were shared with the integration, the last changed ones first. */
    async list(token: string, search: string, cursor?: string): Promise<FileList> {
      const list = await ask(token, 'search', notionListSchema, {
        ...(search && { query: search }),
        sort: { timestamp: 'last_edited_time', direction: 'descending' },
        ...{ page_size: 50, ...(cursor && { start_cursor: cursor }) },
      });
      const files = objectsOf(list.results).filter(({ isGone }) => !isGone);
      return {
        files: files.map(({ id, title, isTable, changedAt }) => ({
          ...{ id, name: title, changedAt, type: isTable ? 'notion_database' : 'notion_page' },
        })),
        next: list.next_cursor ?? null,
      };
    },

    page: (token: string, id: string): Promise<NotionObject> => ask(token, `pages/${idOf(id)}`, notionObjectSchema),
    table: (token: string, id: string): Promise<NotionObject> =>
      ask(token, `data_sources/${idOf(id)}`, notionObjectSchema),

    /** The rows of a table, each a page. */
    async *rows(token: string, id: string): AsyncGenerator<NotionObject> {
      let cursor: string | null | undefined;
      do {
        const body = { page_size: pageSize, ...(cursor && { start_cursor: cursor }) };
        const list = await ask(token, `data_sources/${idOf(id)}/query`, notionListSchema, body);
        yield* objectsOf(list.results);
        cursor = list.next_cursor;
      } while (cursor);
    },

    /** What stands on a page, and the pages in it. */
    async content(token: string, id: string): Promise<{ markdown: string; pages: string[] }> {
      const trees = await blocksOf(token, id, { blocks: blocksMax }, 0);
      return { markdown: notionMarkdown(trees), pages: trees.flatMap(pagesIn) };
    },
  };
}

const pagesIn = ({ block, children }: Tree): string[] =>
  block.type === 'child_page' ? [block.id] : children.flatMap(pagesIn);

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
