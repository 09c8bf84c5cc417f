/**
 * What the largest tables cost: the export of 1,000,000 records as CSV, and the restore of 10,000 and 100,000 records to
 * an earlier time with its preview. The real product over HTTP, on a PostgreSQL of its own.
 *
 *   node bench/large-data.ts [--records 1000000] [--restored 10000,100000] [--postgres system]
 *
 * Prints times, rows a second, by how much the memory of the server's process grew, and whether the limits are
 * kept. Limits: a restore of 10,000 records within 10 s and of 100,000 within 60 s, its preview within half of that; an
 * export of 20,000 rows a second or more, and memory is flat: after the first fifth of a job it rises by at most 60 MB. An export
 * of a fifth of the records comes before the one that is measured.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { RestorePreview, RevertResult } from '@whittle/contract/history';
import { parseEntity } from '@whittle/domain/entities/entity';
import type { FieldRef } from '@whittle/domain/entities/filter';
import { newId } from '@whittle/server/adapters/ids';
import { wholeScope } from '@whittle/server/features/records/rows/record-scope';
import { createRecordsStore } from '@whittle/server/features/records/rows/records.store';
import { newWrite } from '@whittle/server/features/records/rows/write-context';
import { createTestApp } from '@whittle/testing/test-app';
import { createdSql, task, taskSql } from './records/candidate.ts';
import { startMeasuredServer } from './support/measured-server.ts';
import { type Grown, memoryWhile } from './support/memory.ts';
import { startSharedPostgres } from './support/shared-postgres.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '1000000' },
    restored: { type: 'string', default: '10000,100000' },
    postgres: { type: 'string', default: 'system' },
  },
});
const exported = Number(values.records);
const restored = values.restored.split(',').filter(Boolean).map(Number);

const limits = { exportRowsPerSecond: 20_000, laterMb: 60 };
const restoreLimitMs = (rows: number) => Math.max(10_000, rows * 0.6);
const statusField: FieldRef = { kind: 'data', path: ['status'], types: ['string'] };
const newLine = '\n'.charCodeAt(0);

const properties = {
  title: { type: 'string' },
  status: { type: 'string' },
  priority: { type: 'number' },
  done: { type: 'boolean' },
  due: { type: 'string' },
  notes: { type: 'string' },
};
const entityFile = JSON.stringify({ type: 'object', properties });

const postgres = await startSharedPostgres(values.postgres === 'embedded' ? 'embedded' : 'system');
const server = await startMeasuredServer(postgres.adminUrl);
const { db, request, setUp } = server;
let isWithin = true;

try {
  const names = ['Export', ...restored.map((rows) => `Restore${rows}`)];
  const app = await createTestApp(setUp, {
    files: Object.fromEntries(names.map((name) => [`entities/${name}.json`, entityFile])),
  });
  const token = app.owner.token;
  console.log(`${postgres.name}`);
  await measureExport(app.id, token);
  for (const rows of restored) await measureRestore(app.id, token, rows);
  console.log(isWithin ? 'within the limits' : 'some limits are NOT kept');
} finally {
  await server.stop();
  await postgres.stop();
}
process.exitCode = isWithin ? 0 : 1;

/** One line of figures. */
function print(what: string, ms: number, limitMs: number, grown: Grown, more: string) {
  const isKept = ms <= limitMs && grown.laterMb <= limits.laterMb;
  isWithin &&= isKept;
  console.log(
    `${what.padEnd(34)}${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${(ms / limitMs).toFixed(2)} of ${(limitMs / 1000).toFixed(0)} s   memory +${grown.mb.toFixed(0)} MB, after a fifth +${grown.laterMb.toFixed(0)} of ${limits.laterMb}   ${more}${isKept ? '' : '   OVER'}`,
  );
}

