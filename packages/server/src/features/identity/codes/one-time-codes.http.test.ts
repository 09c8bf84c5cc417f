import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../adapters/ids.ts';
import { createOneTimeCodes } from './one-time-codes.ts';

let server: TestServer;
const time = { now: new Date('2026-11-21T10:00:00Z') };
let codes: ReturnType<typeof createOneTimeCodes>;

beforeAll(async () => {
  server = await startTestServer();
  codes = createOneTimeCodes({ ...server.adapters, clock: { now: () => time.now } });
});
afterAll(() => server.close());

const wait = (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000));
const holder = () => ({ pool: 'builder', purpose: 'sign-in', email: `${newId()}@example.com` }) as const;
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
const refused = (problem: string) => ({ ok: false, problem });

test('[AUTH-09] of thirty calls with one right code at once exactly one succeeds, and its link is spent too', async () => {
  const who = holder();
  const { code, token } = await codes.issue({ ...who, data: { next: '/home' } });
  expect(code).toMatch(/^\d{6}$/);
  const answers = await Promise.all(Array.from({ length: 30 }, () => codes.redeemCode({ ...who, code })));
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, email: who.email, data: { next: '/home' } }]);
  expect(await codes.redeemToken({ ...who, token })).toEqual(refused('wrong'));
});

test('[AUTH-09] of thirty calls with one link at once exactly one succeeds, and its code is spent too', async () => {
  const who = holder();
  const { code, token } = await codes.issue(who);
  const answers = await Promise.all(Array.from({ length: 30 }, () => codes.redeemToken({ ...who, token })));
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, email: who.email, data: {} }]);
  expect(await codes.redeemCode({ ...who, code })).toEqual(refused('wrong'));
});

test('[AUTH-09] after five wrong tries the right code is refused for 15 minutes, a new one too, and the link works', async () => {
  const who = holder();
  const { code } = await codes.issue(who);
  const many = await Promise.all(Array.from({ length: 40 }, () => codes.redeemCode({ ...who, code: wrongCode(code) })));
  expect(many.filter((answer) => !answer.ok && answer.problem === 'wrong')).toHaveLength(5);
  expect(await codes.redeemCode({ ...who, code })).toEqual(refused('attempts-exceeded'));
  wait(14);
  const second = await codes.issue(who);
  expect(await codes.redeemCode({ ...who, code: second.code })).toEqual(refused('attempts-exceeded'));
  wait(1);
  expect(await codes.redeemCode({ ...who, code: second.code })).toMatchObject({ ok: true });

  const other = holder();
  const { code: blocked, token } = await codes.issue(other);
  for (let i = 0; i < 5; i += 1) await codes.redeemCode({ ...other, code: wrongCode(blocked) });
  expect(await codes.redeemToken({ ...other, token })).toMatchObject({ ok: true });
});

test('[AUTH-09] asking for new codes buys no more tries', async () => {
  const who = holder();
  for (let i = 0; i < 5; i += 1) {
    const { code } = await codes.issue(who);
    expect(await codes.redeemCode({ ...who, code: wrongCode(code) })).toEqual(refused('wrong'));
  }
  const { code } = await codes.issue(who);
  expect(await codes.redeemCode({ ...who, code })).toEqual(refused('attempts-exceeded'));
});

test('[AUTH-09] an address that was sent nothing answers like one that was', async () => {
  const who = holder();
  const answers = [];
  for (let i = 0; i < 6; i += 1) answers.push(await codes.redeemCode({ ...who, code: '123456' }));
  expect(answers).toEqual([...Array.from({ length: 5 }, () => refused('wrong')), refused('attempts-exceeded')]);
});

test('[AUTH-09] a code lives for ten minutes', async () => {
  const [early, late] = [holder(), holder()];
  const [first, second] = [await codes.issue(early), await codes.issue(late)];
  wait(9.99);
  expect(await codes.redeemCode({ ...early, code: first.code })).toMatchObject({ ok: true });
  wait(0.02);
  expect(await codes.redeemCode({ ...late, code: wrongCode(second.code) })).toEqual(refused('wrong'));
  expect(await codes.redeemCode({ ...late, code: second.code })).toEqual(refused('expired'));
  const third = await codes.issue(late);
  wait(11);
  expect(await codes.redeemToken({ ...late, token: third.token })).toEqual(refused('expired'));
});

test('[AUTH-08] a new code makes the older code and link worthless', async () => {
  const who = holder();
  const first = await codes.issue(who);
  const second = await codes.issue(who);
  expect(await codes.redeemToken({ ...who, token: first.token })).toEqual(refused('wrong'));
  if (first.code !== second.code) {
    expect(await codes.redeemCode({ ...who, code: first.code })).toEqual(refused('wrong'));
  }
  expect(await codes.redeemCode({ ...who, code: second.code })).toMatchObject({ ok: true });
});

test('[AUTH-09] a code and a link of one pool, purpose or address are nothing in another', async () => {
  const who = holder();
  const { code, token } = await codes.issue(who);
  for (const elsewhere of [{ pool: 'app:1' }, { purpose: 'reset-password' }, { email: `x${who.email}` }] as const) {
    expect(await codes.redeemCode({ ...who, ...elsewhere, code })).toEqual(refused('wrong'));
    if (!('email' in elsewhere)) {
      expect(await codes.redeemToken({ ...who, ...elsewhere, token })).toEqual(refused('wrong'));
    }
  }
  expect(await codes.redeemToken({ ...who, token })).toMatchObject({ ok: true });
});

test('[AUTH-09] neither code nor token is stored, and no hash that could be made without the installation’s key', async () => {
  const who = holder();
  const { code, token } = await codes.issue(who);
  const { createHash } = await import('node:crypto');
  const rows = JSON.stringify(await server.adapters.db.$client`select * from one_time_codes`);
  for (const secret of [code, token, createHash('sha256').update(code).digest('hex')]) {
    expect(rows).not.toContain(`"${secret}"`);
  }
});
