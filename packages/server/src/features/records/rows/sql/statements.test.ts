import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../../adapters/database/database.ts';
import { createStatements } from './statements.ts';

type Ended = PromiseWithResolvers<object[]>;

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** From then on a list that is being read is read once more beside it. */
const longerThanPatienceMs = 11;
afterEach(() => void vi.useRealTimers());

/** Statements that end when they are told to. */
function database() {
  const begun: { text: string; values: string[]; end: Ended }[] = [];
  const query = (text: string, values: string[]) => {
    const end: Ended = Promise.withResolvers();
    begun.push({ text, values, end });
    return end.promise;
  };
  const statements = createStatements({ $client: { query } } as unknown as Database);
  return { begun, statements };
}

const byId = (places: string) => `select id from records r where r.app_id = $1 and r.id in (${places})`;

test('the same list that many ask for while it takes long is read three times at once and then once more for all who wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { begun, statements } = database();
  const answers: Promise<readonly object[]>[] = [];
  for (let n = 0; n < 10; n += 1) {
    answers.push(statements.read('select 1', ['app']));
    await settle();
    vi.advanceTimersByTime(longerThanPatienceMs);
    await settle();
  }
  expect(begun).toHaveLength(3);
  begun[0]!.end.resolve([{ n: 0 }]);
  await settle();
  expect(begun).toHaveLength(4);
  for (const [n, { end }] of begun.entries()) end.resolve([{ n }]);
  const read = await Promise.all(answers);
  expect(read.map((rows) => (rows[0] as { n: number }).n)).toEqual([0, 1, 2, 3, 3, 3, 3, 3, 3, 3]);
});

test('[ENT-30] what is asked with other values, as of somebody else, is a reading of its own', async () => {
  const { begun, statements } = database();
  void statements.read('select 1', ['app', 'ann']);
  void statements.read('select 1', ['app', 'bob']);
  void statements.readById(byId, ['app', 'ann'], 'a');
  void statements.readById(byId, ['app', 'bob'], 'a');
  await settle();
  expect(begun.map(({ values }) => values)).toEqual([
    ['app', 'ann'],
    ['app', 'bob'],
    ['app', 'ann', 'a'],
    ['app', 'bob', 'a'],
  ]);
});

test('records that are asked for in one breath are read by one statement of few forms, and each goes to who asked for it', async () => {
  const { begun, statements } = database();
  const answers = Promise.all(['a', 'b', 'none'].map((id) => statements.readById(byId, ['app'], id)));
  await settle();
  expect(begun).toMatchObject([{ text: byId('$2, $3, $4, $5'), values: ['app', 'a', 'b', 'none', 'a'] }]);
  begun[0]!.end.resolve([{ id: 'b' }, { id: 'a' }]);
  expect(await answers).toEqual([{ id: 'a' }, { id: 'b' }, undefined]);
});
