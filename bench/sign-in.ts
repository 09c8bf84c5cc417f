/**
 * Signing in and being recognised, on one server process with an embedded PostgreSQL:
 *
 * - password sign-ins a second, beside the limit: raw scrypt calls of the same cost, as many at once as the product runs;
 * - authorised calls a second with a builder's token, beside the limit: `/healthz`, which checks nobody;
 * - one list of records with an app's token and as a visitor: the same route with and without the token check, whose
 *   share of the call's time is the difference.
 *
 *   node bench/sign-in.ts [--seconds 3] [--rounds 3]
 *
 * What is compared takes turns, and the median of the rounds is printed.
 */
import { scrypt } from 'node:crypto';
import { Agent, request as openRequest } from 'node:http';
import { parseArgs, promisify } from 'node:util';
import { startTestPostgres } from '@whittle/testing/database';
import { createTestApp, signInToApp, signUpBuilder, testPassword } from '@whittle/testing/test-app';
import { startMeasuredServer } from './support/measured-server.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
/** What features/passwords lets run at once, with its cost. */
const scryptAtOnce = 2;
const scryptCost = { N: 2 ** 15, r: 8, p: 3, maxmem: 256 * 2 ** 15 * 8 };

type Call = { path: string; host: string; headers?: Record<string, string>; body?: string };
/** The next call of one connection. */
type Load = (lane: number) => Call;

let port = 0;

function send(agent: Agent, { path, host, headers, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(
      { host: '127.0.0.1', port, agent, path, method: body ? 'POST' : 'GET', headers: { host, ...headers } },
      (incoming) => {
        incoming.resume();
        if (incoming.statusCode !== 200) return reject(new Error(`${path} answered ${incoming.statusCode}`));
        incoming.on('end', resolve);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Calls a second over `lanes` connections that each wait for their answer. */
async function rateOf(load: Load, lanes: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  let calls = 0;
  const run = async (lane: number) => {
    while (performance.now() < endsAt) {
      await send(agent, load(lane));
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  const rate = calls / ((performance.now() - startedAt) / 1_000);
  agent.destroy();
  return rate;
}

async function rawScrypt(lanes: number): Promise<number> {
  const derive = promisify<string, string, number, object, Buffer>(scrypt);
  const startedAt = performance.now();
  let calls = 0;
  const run = async () => {
    while (performance.now() - startedAt < seconds * 1_000) {
      await derive(testPassword, 'salt', 32, scryptCost);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
  return calls / ((performance.now() - startedAt) / 1_000);
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The medians of several measures that take turns. */
async function inTurns(measures: (() => Promise<number>)[]): Promise<number[]> {
  const seen = measures.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measure] of measures.entries()) seen[index]!.push(await measure());
  }
  return seen.map(median);
}

const perSecond = (rate: number) => `${rate >= 100 ? Math.round(rate).toLocaleString('en') : rate.toFixed(1)}/s`;
const print = (what: string, lanes: number, ours: number, limit: number, name: string) =>
  console.log(
    `${what.padEnd(34)} ${String(lanes).padStart(2)} connections  ${perSecond(ours).padStart(9)}   ` +
      `${(ours / limit).toFixed(2)} of ${name} (${perSecond(limit)})`,
  );

async function measure({ host, setUp: server }: Awaited<ReturnType<typeof startMeasuredServer>>) {
  const emails = Array.from({ length: 32 }, (_, index) => `lane-${index}@example.com`);
  const owner = await signUpBuilder(server, emails[0]);
  for (const email of emails.slice(1)) await signUpBuilder(server, email);
  const entity = { type: 'object', properties: { text: { type: 'string' } }, permissions: 'anonymous/creator' };
  const app = await createTestApp(server, { owner, files: { 'entities/Open.json': JSON.stringify(entity) } });
  const person = await signInToApp(server, app, { email: 'person@example.com' });

  const json = { 'content-type': 'application/json' };
  const signIn: Load = (lane) => ({
    path: '/api/auth/sign-in',
    host,
    // Each connection comes from an address of its own, as people do: attempts are limited per address.
    headers: { ...json, 'x-forwarded-for': `198.51.100.${lane + 1}` },
    body: JSON.stringify({ email: emails[lane], password: testPassword }),
  });
  const health: Load = () => ({ path: '/healthz', host });
  const authorised: Load = () => ({
    path: '/api/live_api/account/current',
    host,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const list = { path: `/api/apps/${app.id}/entities/Open?limit=1`, host: app.publishedHost };
  const asVisitor: Load = () => list;
  const asPerson: Load = () => ({ ...list, headers: { authorization: `Bearer ${person.access_token}` } });

  for (const load of [health, authorised, asVisitor, asPerson]) await rateOf(load, 4);
  for (const lanes of [1, 32]) {
    const atOnce = Math.min(lanes, scryptAtOnce);
    const [signIns, limit] = await inTurns([() => rateOf(signIn, lanes), () => rawScrypt(atOnce)]);
    print('password sign-ins', lanes, signIns!, limit!, `raw scrypt, ${atOnce} at once`);
  }
  for (const lanes of [1, 32]) {
    const [calls, limit] = await inTurns([() => rateOf(authorised, lanes), () => rateOf(health, lanes)]);
    print("calls with a builder's token", lanes, calls!, limit!, '/healthz');
  }
  for (const lanes of [1, 32]) {
    const [checked, unchecked] = await inTurns([() => rateOf(asPerson, lanes), () => rateOf(asVisitor, lanes)]);
    print("calls with an app's token", lanes, checked!, unchecked!, 'the same call as a visitor');
    const share = Math.max(0, 1 - checked! / unchecked!);
    console.log(`  the token check is ${(share * 100).toFixed(0)} % of the call's time`);
  }
}

const postgres = await startTestPostgres();
const server = await startMeasuredServer(postgres.adminUrl, { LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' });
try {
  port = server.port;
  await measure(server);
} finally {
  await server.stop();
  await postgres.stop();
}
