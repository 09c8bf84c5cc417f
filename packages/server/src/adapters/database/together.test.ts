import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { together } from './together.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const db = {} as Database;
afterEach(() => void vi.useRealTimers());

/** Statements that end when they are told to. */
function statements(options: { most?: number; patienceMs?: number } = {}) {
  const begun: { items: string[]; end: PromiseWithResolvers<void> }[] = [];
  const ask = together<string, string>(
    (item) => item,
    async (_, items) => {
      const end = Promise.withResolvers<void>();
      begun.push({ items, end });
      await end.promise;
      return new Map(items.filter((item) => item !== 'none').map((item) => [item, `${item}!`]));
    },
    options,
  );
  return { begun, ask: (item: string) => ask(db, item) };
}

test('what is asked at once is asked together, each once, and each gets its own answer', async () => {
  const { begun, ask } = statements();
  const answers = Promise.all(['a', 'b', 'a', 'none'].map(ask));
  await settle();
  expect(begun.map(({ items }) => items)).toEqual([['a', 'b', 'none']]);
  begun[0]!.end.resolve();
  expect(await answers).toEqual(['a!', 'b!', 'a!', undefined]);
});

test('a slow statement holds up nobody who asks after it; of many slow ones three run and the rest wait together', async () => {
  const { begun, ask } = statements();
  const items = ['slow', 'b', 'c', 'd', 'e'];
  const answers = new Map<string, Promise<string | undefined>>();
  for (const item of items) {
    answers.set(item, ask(item));
    await settle();
  }
  expect(begun.map((one) => one.items)).toEqual([['slow'], ['b'], ['c']]);
  begun[1]!.end.resolve();
  expect(await answers.get('b')).toBe('b!');
  await settle();
  expect(begun.at(-1)!.items).toEqual(['d', 'e']);
  begun[3]!.end.resolve();
  expect(await Promise.all([answers.get('d'), answers.get('e')])).toEqual(['d!', 'e!']);
  begun[0]!.end.resolve();
  begun[2]!.end.resolve();
  expect(await answers.get('slow')).toBe('slow!');
});

test('who asks for what is being read gets a reading that begins after the question', async () => {
  const { begun, ask } = statements();
  void ask('a');
  await settle();
  const later = ask('a');
  await settle();
  expect(begun).toHaveLength(2);
  begun[1]!.end.resolve();
  expect(await later).toBe('a!');
  begun[0]!.end.resolve();
});

test('[ENT-30] with patience, who asks while a statement is young waits for its end, and for no slow one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { begun, ask } = statements({ patienceMs: 10 });
  const first = ask('a');
  await settle();
  const later = Promise.all(['a', 'b'].map(ask));
  await settle();
  expect(begun.map(({ items }) => items)).toEqual([['a']]);
  begun[0]!.end.resolve();
  await settle();
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['a', 'b']]);
  expect(await first).toBe('a!');

  const besideASlowOne = ask('c');
  await settle();
  expect(begun).toHaveLength(2);
  vi.advanceTimersByTime(10);
  await settle();
  expect(begun.at(-1)!.items).toEqual(['c']);
  begun[2]!.end.resolve();
  expect(await besideASlowOne).toBe('c!');
  begun[1]!.end.resolve();
  expect(await later).toEqual(['a!', 'b!']);
});

test('[ENT-30] of two that run beside each other only one takes what comes, while it is young', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { begun, ask } = statements({ patienceMs: 10 });
  void ask('slow');
  await settle();
  vi.advanceTimersByTime(10);
  void ask('b');
  await settle();
  const waiting = ask('c');
  begun[0]!.end.resolve();
  await settle();
  expect(begun.map(({ items }) => items)).toEqual([['slow'], ['b']]);
  vi.advanceTimersByTime(10);
  await settle();
  expect(begun.at(-1)!.items).toEqual(['c']);
  begun[2]!.end.resolve();
  expect(await waiting).toBe('c!');
  begun[1]!.end.resolve();
});

