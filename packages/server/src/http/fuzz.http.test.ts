import { oddText, pick, seededRandom, spoil } from '@whittle/testing/random-values';
import { openCall } from '@whittle/testing/routes/call-route';
import { routeTable } from '@whittle/testing/routes/route-table';
import type { HostKind } from '@whittle/contract/call';
import { callers } from '@whittle/testing/routes/rules';
import { createWorld, type World } from '@whittle/testing/routes/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const hosts: HostKind[] = ['builder', 'preview', 'published'];
const callsPerHost = 400;
/** Each takes a second or more; the calls before their work are tried by the others. */
const slow = /\/(publish|access-proof)$/;
const names = ['q', 'sort', 'limit', 'skip', 'fields', 'cursor', 'path', 'after', 'code', 'versionId', 'from_url'];

let world: World;
beforeAll(async () => (world = await createWorld()));
afterAll(() => world.close());

test.each(hosts)('[WALL-08] nothing that is sent to the %s host makes the server fail', async (host) => {
  const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
  const random = seededRandom(seed);
  const rows = routeTable.filter(({ rules, route }) => rules[host] && !slow.test(route));
  const failures: string[] = [];
  // Addresses come back in redirects, and headers have their limits on both sides.
  const shortText = () => oddText(random).toWellFormed().slice(0, 2_000);
  for (let at = 0; at < callsPerHost; at += 1) {
    const row = pick(random, rows);
    // Most calls come from somebody who is let in: the others are turned away before the odd things are read.
    const letIn = callers.filter((caller) => row.rules[host]![caller] === 'yes');
    const caller = pick(random, letIn.length > 0 && random() < 0.7 ? letIn : callers);
    const call = await row.prepare(world, host);
    const params = random() < 0.3 ? spoilParams(call.params) : call.params;
    const query = random() < 0.5 ? `?${pick(random, names)}=${encodeURIComponent(shortText())}` : '';
    const json = call.body === undefined && random() < 0.8 ? spoil(random, call.json ?? {}) : call.json;
    const spoiled = { ...call, params, query: query || call.query, json };
    const { status } = await openCall(world, row, host, caller, spoiled);
    // 502 says that somebody else failed, such as the model, which answers these calls with anything.
    if (status >= 500 && status !== 502)
      failures.push(`${status} ${row.route} as ${caller}: ${JSON.stringify(spoiled).slice(0, 600)}`);
  }
  expect(failures, `seed ${seed}`).toEqual([]);

  function spoilParams(params: Record<string, string> = {}) {
    const name = pick(random, ['appId', 'id', 'entity', 'slug', ...Object.keys(params)]);
    return { ...params, [name]: encodeURIComponent(shortText()) || '%20' };
  }
});
