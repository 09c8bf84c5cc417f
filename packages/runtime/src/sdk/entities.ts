import {
  asPage,
  type Fields,
  isObject,
  isPageWish,
  isSortObject,
  type Page,
  type PageWish,
  type Row,
  type Sort,
  sortText,
} from './list-arguments.ts';
import { type LiveRecordEvent, subscribeToRecords } from './live-records.ts';
import { clientOfPeople } from './person-data.ts';
import { call } from './request.ts';

const defaultPageSize = 100;

/** What generated code calls to read and write one entity's records. */
export type EntityClient = ReturnType<typeof createEntityClient>;

function createEntityClient(entity: string) {
  const path = `/entities/${encodeURIComponent(entity)}`;
  const at = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const q = (query: Row | null | undefined) => (query ? JSON.stringify(query) : undefined);

  const page = async ({ sort, limit, skip, cursor, fields, distinct }: PageWish, query?: Row) => {
    // People are few, and skipping is not what a cursor does: both come as one page.
    if (entity === 'User' || skip)
      return asPage({ items: await list(query, sort, limit, skip, fields), has_more: false });
    const wish = distinct === undefined ? { sort: sortText(sort), fields: fields?.toString() } : { distinct };
    const size = limit || defaultPageSize;
    return asPage(await call<Page>('GET', `${path}/v2/list`, { query: { q: q(query), limit: size, cursor, ...wish } }));
  };
  const list = (query: Row | undefined, sort?: Sort, limit?: number, skip?: number, fields?: Fields) =>
    call<Row[]>('GET', path, {
      query: {
        q: q(query),
        sort: sortText(sort),
        limit: limit || undefined,
        skip: skip || undefined,
        fields: fields?.toString(),
      },
    });

  const client = {
    /** An array; with a cursor and more when the first argument is an object. */
    async list(sort?: Sort | PageWish, limit?: number, skip?: number, fields?: Fields): Promise<unknown[]> {
      // `list(query, sort, limit)` is no call of any client library, but one that generated code makes.
      const isQuery = isObject(sort) && (isObject(limit) || (!isPageWish(sort) && !isSortObject(sort)));
      if (isQuery) return client.filter(sort as Row, limit as never, skip);
      return isPageWish(sort) ? page({ limit, ...sort }) : list(undefined, sort, limit, skip, fields);
    },
    filter: async (
      query: Row,
      sort?: Sort | PageWish,
      limit?: number,
      skip?: number,
      fields?: Fields,
    ): Promise<unknown[]> =>
      isPageWish(sort) ? page({ limit, ...sort }, query) : list(query, sort, limit, skip, fields),
    get: (id: string) => call<Row>('GET', at(id)),
    create: (data: Row) => call<Row>('POST', path, { body: data }),
    update: (id: string, data: Row) => call<Row>('PUT', at(id), { body: data }),
    delete: (id: string) => call<unknown>('DELETE', at(id)),
    deleteMany: (query: Row) => call<unknown>('DELETE', path, { body: query }),
    bulkCreate: (rows: Row[]) => call<Row[]>('POST', `${path}/bulk`, { body: rows }),
    bulkUpdate: (rows: Row[]) => call<Row[]>('PUT', `${path}/bulk`, { body: rows }),
    updateMany: (query: Row, data: Row) => call<unknown>('PATCH', `${path}/update-many`, { body: { query, data } }),
    count: async (query?: Row) =>
      (await call<{ count: number }>('GET', `${path}/count`, { query: { q: q(query) } })).count,
    aggregate: (spec: Row) => call<Row>('POST', `${path}/aggregate`, { body: spec }),
    upsert: (records: Row[], options: { key: unknown }) =>
      call<Row>('POST', `${path}/upsert`, { body: { records, key: options?.key } }),
    /** Nobody maps columns here, so the server finds out from their values how numbers and dates are written. */
    importEntities(file: Blob) {
      const form = new FormData();
      form.append('file', file);
      return call<Row>('POST', `${path}/import`, { query: { formats: 'guess' }, body: form });
    },
    /** Calls back for each change that the person may see; answers how to stop. */
    subscribe: (listener: (event: LiveRecordEvent) => void) => subscribeToRecords(entity, listener),
    schema: () => call<Row>('GET', `${path}/schema`),
  };
  return client;
}

const clients = new Map<string, EntityClient>();

/** The client of an entity by its name; always the same object. */
export function entityClient(name: string): EntityClient {
  let client = clients.get(name);
  if (!client) {
    client = createEntityClient(name);
    if (name === 'User') client = { ...clientOfPeople(client), ...userCalls() };
    clients.set(name, client);
  }
  return client;
}

let userCalls: () => object = () => ({});

/** What `User` can do beyond an entity. */
export function addUserCalls(calls: () => object): void {
  userCalls = calls;
}

const isEntity = (name: string | symbol): name is string =>
  typeof name === 'string' && /^[A-Za-z]/.test(name) && !['then', 'toJSON', 'constructor', 'prototype'].includes(name);

/** Every entity by name: `all.Expense`; itself as the module's default and as `all`. */
export const allEntities: Record<string, unknown> = new Proxy(Object.create(null) as Record<string, unknown>, {
  get: (_, name): unknown =>
    name === 'default' || name === 'all' ? allEntities : isEntity(name) ? entityClient(name) : undefined,
  has: (_, name) => isEntity(name),
});
