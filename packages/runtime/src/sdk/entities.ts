import { type LiveRecordEvent, subscribeToRecords } from './live-records.ts';
import { call } from './request.ts';

type Row = Record<string, unknown>;
type Sort = string | null | undefined;

/** What generated code calls to read and write one entity's records. */
export type EntityClient = ReturnType<typeof createEntityClient>;

function createEntityClient(entity: string) {
  const path = `/entities/${encodeURIComponent(entity)}`;
  const at = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    list: (sort?: Sort, limit?: number, skip?: number, fields?: string | string[]) =>
      call<Row[]>('GET', path, { query: { sort, limit, skip, fields: fields?.toString() } }),
    filter: (query: Row, sort?: Sort, limit?: number, skip?: number, fields?: string | string[]) =>
      call<Row[]>('GET', path, { query: { q: JSON.stringify(query), sort, limit, skip, fields: fields?.toString() } }),
    get: (id: string) => call<Row>('GET', at(id)),
    create: (data: Row) => call<Row>('POST', path, { body: data }),
    update: (id: string, data: Row) => call<Row>('PUT', at(id), { body: data }),
    delete: (id: string) => call<unknown>('DELETE', at(id)),
    bulkCreate: (rows: Row[]) => call<Row[]>('POST', `${path}/bulk`, { body: rows }),
    deleteMany: (query: Row) => call<unknown>('DELETE', path, { body: query }),
    /** Calls back for each change that the person may see; answers how to stop. */
    subscribe: (listener: (event: LiveRecordEvent) => void) => subscribeToRecords(entity, listener),
    schema: () => call<Row>('GET', `${path}/schema`),
  };
}

const clients = new Map<string, EntityClient>();

/** The client of an entity by its name; always the same object. */
export function entityClient(name: string): EntityClient {
  let client = clients.get(name);
  if (!client) {
    client = name === 'User' ? { ...createEntityClient(name), ...userCalls() } : createEntityClient(name);
    clients.set(name, client);
  }
  return client;
}

let userCalls: () => object = () => ({});

/** What `User` can do beyond an entity. */
export function addUserCalls(calls: () => object): void {
  userCalls = calls;
}

/** Every entity by name: `all.Expense`. */
export const allEntities: Record<string, unknown> = new Proxy(Object.create(null) as Record<string, unknown>, {
  get: (_, name) => (typeof name === 'string' && /^[A-Z]/.test(name) ? entityClient(name) : undefined),
  has: (_, name) => typeof name === 'string' && /^[A-Z]/.test(name),
});
