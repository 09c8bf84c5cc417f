import { identifier } from '@whittle/server/adapters/database/sql-client';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@whittle/testing/product';
import { callOnce, type CallParts } from '../support/load-client.ts';
import { databaseOf, onDatabase } from '../support/on-database.ts';
import { installPeer } from '../support/peer-packages.ts';
import { untilServes } from '../support/processes.ts';
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

const main = fileURLToPath(new URL('parse-server-main.ts', import.meta.url));
/**
 * Class permissions ask for a signed-in person, and each row has an access list that names its creator alone. Tuned: as
 * for production, with indexes on the created time and on the status with it. `router` is held at the newest release
 * with which this release's batches work.
 */
export async function startParseServer({ adminUrl, records }: CandidateOptions): Promise<Candidate> {
  const directory = installPeer('parse-server', { 'parse-server': '9.10.0', router: '2.2.0' });
  const name = `bench_parse_${Date.now()}`;
  const url = databaseOf(adminUrl, name);
  await onDatabase(adminUrl, (sql) => sql`create database ${identifier(name)} template template0`);
  const port = await freePort();
  const own = { PEER_DIR: directory, PORT: String(port), DATABASE: url, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [main], { cwd: directory, env: { ...process.env, ...own }, stdio: 'ignore' });
  const application = { host: '127.0.0.1', 'x-parse-application-id': 'bench' };
  await untilServes(child, port, { method: 'GET', path: '/parse/health', headers: application });

  const must = async (parts: CallParts) => {
    const { status, body } = await callOnce(port, parts);
    if (status >= 300) throw new Error(`Parse Server answered ${status}: ${body}`);
    return JSON.parse(body) as Record<string, string>;
  };
  const person = await must({
    method: 'POST',
    path: '/parse/users',
    headers: application,
    body: { username: 'person', password: 'correct horse battery' },
  });
  const headers = { ...application, 'x-parse-session-token': person['sessionToken']! };
  const userId = person['objectId']!;
  const access = { [userId]: { read: true, write: true } };
  const toBody = ({ due, ...fields }: ReturnType<typeof task>) => ({
    ...fields,
    due: { __type: 'Date', iso: due },
    ACL: access,
  });
  await must({ method: 'POST', path: '/parse/classes/Task', headers, body: toBody(task(0)) });

  const ids = await onDatabase(url, async (sql) => {
    const created = createdSql(records);
    await sql.query(
      `insert into "Task" ("objectId", "createdAt", "updatedAt", ${Object.keys(taskSql).join(', ')}, _rperm, _wperm)
       select substr(md5(n::text), 1, 10) || n, ${created}, ${created}, ${Object.values({ ...taskSql, due: `(${taskSql.due})::timestamptz` }).join(', ')},
         array['${userId}'], array['${userId}']
       from generate_series(1, ${records}) n`,
    );
    await sql.query('create index on "Task" ("createdAt" desc)');
    await sql.query('create index on "Task" (status, "createdAt" desc)');
    await sql.query('vacuum analyze "Task"');
    const rows = await sql<{ objectId: string }[]>`select "objectId" from "Task" limit 10000`;
    return rows.map(({ objectId }) => objectId);
  });

  const path = '/parse/classes/Task';
  const call = (kind: Kind, n: number): CallParts => {
    switch (kind) {
      case 'get':
        return { method: 'GET', path: `${path}/${idAt(ids, n)}`, headers };
      case 'list':
        return { method: 'GET', path: `${path}?order=-createdAt&limit=50`, headers };
      case 'filter': {
        const where = encodeURIComponent(JSON.stringify({ status: statuses[n % 4] }));
        return { method: 'GET', path: `${path}?where=${where}&order=-createdAt&limit=50`, headers };
      }
      case 'update':
        return {
          method: 'PUT',
          path: `${path}/${idAt(ids, n)}`,
          headers,
          body: { priority: n % 5, done: n % 2 === 0 },
        };
      case 'create':
        return { method: 'POST', path, headers, body: toBody(task(n)) };
      case 'bulk': {
        const requests = Array.from({ length: bulkRows }, (_, row) => ({
          method: 'POST',
          path,
          body: toBody(task(n + row)),
        }));
        return { method: 'POST', path: '/parse/batch', headers, body: { requests } };
      }
    }
  };
  type Row = { status: string; createdAt: string };
  type Answer = { objectId?: string; updatedAt?: string; results: Row[] } & { success?: object }[];
  return {
    name: 'Parse Server',
    port,
    workers: { pid: child.pid!, database: name },
    ids,
    call,
    expected: { get: [200], list: [200], filter: [200], update: [200], create: [201], bulk: [200] },
    check(kind, body) {
      const answer = JSON.parse(body) as Answer;
      if (kind === 'list' || kind === 'filter') {
        const rows = answer.results.map((row) => ({ status: row.status, at: row.createdAt }));
        checkPage(rows, kind === 'filter' ? 'open' : undefined);
      } else if (
        kind === 'bulk'
          ? answer.filter(({ success }) => success).length !== bulkRows
          : !(answer.objectId ?? answer.updatedAt)
      )
        throw new Error(`${kind}: ${body.slice(0, 300)}`);
    },
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exited;
      await onDatabase(adminUrl, (sql) => sql`drop database ${identifier(name)} with (force)`);
    },
  };
}