test('[ENT-30] a statement that is full is followed by another at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { begun, ask } = statements({ most: 2, patienceMs: 10 });
  void ask('a');
  await settle();
  void ask('b');
  void ask('c');
  await settle();
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
});

test('what no statement can answer together is asked apart, and its groups wait for nothing of each other', async () => {
  const begun: string[][] = [];
  const ask = together<string, string>(
    (item) => item,
    async (_, items) => {
      begun.push(items);
      return items[0]!.startsWith('slow') ? new Promise(() => {}) : new Map(items.map((item) => [item, `${item}!`]));
    },
    { groupOf: (item) => item.slice(0, 4) },
  );
  for (let n = 0; n < 5; n += 1) {
    void ask(db, `slow ${n}`);
    await settle();
  }
  expect(await Promise.all(['fast 1', 'fast 2'].map((item) => ask(db, item)))).toEqual(['fast 1!', 'fast 2!']);
  expect(begun).toEqual([['slow 0'], ['slow 1'], ['slow 2'], ['fast 1', 'fast 2']]);
});

test('a statement takes no more than it may', async () => {
  const { begun, ask } = statements({ most: 2 });
  const answers = Promise.all(['a', 'b', 'c'].map(ask));
  await settle();
  begun[0]!.end.resolve();
  await settle();
  begun[1]!.end.resolve();
  expect(begun.map(({ items }) => items)).toEqual([['a', 'b'], ['c']]);
  expect(await answers).toEqual(['a!', 'b!', 'c!']);
});

test('where several fail together, each is tried alone, and only the one that is at fault fails', async () => {
  const tries: string[][] = [];
  const ask = together<string, string>(
    (item) => item,
    async (_, items) => {
      tries.push(items);
      if (items.includes('bad')) throw new Error('bad value');
      return new Map(items.map((item) => [item, `${item}!`]));
    },
  );
  const outcomes = await Promise.allSettled(['a', 'bad', 'c'].map((item) => ask(db, item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(tries).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
});

test.each(['40001', '40P01'])(
  'a conflict with another transaction (%s) stored nothing for certain, so each is tried alone',
  async (code) => {
    const tries: string[][] = [];
    const ask = together<string, string>(
      (item) => item,
      async (_, items) => {
        tries.push(items);
        if (items.length > 1)
          throw new Error('failed query', { cause: Object.assign(new Error('conflict'), { code }) });
        return new Map(items.map((item) => [item, `${item}!`]));
      },
    );
    expect(await Promise.all(['a', 'b'].map((item) => ask(db, item)))).toEqual(['a!', 'b!']);
    expect(tries).toEqual([['a', 'b'], ['a'], ['b']]);
  },
);

test('a database that is away is said to all who asked, without asking it for each', async () => {
  let tries = 0;
  const ask = together<string, string>(
    (item) => item,
    async () => {
      tries += 1;
      throw Object.assign(new Error('away'), { code: '57P01' });
    },
  );
  const outcomes = await Promise.allSettled(['a', 'b'].map((item) => ask(db, item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tries).toBe(1);
});

test('what has to wait for its turn takes along what comes until then; who is refused a turn is refused for all who wait', async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const begun: string[][] = [];
  const ask = together<string, string>(
    (item) => item,
    async (_, items) => {
      begun.push(items);
      return new Map(items.map((item) => [item, `${item}!`]));
    },
    {
      async inTurn(_, _first, begin) {
        const turn = Promise.withResolvers<void>();
        turns.push(turn);
        await turn.promise;
        await begin();
      },
    },
  );
  const first = ask(db, 'a');
  await settle();
  const second = ask(db, 'b');
  await settle();
  expect(turns).toHaveLength(1);
  turns[0]!.resolve();
  expect(await Promise.all([first, second])).toEqual(['a!', 'b!']);
  expect(begun).toEqual([['a', 'b']]);

  const refused = Promise.allSettled([ask(db, 'c'), ask(db, 'd')]);
  await settle();
  turns[1]!.reject(new Error('too much'));
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const later = ask(db, 'e');
  await settle();
  turns[2]!.resolve();
  expect(await later).toBe('e!');
});
