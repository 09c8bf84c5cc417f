/**
 * What the history of records costs a write: the same statements on two databases of one PostgreSQL, one of which keeps
 * no history (a trigger drops its rows before they are written). Rounds alternate; medians and the ratio are printed.
 *
 *   node bench/history.ts [--rounds 7] [--seconds 2] [--connections 32]
 *
 * Limit: a write with history takes at most 30 % longer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseEntity } from '@whittle/domain/entities/entity';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { startEmbeddedServer } from '@whittle/server/adapters/database/embedded/embedded-server';
import { newId } from '@whittle/server/adapters/ids';
import { wholeScope } from '@whittle/server/features/records/rows/record-scope';
import { createRecordsStore } from '@whittle/server/features/records/rows/records.store';
import { newWrite } from '@whittle/server/features/records/rows/write-context';
import { createLog } from '@whittle/server/log/log';
import { createTestDatabase } from '@whittle/testing/database';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
  },
});
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number) as [
  number,
  number,
  number,
];

const log = createLog({ logLevel: 'silent' });
const properties = { title: 'string', done: 'boolean', count: 'number', notes: 'string' };
const schema = Object.fromEntries(Object.entries(properties).map(([name, type]) => [name, { type }]));
const parsed = parseEntity('Task', JSON.stringify({ properties: schema }));
if (!parsed.ok) throw new Error(parsed.message);
const scope = wholeScope('0'.repeat(24), parsed.entity, null);
const data = (n: number) =>
  JSON.stringify({ title: `Task ${n}`, done: false, count: n, notes: 'Call back before noon, bring the papers.' });

const directory = await mkdtemp(join(tmpdir(), 'whittle-bench-history-'));
const server = await startEmbeddedServer(directory, log, { listen: 'tcp' });
const { user, password, database: name, address } = server.connection;
if (!('port' in address)) throw new Error('the embedded server was asked for a port');
const adminUrl = `postgres://${user}:${password}@${address.host}:${address.port}/${name}`;

/** A database with 10,000 records. */
async function prepare(hasHistory: boolean) {
  const { url } = await createTestDatabase(adminUrl);
  const { db, close } = openDatabase({ url }, { poolSize: 1, log });
  if (!hasHistory) {
    await db.$client.query(`create function no_history() returns trigger language plpgsql as 'begin return null; end'`);
    await db.$client.query(
      `create trigger no_history before insert on record_changes for each row execute function no_history()`,
    );
  }
  const store = createRecordsStore(db);
  const ids = Array.from({ length: 10_000 }, () => newId());
  const records = ids.map((id, n) => ({ id, data: data(n), isSample: false }));
  for (let at = 0; at < records.length; at += 1_000) {
    await store.insert(scope, records.slice(at, at + 1_000), write());
  }
  // What the database's own housekeeping does within a minute.
  await db.$client.query('analyze');
  await close();
  return { url, ids };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;
type Opened = { store: ReturnType<typeof createRecordsStore>; ids: string[] };

const write = () => ({ ...newWrite('app'), at: new Date() });
const kinds: Record<string, ({ store, ids }: Opened, n: number) => Promise<unknown>> = {
  create: ({ store }, n) => store.insert(scope, [{ id: newId(), data: data(n), isSample: false }], write()),
  update: ({ store, ids }, n) =>
    store.update(scope, ids[(n * 7_919) % ids.length]!, JSON.stringify({ count: n, done: n % 2 === 0 }), write()),
  'bulk 100': ({ store }, n) => {
    const records = Array.from({ length: 100 }, (_, at) => ({ id: newId(), data: data(n + at), isSample: false }));
    return store.insert(scope, records, write());
  },
};

/** Calls per second. The connections of one database are closed before the other's are opened. */
async function measure({ url, ids }: Prepared, call: (opened: Opened, n: number) => Promise<unknown>): Promise<number> {
  const { db, close } = openDatabase({ url }, { poolSize: connections, log });
  const opened = { store: createRecordsStore(db), ids };
  let calls = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const worker = async () => {
    while (performance.now() < until) await call(opened, (calls += 1));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const rate = calls / ((performance.now() - began) / 1000);
  await close();
  return rate;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const [kept, dropped] = [await prepare(true), await prepare(false)];
let isWithin = true;
console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each`);
for (const [kind, call] of Object.entries(kinds)) {
  const rates = { kept: [] as number[], dropped: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.dropped.push(await measure(dropped, call));
    rates.kept.push(await measure(kept, call));
  }
  const [without, withHistory] = [median(rates.dropped), median(rates.kept)];
  const cost = (without / withHistory - 1) * 100;
  isWithin &&= cost <= 30;
  console.log(
    `${kind.padEnd(9)} without ${without.toFixed(0)}/s, with ${withHistory.toFixed(0)}/s: ${cost.toFixed(0)} % longer`,
  );
}
console.log(isWithin ? 'within the limit of 30 %' : 'OVER the limit of 30 %');
await server.stop();
await rm(directory, { recursive: true, force: true });
process.exitCode = isWithin ? 0 : 1;
