import type { EntityRecord } from '@whittle/contract/entities';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const access = (read: string, write: string) => ({ 'x-accessControl': { permissions: { read, write } } });
const unless = { status: ['Cancelled'] };
const member = {
  properties: { number: { type: 'number' }, email: text, name: text },
  'x-once': [{ fields: ['number'] }, { fields: ['email'] }],
  ...access('all', 'all'),
};
const loan = {
  properties: { tool: text, returned_on: day, note: text },
  'x-once': [{ fields: ['tool'], until: 'returned_on' }],
  ...access('creator', 'creator'),
};
/** Nobody sees the bookings of others. */
const stay = {
  properties: { room: text, driver: text, start: day, end: day, status: text, note: text },
  'x-no-overlap': { things: ['room', 'driver'], from: 'start', until: 'end', unless },
  ...access('creator', 'creator'),
};

let server: TestServer;
let app: TestApp;
const people: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, {
    files: {
      'entities/Member.json': JSON.stringify(member),
      'entities/Loan.json': JSON.stringify(loan),
      'entities/Stay.json': JSON.stringify(stay),
      'entities/Diary.json': JSON.stringify({
        properties: { on: day, topic: text },
        'x-once': [{ fields: ['topic'], each: 'creator' }],
        'x-no-overlap': { from: 'on', each: 'creator' },
        ...access('creator', 'creator'),
      }),
      'entities/Visit.json': JSON.stringify({ ...stay, ...access('admin', 'anonymous') }),
    },
  });
  for (const name of ['ann', 'ben', 'cleo'])
    people.push((await signInToApp(server, app, { email: `${name}@example.com` })).access_token);
});
afterAll(() => server.close());

type Options = { method?: string; json?: unknown; token?: string; headers?: Record<string, string> };
const call = (path: string, options: Options = {}) =>
  server.request(`/api/apps/${app.id}/entities/${path}`, { host: app.publishedHost, ...options });
const as = (who: number, path: string, options: Options = {}) => call(path, { token: people[who]!, ...options });
const asOwner = (path: string, options: Options = {}) =>
  server.request(`/live_api/apps/${app.id}/entities/${path}`, { token: app.owner.token, ...options });
const made = async (answer: Promise<Response>) => (await (await answer).json()) as EntityRecord;
const said = async (answer: Promise<Response>) => {
  const response = await answer;
  return response.ok ? response.status : [response.status, ((await response.json()) as { code: string }).code];
};
const put = (who: number, path: string, json: object) => said(as(who, path, { method: 'PUT', json }));
const twice = [409, 'not-unique'];
const taken = [409, 'time-taken'];

describe('[ENT-43] what may be there once', () => {
  test('a second one with the same is refused in every call, whatever its case and spaces', async () => {
    expect(await said(as(0, 'Member', { json: { number: 1, email: 'a@x.de' } }))).toBe(201);
    expect(await said(as(1, 'Member', { json: { number: 1 } }))).toEqual(twice);
    expect(await said(as(1, 'Member', { json: { number: 2, email: ' A@X.de ' } }))).toEqual(twice);
    expect(await said(as(1, 'Member/bulk', { json: [{ number: 3 }, { number: 3 }] }))).toEqual(twice);
    const upsert = { key: 'name', records: [{ name: 'Zoe', number: 1 }] };
    expect(await said(as(1, 'Member/upsert', { json: upsert }))).toEqual(twice);
    expect(await said(as(1, 'Member', { json: { number: 1 }, headers: { 'idempotency-key': 'k' } }))).toEqual(twice);
    // what says nothing is like nothing
    for (const name of ['No', 'number']) expect(await said(as(1, 'Member', { json: { name, email: '' } }))).toBe(201);
  });

  test('nor becomes another one the same; what was there before the rule may be changed otherwise', async () => {
    const five = await made(as(0, 'Member', { json: { number: 5 } }));
    const six = await made(as(0, 'Member', { json: { number: 6 } }));
    expect(await put(0, `Member/${six.id}`, { number: 5 })).toEqual(twice);
    expect(await put(0, `Member/${six.id}`, { number: 7 })).toBe(200);
    const many = { query: { id: six.id }, data: { $inc: { number: -2 } } };
    expect(await said(as(0, 'Member/update-many', { method: 'PATCH', json: many }))).toEqual(twice);
    // the owner in the builder decides
    expect(await said(asOwner('Member', { json: { number: 5 } }))).toBe(201);
    expect(await put(0, `Member/${five.id}`, { name: 'Five' })).toBe(200);
  });

  test('in lists that everybody has for themselves only what one person made is compared', async () => {
    for (const who of [0, 1]) {
      expect(await said(as(who, 'Diary', { json: { on: '2027-06-10', topic: 'run' } }))).toBe(201);
      expect(await said(as(who, 'Diary', { json: { on: '2027-06-11', topic: 'run' } }))).toEqual(twice);
      expect(await said(as(who, 'Diary', { json: { on: '2027-06-10', topic: 'swim' } }))).toEqual(taken);
    }
  });

  test('a thing is lent again once it is back', async () => {
    const first = await made(as(0, 'Loan', { json: { tool: 'drill' } }));
    expect(await said(as(1, 'Loan', { json: { tool: 'drill' } }))).toEqual(twice);
    expect(await put(0, `Loan/${first.id}`, { returned_on: '2026-11-28' })).toBe(200);
    expect(await said(as(1, 'Loan', { json: { tool: 'drill' } }))).toBe(201);
    expect(await put(0, `Loan/${first.id}`, { returned_on: null })).toEqual(twice);
  });
});

