import { entityMethods } from '@whittle/domain/entities/entity-methods';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entityClient } from './entities.ts';
import { startSession } from './session.ts';
import { fakeServer } from '../testing/server.ts';

let asked: URL[];
let answer: unknown;
beforeEach(() => {
  asked = [];
  startSession({
    ...{ appId: 'app1', token: 'token', renewToken: () => Promise.resolve(null) },
    ...{ onSignInNeeded: () => {}, onSignOut: () => {}, saveToken: () => {} },
  });
  fakeServer((address) => {
    asked.push(new URL(address, 'http://app.test'));
    return Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const last = () => ({
  path: asked.at(-1)!.pathname.split('/entities/')[1],
  ...Object.fromEntries(asked.at(-1)!.searchParams),
});
const task = entityClient('Task');

it.each([
  [() => task.list('-date', 5, 10), { path: 'Task', sort: '-date', limit: '5', skip: '10' }],
  [() => task.list(['-date', 'name']), { path: 'Task', sort: '-date,name' }],
  [() => task.list('-date', null as never), { path: 'Task', sort: '-date' }],
  [() => task.list(null, 5), { path: 'Task', limit: '5' }],
  [() => task.list({ date: -1 }, 5), { path: 'Task', sort: '-date', limit: '5' }],
  [
    () => task.filter({ a: 1 }, { date: -1, name: 'asc' }, 5),
    { path: 'Task', q: '{"a":1}', sort: '-date,name', limit: '5' },
  ],
  [
    () => task.list({ a: 1 } as never, { date: -1 } as never, 5),
    { path: 'Task', q: '{"a":1}', sort: '-date', limit: '5' },
  ],
  [() => task.filter({}, {} as never), { path: 'Task', q: '{}' }],
])('[ENT-14] records are sorted and limited however generated code asks for it: %#', async (ask, expected) => {
  answer = [{ id: '1' }];
  expect(await ask()).toEqual([{ id: '1' }]);
  expect(last()).toEqual(expected);
});

it('[ENT-14] a page is an array with its cursor, for code that reads one and for code that reads the other', async () => {
  answer = { items: [{ id: '1' }], next_cursor: 'c', has_more: true };
  const page = (await task.filter({ a: 1 }, { sort: { date: -1 }, limit: 2 })) as unknown[] & Record<string, unknown>;
  expect(last()).toEqual({ path: 'Task/v2/list', q: '{"a":1}', limit: '2', sort: '-date' });
  expect(page.map((one) => one)).toEqual([{ id: '1' }]);
  expect([page['items'], page['data'], page['next_cursor'], page['has_more']]).toEqual([
    [{ id: '1' }],
    [{ id: '1' }],
    'c',
    true,
  ]);
});

it('[ENT-14] one record is a page of one', async () => {
  answer = { items: [{ id: '1' }], next_cursor: null, has_more: false };
  expect((await task.list({ limit: 1 })).length).toBe(1);
  expect(last()).toEqual({ path: 'Task/v2/list', limit: '1' });
});

it('[ENT-14] people come as one page', async () => {
  answer = [{ id: 'ada' }];
  const people = await entityClient('User').list({ limit: 100 });
  expect(last()).toEqual({ path: 'User', limit: '100' });
  expect([...people]).toEqual([{ id: 'ada' }]);
});

it('[VALID-14] an entity has exactly the methods that detectors know', () => {
  expect(Object.keys(task)).toEqual([...entityMethods]);
});
