import type { GivenMembership } from '@whittle/contract/memberships';
import { signUp } from '@whittle/testing/builder';
import type { TestApp } from '@whittle/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Selling, startSelling } from './memberships.fixture.ts';

let selling: Selling;
beforeAll(async () => void (selling = await startSelling()));
afterAll(() => selling.close());

const inside = { data: 200, page: '200' };
const keptOut = { data: 403, page: '/joinPlan?nextUrl=%2FHome' };
const give = (app: TestApp, json: object, path = '/given') => selling.owner.request(selling.call(app, path), { json });
const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ''}`;

test('[MEMB-29] a membership given by hand lets in whoever confirmed the address, until it is ended or over; each change is audited', async () => {
  const { app } = await selling.makeClub();
  const friend = await selling.join(app, 'friend@example.com');
  const unsure = await selling.join(app, 'unsure@example.com', { isVerified: false });
  const answer = await give(app, { email: ' Friend@Example.com ', reason: 'Helped us' });
  expect(((await answer.json()) as { items: GivenMembership[] }).items).toMatchObject([
    { email: 'friend@example.com', reason: 'Helped us', isMember: true, until: null, endedAt: null },
  ]);
  await give(app, { email: unsure.email, reason: 'Helped too' });
  expect([await selling.enters(app, friend), await selling.enters(app, unsure)]).toEqual([inside, keptOut]);
  // What the provider says of purchases changes nothing about it.
  await selling.connect(app, (await selling.settings(app)).paidMembershipsProduct!.id);
  selling.later(6_000);
  expect(await selling.enters(app, friend)).toEqual(inside);
  expect((await give(app, { email: friend.email, reason: 'The season is over' }, '/given/end')).status).toBe(200);
  selling.later(6_000);
  expect(await selling.enters(app, friend)).toEqual(keptOut);
  expect(await codeOf(await give(app, { email: friend.email, reason: 'Twice' }, '/given/end'))).toBe(
    '404 given-membership-gone',
  );
  const until = new Date(selling.now().getTime() + 3_600_000).toISOString();
  await give(app, { email: friend.email, reason: 'For an hour', until });
  expect(await selling.enters(app, friend)).toEqual(inside);
  selling.later(3_700_000);
  expect(await selling.enters(app, friend)).toEqual(keptOut);
  const rows = await selling.server.adapters.db.$client<{ details: object }[]>`
    select details from audit_events where app_id = ${app.id} and details ?| array['given', 'ended'] order by at`;
  expect(rows.map(({ details }) => details)).toEqual([
    { given: 'friend@example.com', reason: 'Helped us' },
    { given: 'unsure@example.com', reason: 'Helped too' },
    { ended: 'friend@example.com', reason: 'The season is over' },
    { given: 'friend@example.com', reason: 'For an hour', until },
  ]);
});

test('[MEMB-29] without a reason, for a day that is over, for no address, twice at once, by a stranger: nothing or one is given', async () => {
  const { app } = await selling.makeClub();
  const other = await selling.makeClub();
  const email = 'someone@example.com';
  const past = new Date(selling.now().getTime() - 1_000).toISOString();
  expect(await codeOf(await give(app, { email, reason: '  ' }))).toBe('400 invalid-input');
  expect(await codeOf(await give(app, { email, reason: 'Late', until: past }))).toBe('422 membership-until-past');
  expect((await give(app, { email: 'nobody', reason: 'Typed wrong' })).status).toBe(400);
  const stranger = await signUp(selling.server);
  const strange = await stranger.request(selling.call(app, '/given'), { json: { email, reason: 'Mine' } });
  expect(strange.status).toBe(404);
  await Promise.all([give(app, { email, reason: 'One' }), give(app, { email, reason: 'One' })]);
  const { items } = await selling.owner.json<{ items: GivenMembership[] }>(selling.call(app, '/given'));
  expect(items).toHaveLength(1);
  // It is one of this app alone.
  const person = await selling.join(other.app, email);
  expect(await selling.enters(other.app, person)).toEqual(keptOut);
});
