import { identifier } from '@whittle/server/adapters/database/sql-client';
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const adminToken = 'bench-admin-token';
const personToken = 'bench-person-token';

const field = (name: string, type: string, special?: string) => ({
  field: name,
  type,
  ...(special && { meta: { special: [special], hidden: true } }),
  schema: {},
});

/** A person's static token; a policy that gives all four acts on Task, reading and changing only what they created. */
export async function startDirectus({ adminUrl, records }: CandidateOptions): Promise<Candidate> {
  const directory = installPeer('directus', { directus: '11.17.4' });
  // Compiled code for scripts in flows, which nothing here uses; it would need a compiler and Node's headers.
  writeFileSync(join(directory, 'node_modules/isolated-vm/isolated-vm.js'), 'module.exports = {};');
  const name = `bench_directus_${Date.now()}`;
  const url = databaseOf(adminUrl, name);
  await onDatabase(adminUrl, (sql) => sql`create database ${identifier(name)} template template0`);
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: url,
    KEY: 'bench-key',
    SECRET: 'bench-secret-of-some-length',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct horse battery',
    ADMIN_TOKEN: adminToken,
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'warn',
  };
  const cli = join(directory, 'node_modules/directus/cli.js');
  const bootstrap = spawnSync(process.execPath, [cli, 'bootstrap'], { env, cwd: directory, encoding: 'utf8' });
  if (bootstrap.status !== 0) throw new Error(`directus bootstrap failed: ${bootstrap.stderr}${bootstrap.stdout}`);
  const child = spawn(process.execPath, [cli, 'start'], {
    env,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilServes(child, port, { method: 'GET', path: '/server/ping', headers: { host: '127.0.0.1' } });

  const asAdmin = async (path: string, body: unknown) => {
    const answer = await callOnce(port, {
      method: 'POST',
      path,
      headers: { host: '127.0.0.1', authorization: `Bearer ${adminToken}` },
      body,
    });
    if (answer.status >= 300) throw new Error(`Directus answered ${path} with ${answer.status}: ${answer.body}`);
    return answer.body === '' ? { id: '' } : (JSON.parse(answer.body) as { data: { id: string } }).data;
  };
  await asAdmin('/collections', {
    collection: 'task',
    schema: {},
    meta: {},
    fields: [
      { field: 'id', type: 'uuid', meta: { special: ['uuid'] }, schema: { is_primary_key: true, length: 36 } },
      field('title', 'string'),
      field('status', 'string'),
      field('priority', 'float'),
      field('done', 'boolean'),
      field('due', 'timestamp'),
      field('notes', 'text'),
      field('user_created', 'uuid', 'user-created'),
      field('date_created', 'timestamp', 'date-created'),
      field('date_updated', 'timestamp', 'date-updated'),
    ],
  });
  const policy = await asAdmin('/policies', { name: 'People', app_access: false, admin_access: false });
  const own = { user_created: { _eq: '$CURRENT_USER' } };
  for (const action of ['create', 'read', 'update', 'delete']) {
    const permissions = action === 'create' ? {} : own;
    await asAdmin('/permissions', { policy: policy.id, collection: 'task', action, fields: ['*'], permissions });
  }
  const role = await asAdmin('/roles', { name: 'Person' });
  await asAdmin('/access', { role: role.id, policy: policy.id });
  const person = await asAdmin('/users', {
    email: 'person@example.com',
    password: 'correct horse battery',
    token: personToken,
    role: role.id,
    status: 'active',
  });

  const ids = await onDatabase(url, async (sql) => {
    const created = createdSql(records);
    const values = Object.values({ ...taskSql, due: `(${taskSql.due})::timestamptz` }).join(', ');
    await sql.query(
      `insert into task (id, ${Object.keys(taskSql).join(', ')}, user_created, date_created)
       select md5(n::text)::uuid, ${values}, '${person.id}', ${created} from generate_series(1, ${records}) n`,
    );
    await sql.query('create index on task (date_created desc)');
    await sql.query('create index on task (status, date_created desc)');
    await sql.query('vacuum analyze task');
    const rows = await sql<{ id: string }[]>`select id from task limit 10000`;
    return rows.map(({ id }) => id);
  });

  const path = '/items/task';
  const headers = { host: '127.0.0.1', authorization: `Bearer ${personToken}` };
  const call = (kind: Kind, n: number): CallParts => {
    switch (kind) {
      case 'get':
        return { method: 'GET', path: `${path}/${idAt(ids, n)}`, headers };
      case 'list':
        return { method: 'GET', path: `${path}?sort=-date_created&limit=50`, headers };
      case 'filter': {
        const filter = encodeURIComponent(JSON.stringify({ status: { _eq: statuses[n % 4] } }));
        return { method: 'GET', path: `${path}?filter=${filter}&sort=-date_created&limit=50`, headers };
      }
      case 'update':
        return {
          method: 'PATCH',
          path: `${path}/${idAt(ids, n)}`,
          headers,
          body: { priority: n % 5, done: n % 2 === 0 },
        };
      case 'create':
        return { method: 'POST', path, headers, body: task(n) };
      case 'bulk':
        return { method: 'POST', path, headers, body: Array.from({ length: bulkRows }, (_, row) => task(n + row)) };
    }
  };
  type Row = { id: string; status: string; date_created: string };
  return {
    name: 'Directus',
    port,
    workers: { pid: child.pid!, database: name },
    ids,
    call,
    expected: { get: [200], list: [200], filter: [200], update: [200], create: [200], bulk: [200] },
    check(kind, body) {
      const { data } = JSON.parse(body) as { data: Row & Row[] };
      if (kind === 'list' || kind === 'filter') {
        const rows = data.map((row) => ({ status: row.status, at: row.date_created }));
        checkPage(rows, kind === 'filter' ? 'open' : undefined);
      } else if (kind === 'bulk' ? data.length !== bulkRows : !data.id)
        throw new Error(`${kind}: ${body.slice(0, 300)}`);
    },
    async stop() {
      child.kill('SIGKILL');
      await exited;
      await onDatabase(adminUrl, (sql) => sql`drop database ${identifier(name)} with (force)`);
    },
  };
}
