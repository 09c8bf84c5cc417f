import { setTimeout as sleep } from 'node:timers/promises';
import { createTestApp, signInToApp } from '@whittle/testing/test-app';
import { callOnce } from '../support/load-client.ts';
import { startMeasuredServer } from '../support/measured-server.ts';
import {
  bulkRows,
  type Candidate,
  type CandidateOptions,
  checkPage,
  createdSql,
  idAt,
  type Kind,
  statuses,
  task,
  taskSql,
} from './candidate.ts';

const entity = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    status: { type: 'string' },
    priority: { type: 'number' },
    done: { type: 'boolean' },
    due: { type: 'string', format: 'date-time' },
    notes: { type: 'string' },
  },
};

/** A published app at its own address, a person who signed in there, access creator/creator. */
export async function startWhittle({ adminUrl, records }: CandidateOptions): Promise<Candidate> {
  const nodeOptions = process.env['BENCH_NODE_OPTIONS'];
  const server = await startMeasuredServer(adminUrl, nodeOptions ? { NODE_OPTIONS: nodeOptions } : {});
  const { db, port, setUp } = server;
  const app = await createTestApp(setUp, { files: { 'entities/Task.json': JSON.stringify(entity) } });
  const { access_token: token, user } = await signInToApp(setUp, app, { email: 'person@example.com' });

  const fields = Object.entries(taskSql).map(([name, sql]) => `'${name}', ${sql}`);
  const created = createdSql(records);
  await db.$client.query(
    `insert into records (app_id, entity, id, data, size, created_by_id, created_at, updated_at)
     select $1, 'Task', substr(md5(n::text), 1, 24), data, octet_length(data::text), $2, ${created}, ${created}
     from generate_series(1, ${records}) n, lateral (select jsonb_build_object(${fields.join(', ')}) as data) made`,
    [app.id, user.id],
  );
  await db.$client.query('vacuum analyze records');
  const found = await db.$client<{ id: string }[]>`select id from records where app_id = ${app.id} limit 10000`;
  const ids = found.map(({ id }) => id);

  const path = `/api/apps/${app.id}/entities/Task`;
  const headers = { host: app.publishedHost, authorization: `Bearer ${token}` };
  const call = (kind: Kind, n: number) => {
    switch (kind) {
      case 'get':
        return { method: 'GET', path: `${path}/${idAt(ids, n)}`, headers };
      case 'list':
        return { method: 'GET', path: `${path}?sort=-created_date&limit=50`, headers };
      case 'filter': {
        const query = encodeURIComponent(JSON.stringify({ status: statuses[n % 4] }));
        return { method: 'GET', path: `${path}?q=${query}&sort=-created_date&limit=50`, headers };
      }
      case 'update':
        return {
          method: 'PUT',
          path: `${path}/${idAt(ids, n)}`,
          headers,
          body: { priority: n % 5, done: n % 2 === 0 },
        };
      case 'create':
        return { method: 'POST', path, headers, body: task(n) };
      case 'bulk': {
        const body = Array.from({ length: bulkRows }, (_, row) => task(n + row));
        return { method: 'POST', path: `${path}/bulk`, headers, body };
      }
    }
  };
  type Row = { id: string; status: string; created_date: string };
  return {
    name: 'Whittle',
    port,
    workers: { pid: server.pid, database: server.database },
    ids,
    call,
    expected: { get: [200], list: [200], filter: [200], update: [200], create: [201], bulk: [201] },
    check(kind, body) {
      const answer = JSON.parse(body) as Row & Row[];
      if (kind === 'list' || kind === 'filter') {
        const rows = answer.map((row) => ({ status: row.status, at: row.created_date }));
        checkPage(rows, kind === 'filter' ? 'open' : undefined);
      } else if (kind === 'bulk' ? answer.length !== bulkRows : !answer.id) throw new Error(`${kind}: ${body}`);
    },
    /** Filters until the server has made the index that they ask for; it looks at what was asked every half minute. */
    async settle() {
      const deadline = performance.now() + 120_000;
      for (;;) {
        for (let n = 0; n < 60; n += 1) await callOnce(port, call('filter', n));
        const ready = await db.$client`select from record_indexes where state = 'ready'`;
        if (ready.length > 0) return;
        if (performance.now() > deadline) throw new Error('no index was made for the filter');
        await sleep(1_000);
      }
    },
    stop: server.stop,
  };
}