async function measureExport(appId: string, token: string) {
  const fields = Object.entries(taskSql).map(([name, sql]) => `'${name}', ${sql}`);
  const created = createdSql(exported);
  await db.$client.query(
    `insert into records (app_id, entity, id, data, size, created_at, updated_at)
     select $1, 'Export', substr(md5(n::text), 1, 24), data, octet_length(data::text), ${created}, ${created}
     from generate_series(1, ${exported}) n, lateral (select jsonb_build_object(${fields.join(', ')}) as data) made`,
    [appId],
  );
  await db.$client.query('vacuum analyze records');
  const exportPath = `/api/apps/${appId}/entities/Export/export.csv`;
  // A server that has worked a while has the heap that it works with.
  const some = encodeURIComponent(JSON.stringify({ priority: 0 }));
  await (await request(`${exportPath}?q=${some}`, { token })).arrayBuffer();
  const { result, ms, grown } = await memoryWhile(server.pid, async () => {
    const answer = await request(exportPath, { token });
    if (!answer.ok) throw new Error(`the export answered ${answer.status}: ${await answer.text()}`);
    const found = { bytes: 0, lines: 0 };
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      found.bytes += chunk.length;
      for (const byte of chunk) if (byte === newLine) found.lines += 1;
    }
    return found;
  });
  if (result.lines !== exported + 1) throw new Error(`the export has ${result.lines} lines for ${exported} records`);
  const rate = `${Math.round(exported / (ms / 1000)).toLocaleString('en')} rows/s, ${(result.bytes / 1e6).toFixed(0)} MB`;
  const limitMs = (exported / limits.exportRowsPerSecond) * 1000;
  print(`export ${exported.toLocaleString('en')} as CSV`, ms, limitMs, grown, rate);
}

/** A third of the records is changed, a third deleted, and a third new since the time that is gone back to. */
async function measureRestore(appId: string, token: string, rows: number) {
  const entity = `Restore${rows}`;
  const parsed = parseEntity(entity, entityFile);
  if (!parsed.ok) throw new Error(parsed.message);
  const store = createRecordsStore(db);
  const scope = wholeScope(appId, parsed.entity, null);
  const third = Math.ceil(rows / 3);
  const insert = async (count: number) => {
    for (let at = 0; at < count; at += 1_000) {
      const records = Array.from({ length: Math.min(1_000, count - at) }, (_, n) => ({
        id: newId(),
        data: JSON.stringify(task(at + n)),
        isSample: false,
      }));
      await store.insert(scope, records, { ...newWrite('app'), at: new Date() });
    }
  };
  await insert(third * 2);
  await db.$client.query('analyze records');
  await sleep(20);
  const before = new Date();
  await sleep(20);
  const { callId } = newWrite('app');
  await db.$client.query(
    `with chosen as (select id from records where app_id = $1 and entity = $2 order by id limit ${third}), old as (
       select r.id, r.data from records r join chosen using (id) where r.app_id = $1 and r.entity = $2
     ), written as (
       update records u set data = old.data || '{"status": "changed"}' from old
       where u.app_id = $1 and u.entity = $2 and u.id = old.id returning u.id, old.data as before, u.data as after
     )
     insert into record_changes (app_id, entity, record_id, kind, before, after, call_id, via, at)
     select $1, $2, id, 'update', before, after, $3, 'app', now() from written`,
    [appId, entity, callId],
  );
  const removed = await store.delete(
    scope,
    { filter: { op: 'not', filter: { op: 'in', field: statusField, values: ['changed'] } } },
    { ...newWrite('app'), at: new Date() },
  );
  if (removed !== third) throw new Error(`${removed} records were deleted, not ${third}`);
  await insert(third);
  await db.$client.query('vacuum analyze records, record_changes');

  const post = async <T>(path: string): Promise<T> => {
    const answer = await request(`/api/apps/${appId}/history/${path}`, {
      token,
      json: { at: before.toISOString(), entity },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const expectAll = (what: { created: number; updated: number; deleted: number } | undefined) => {
    if (what?.created !== third || what.updated !== third || what.deleted !== third) {
      throw new Error(`of ${third} records each: ${JSON.stringify(what)}`);
    }
  };
  const limitMs = restoreLimitMs(rows);
  const preview = await memoryWhile(server.pid, () => post<RestorePreview>('restore/preview'));
  expectAll(preview.result.entities.find((found) => found.entity === entity));
  print(`preview a restore of ${rows.toLocaleString('en')}`, preview.ms, limitMs / 2, preview.grown, '');
  const restore = await memoryWhile(server.pid, () => post<RevertResult>('restore'));
  expectAll(restore.result);
  const rate = `${Math.round(rows / (restore.ms / 1000)).toLocaleString('en')} records/s`;
  print(`restore ${rows.toLocaleString('en')} records`, restore.ms, limitMs, restore.grown, rate);
}
