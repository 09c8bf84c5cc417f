import { givenMembershipsSchema, membershipSettingsSchema } from '@whittle/contract/memberships';
import { oddValue, pick, seededRandom } from '@whittle/testing/random-values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Selling, startSelling } from './memberships.fixture.ts';

let selling: Selling;
beforeAll(async () => void (selling = await startSelling('stripe')));
afterAll(() => selling.close());

test('[EDIT-19] any JSON into any call of memberships is a named error or a valid state', async () => {
  const random = seededRandom(22);
  const { app } = await selling.makeClub();
  const calls = {
    '': ['isPaidMembershipsEnabled', 'gumroadAccessToken', 'stripeRestrictedKey'],
    '/stripe/connect': ['productId', 'replaces'],
    '/gumroad/connect': ['productId', 'replaces'],
    '/given': ['email', 'reason', 'until'],
    '/given/end': ['email', 'reason'],
  };
  const usual = { email: 'a@example.com', reason: 'Why not', productId: 'prod_some' };
  for (let at = 0; at < 150; at += 1) {
    const [path, names] = pick(random, Object.entries(calls));
    const known = Object.fromEntries(Object.entries(usual).filter(([name]) => names.includes(name)));
    const json = at % 5 === 0 ? oddValue(random) : { ...known, [pick(random, names)]: oddValue(random) };
    const answer = await selling.owner.request(selling.call(app, path), { method: path === '' ? 'PUT' : 'POST', json });
    const body = (await answer.json()) as { code?: string };
    expect(answer.status, JSON.stringify({ path, json, body }).slice(0, 2_000)).toBeLessThan(500);
    if (!answer.ok) expect(body.code).toBeTruthy();
  }
  membershipSettingsSchema.parse(await selling.settings(app));
  givenMembershipsSchema.parse(await selling.owner.json(selling.call(app, '/given')));
  expect((await selling.enters(app, {})).data).toBeLessThan(500);
}, 60_000);