describe('[ENT-44] no two at the same time', () => {
  const june = (start: number, end: number) => ({ start: `2027-06-${10 + start}`, end: `2027-06-${10 + end}` });

  test('of many windows that book the same thing at once one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => said(as(at % 3, 'Stay', { json: { room: 'a', ...june(at % 4, 5) } }))),
    );
    expect(answers.filter((one) => one === 201)).toHaveLength(1);
    expect(answers.filter((one) => one !== 201)).toEqual(Array.from({ length: 11 }, () => taken));
  });

  test('days that meet are taken, those beside them are free, and so is another thing', async () => {
    expect(await said(as(0, 'Stay', { json: { room: 'b', driver: 'd', ...june(2, 4) } }))).toBe(201);
    expect(await said(as(1, 'Stay', { json: { room: 'b', ...june(4, 6) } }))).toEqual(taken);
    expect(await said(as(1, 'Stay', { json: { room: 'c', driver: 'd', ...june(0, 9) } }))).toEqual(taken);
    expect(await said(as(1, 'Stay', { json: { room: 'b', ...june(0, 1) } }))).toBe(201);
    expect(await said(as(1, 'Stay', { json: { room: 'c', ...june(0, 9) } }))).toBe(201);
    expect(await said(as(1, 'Stay/bulk', { json: [{ room: 'd', ...june(0, 2) }, { room: 'd', ...june(1, 3) }] }))).toEqual(taken); // prettier-ignore
    expect(await said(call('Visit', { json: { room: 'b', ...june(2, 4) } }))).toBe(201);
    expect(await said(call('Visit', { json: { room: 'b', ...june(2, 4) } }))).toEqual(taken);
  });

  test('what was called off frees its time, and nobody moves onto what is taken', async () => {
    const first = await made(as(0, 'Stay', { json: { room: 'e', ...june(0, 2) } }));
    const second = await made(as(1, 'Stay', { json: { room: 'e', ...june(5, 6) } }));
    expect(await put(1, `Stay/${second.id}`, { start: '2027-06-11' })).toEqual(taken);
    const seen = { fields: { start: '2027-06-11' }, seen: { start: '2027-06-15' } };
    expect(await said(as(1, `Stay/${second.id}`, { method: 'PATCH', json: seen }))).toEqual(taken);
    expect(await put(0, `Stay/${first.id}`, { status: 'Cancelled' })).toBe(200);
    expect(await put(1, `Stay/${second.id}`, { start: '2027-06-11' })).toBe(200);
    expect(await put(0, `Stay/${first.id}`, { status: 'Confirmed' })).toEqual(taken);
    expect(await put(0, `Stay/${first.id}`, { note: 'sorry' })).toBe(200);
  });

  test('changes and bookings at once neither wait for each other nor both win', async () => {
    const mine = await made(as(0, 'Stay', { json: { room: 'f', ...june(0, 1) } }));
    const answers = await Promise.all([
      ...[2, 3, 4].map((at) => put(0, `Stay/${mine.id}`, { start: `2027-06-1${at}`, end: '2027-06-15' })),
      ...[0, 1, 2].map((who) => said(as(who, 'Stay', { json: { room: 'f', ...june(5, 7) } }))),
      said(as(0, 'Stay/update-many', { method: 'PATCH', json: { query: { id: mine.id }, data: { $set: { note: 'x' } } } })), // prettier-ignore
    ]);
    expect(answers.every((one) => one === 200 || one === 201 || String(one) === String(taken))).toBe(true);
    const stays = [0, 1, 2].map(async (who) => (await (await as(who, 'Stay?q=' + encodeURIComponent('{"room":"f"}'))).json()) as EntityRecord[]); // prettier-ignore
    const spans = (await Promise.all(stays)).flat().sort((a, b) => (String(a['start']) < String(b['start']) ? -1 : 1));
    for (const [at, one] of spans.entries())
      if (at > 0) expect(String(one['start']) > String(spans[at - 1]!['end'])).toBe(true);
  });
});
