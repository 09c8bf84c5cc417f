import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type FakeBlock = { type: string; text?: string; cells?: string[]; children?: FakeBlock[]; checked?: boolean };
type FakePage = {
  id: string;
  title: string;
  blocks: (FakeBlock | { page: string })[];
  properties: Record<string, object>;
  editedAt: string;
  isShared: boolean;
  isTrashed: boolean;
};
type FakeTable = { id: string; title: string; rows: string[]; editedAt: string };

/** A workspace at a Notion of its own on this machine, as the public reference of its API describes it. */
export interface NotionServer {
  readonly url: string;
  /** `host:port`, for EGRESS_ALLOW. */
  readonly host: string;
  readonly tokens: Set<string>;
  readonly pages: Map<string, FakePage>;
  readonly tables: Map<string, FakeTable>;
  /** Method and path of every request that was answered. */
  readonly requests: string[];
  /** Answers the next requests with 429 and how long to wait. */
  limit(times: number, seconds: number): void;
  addPage(page: Partial<FakePage> & Pick<FakePage, 'title'>): FakePage;
  addTable(title: string, rows: readonly FakePage[]): FakeTable;
  close(): Promise<void>;
}

const pageSize = 2;
const longAgo = '2027-01-01T08:00:00.000Z';
const richText = (text: string) => [
  { type: 'text', text: { content: text, link: null }, plain_text: text, href: null },
];

export async function startNotionServer(): Promise<NotionServer> {
  const tokens = new Set(['ntn_right']);
  const pages = new Map<string, FakePage>();
  const tables = new Map<string, FakeTable>();
  const requests: string[] = [];
  const limited = { times: 0, seconds: 0 };
  /** Blocks by their id, as each page makes them anew. */
  const blocks = new Map<string, FakeBlock[]>();

  const pageJson = (page: FakePage) => ({
    ...{
      object: 'page',
      id: page.id,
      last_edited_time: page.editedAt,
      in_trash: page.isTrashed,
      archived: page.isTrashed,
    },
    url: `https://www.notion.so/${page.id.replaceAll('-', '')}`,
    properties: { ...page.properties, Name: { id: 'title', type: 'title', title: richText(page.title) } },
  });
  const tableJson = (table: FakeTable) => ({
    ...{ object: 'data_source', id: table.id, last_edited_time: table.editedAt, in_trash: false, archived: false },
    ...{ url: `https://www.notion.so/${table.id.replaceAll('-', '')}`, title: richText(table.title) },
    properties: { Name: { id: 'title', name: 'Name', type: 'title', title: {} } },
  });
  const blockJson = (block: FakePage['blocks'][number]) => {
    if ('page' in block) {
      const page = pages.get(block.page)!;
      return {
        object: 'block',
        id: page.id,
        type: 'child_page',
        has_children: true,
        child_page: { title: page.title },
      };
    }
    const id = randomUUID();
    if (block.children) blocks.set(id, block.children);
    const content = block.cells
      ? { cells: block.cells.map(richText) }
      : { rich_text: richText(block.text ?? ''), ...(block.checked !== undefined && { checked: block.checked }) };
    return { object: 'block', id, type: block.type, has_children: block.children !== undefined, [block.type]: content };
  };
  const list = (rows: readonly unknown[], cursor: string | null) => {
    const from = Number(cursor ?? 0);
    const next = from + pageSize;
    const hasMore = next < rows.length;
    return {
      object: 'list',
      results: rows.slice(from, next),
      next_cursor: hasMore ? `${next}` : null,
      has_more: hasMore,
    };
  };
  const missing = {
    status: 404,
    body: { object: 'error', status: 404, code: 'object_not_found', message: 'Not found.' },
  };
  const shared = (id: string) => {
    const page = pages.get(id);
    return page?.isShared ? page : undefined;
  };

  const answer = (method: string, path: string, fields: Record<string, string>): { status: number; body: unknown } => {
    const [kind, id = '', part] = path.replace(/^\/v1\//, '').split('/');
    const ok = (body: unknown) => ({ status: 200, body });
    if (path === '/v1/users/me')
      return ok({ object: 'user', type: 'bot', name: 'Whittle', bot: { workspace_name: 'Bicycle Workshop' } });
    if (path === '/v1/search' && method === 'POST') {
      const all = [
        ...[...pages.values()].filter(({ isShared }) => isShared).map(pageJson),
        ...[...tables.values()].map(tableJson),
      ];
      const words = (fields['query'] ?? '').toLowerCase();
      return ok(
        list(
          all.filter((one) => JSON.stringify(one).toLowerCase().includes(words)),
          fields['start_cursor'] ?? null,
        ),
      );
    }
    if (kind === 'pages') {
      const page = shared(id);
      return page ? ok(pageJson(page)) : missing;
    }
    if (kind === 'data_sources') {
      const table = tables.get(id);
      if (!table) return missing;
      if (part !== 'query') return ok(tableJson(table));
      return ok(
        list(
          table.rows.map((row) => pageJson(pages.get(row)!)),
          fields['start_cursor'] ?? null,
        ),
      );
    }
    if (kind === 'blocks' && part === 'children') {
      const children = shared(id)?.blocks ?? blocks.get(id);
      return children ? ok(list(children.map(blockJson), fields['start_cursor'] ?? null)) : missing;
    }
    return missing;
  };

  const http = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, 'http://notion');
      const body = request.method === 'POST' ? ((await json(request)) as Record<string, string>) : {};
      const send = (status: number, content: unknown, headers = {}) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(content));
      if (!tokens.has((request.headers.authorization ?? '').replace(/^Bearer /, '')))
        return send(401, { object: 'error', status: 401, code: 'unauthorized', message: 'API token is invalid.' });
      if (request.headers['notion-version'] !== '2025-09-03')
        return send(400, {
          object: 'error',
          status: 400,
          code: 'missing_version',
          message: 'Notion-Version is missing.',
        });
      if (limited.times > 0) {
        limited.times -= 1;
        return send(
          429,
          { object: 'error', status: 429, code: 'rate_limited' },
          { 'retry-after': `${limited.seconds}` },
        );
      }
      requests.push(`${request.method} ${url.pathname}`);
      const answered = answer(request.method!, url.pathname, { ...Object.fromEntries(url.searchParams), ...body });
      return send(answered.status, answered.body);
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;

  return {
    ...{ url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, tokens, pages, tables, requests },
    limit: (times, seconds) => void Object.assign(limited, { times, seconds }),
    addPage(given) {
      const page = {
        id: randomUUID(),
        blocks: [],
        properties: {},
        editedAt: longAgo,
        isShared: true,
        isTrashed: false,
        ...given,
      };
      pages.set(page.id, page);
      return page;
    },
    addTable(title, rows) {
      const table = { id: randomUUID(), title, rows: rows.map(({ id }) => id), editedAt: longAgo };
      tables.set(table.id, table);
      return table;
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
