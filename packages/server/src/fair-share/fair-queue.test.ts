import { expect, it, vi } from 'vitest';
import { createFairQueue, type Job, type Shares, TooMuch } from './fair-queue.ts';

const shares: Shares = {
  ...{ slots: 6, perApp: 4, perCaller: 3, perAppAlone: 5, perCallerAlone: 4, long: 2, longPerApp: 1, longMs: 100 },
  ...{ largeBytes: 150, largeBytesPerSecond: 1_000 },
  ...{ waiting: 50, waitingPerApp: 20, waitingPerCaller: 10, waitMs: 10_000, waitingAnyway: 2 },
  ...{ bytes: 400, bytesPerApp: 200, bytesPerCaller: 100 },
};

/** A queue on a clock of its own, and work that ends when it is told to. */
function world(changes: Partial<Shares> = {}) {
  let nowMs = 0;
  const queue = createFairQueue({ ...shares, ...changes }, { now: () => nowMs });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const submit = (name: string, job: Partial<Job> = {}) => {
    const [app = '', caller = ''] = name.split('.');
    return queue.run({ app, caller, kind: 'read', ...job }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (name: string, tookMs = 0) => {
    nowMs += tookMs;
    ends.get(name)!();
    await settle();
  };
  const pass = (ms: number) => {
    nowMs += ms;
    vi.advanceTimersByTime(ms);
  };
  return { queue, begun, submit, end, settle, pass };
}

it('[FAIR-01] an app that asks for everything leaves room for another one, and a caller for another caller', () => {
  const { begun, submit, queue } = world();
  for (let n = 0; n < 9; n += 1) void submit(`a.ann.${n}`);
  expect(begun).toEqual(['a.ann.0', 'a.ann.1', 'a.ann.2']);
  void submit('a.bob.0');
  void submit('a.bob.1');
  expect(begun.slice(3)).toEqual(['a.bob.0']);
  void submit('b.cat.0');
  expect(begun.at(-1)).toBe('b.cat.0');
  expect(queue.stateOf('a')).toEqual({ running: 4, waiting: 7, bytes: 0 });
});

it('[FAIR-01] when everybody waits, the app and the caller with the least come next', async () => {
  const { begun, submit, end } = world({ slots: 2, perApp: 2, perCaller: 2 });
  for (const name of ['a.ann.0', 'a.ann.1', 'a.ann.2', 'a.ann.3', 'a.bob.0', 'b.cat.0']) void submit(name);
  await end('a.ann.0', 10);
  await end('a.ann.1', 10);
  expect(begun).toEqual(['a.ann.0', 'a.ann.1', 'b.cat.0', 'a.bob.0']);
});

it('[FAIR-02] what would wait for too long is refused at once, with when to come back', async () => {
  const { submit, end, queue } = world();
  for (let n = 0; n < 13; n += 1) void submit(`a.ann.${n}`);
  const refused = await submit('a.ann.13').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TooMuch);
  expect(refused).toMatchObject({ whose: 'caller', retryAfterSeconds: 1 });
  await end('a.ann.0');
  await end('a.ann.1');
  expect(queue.stateOf('a')).toMatchObject({ running: 4, waiting: 7 });
});

it('[FAIR-02] work that took seconds is refused sooner than short work', async () => {
  const { submit, end, settle } = world();
  void submit('a.ann.first', { kind: 'slow' });
  await end('a.ann.first', 4_000);
  const outcomes = Array.from({ length: 6 }, (_, n) =>
    submit(`a.ann.${n}`, { kind: 'slow' }).catch((error: unknown) => (error as TooMuch).retryAfterSeconds),
  );
  await settle();
  expect(await Promise.race([outcomes[4]!, 'waits'])).toBe(8);
  expect(await Promise.race([outcomes[3]!, 'waits'])).toBe('waits');
});

it('[FAIR-01] long work takes few places, and short work of the same caller does not wait behind it', async () => {
  const { begun, submit, end, queue } = world();
  void submit('b.cat.first');
  await end('b.cat.first');
  void submit('a.ann.first', { kind: 'slow' });
  await end('a.ann.first', 500);
  for (let n = 0; n < 4; n += 1) void submit(`a.ann.slow${n}`, { kind: 'slow' });
  void submit('a.ann.quick');
  void submit('b.cat.quick');
  expect(begun.slice(2)).toEqual(['a.ann.slow0', 'a.ann.quick', 'b.cat.quick']);
  await end('a.ann.slow0', 500);
  expect(begun.at(-1)).toBe('a.ann.slow1');
  expect(queue.stateOf('a')).toMatchObject({ running: 2, waiting: 2 });
});

it('[FAIR-01] an app that was alone for a while has more long work at once, and less as soon as another one comes', async () => {
  const { begun, submit, end } = world();
  void submit('b.cat.first');
  await end('b.cat.first');
  void submit('a.ann.first', { kind: 'slow' });
  await end('a.ann.first', 20_000);
  for (let n = 0; n < 4; n += 1) void submit(`a.ann.slow${n}`, { kind: 'slow' });
  expect(begun.slice(2)).toEqual(['a.ann.slow0', 'a.ann.slow1']);
  void submit('b.cat.second');
  await end('b.cat.second');
  await end('a.ann.slow0', 500);
  expect(begun.slice(4)).toEqual(['b.cat.second']);
  await end('a.ann.slow1', 500);
  expect(begun.slice(5)).toEqual(['a.ann.slow2']);
});

it('[FAIR-01] whoever is alone has more short work at once, and leaves room for another app and another caller', async () => {
  const { begun, submit, end } = world();
  void submit('a.ann.first');
  await end('a.ann.first', 5);
  for (let n = 0; n < 9; n += 1) void submit(`a.ann.${n}`);
  expect(begun.slice(1)).toEqual(['a.ann.0', 'a.ann.1', 'a.ann.2', 'a.ann.3']);
  void submit('a.bob.0');
  void submit('a.bob.1');
  void submit('b.cat.0');
  expect(begun.slice(5)).toEqual(['a.bob.0', 'b.cat.0']);
  await end('a.ann.0', 5);
  expect(begun.slice(7)).toEqual([]);
  await end('a.ann.1', 5);
  expect(begun.slice(7)).toEqual(['a.bob.1']);
});

it('[FAIR-03] a caller whose answers are not picked up gets no more of them, and others do', async () => {
  const { begun, submit, settle, queue } = world();
  const release = queue.holdBytes({ app: 'a', caller: 'ann', kind: 'read' }, 120);
  void submit('a.ann.0');
  void submit('a.bob.0');
  expect(begun).toEqual(['a.bob.0']);
  release();
  release();
  await settle();
  expect(begun).toEqual(['a.bob.0', 'a.ann.0']);
  expect(queue.stateOf().bytes).toBe(0);
});

it('[FAIR-05] an app rests after a large answer while another app is at work, and its short work does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { begun, submit, settle, queue, pass } = world({ bytes: 10_000, bytesPerApp: 10_000, bytesPerCaller: 10_000 });
  const list = { app: 'a', caller: 'ann', kind: 'list' };
  const take = () => queue.run(list, async () => queue.holdBytes(list, 500)());
  await take();
  void submit('b.cat.0');
  await take();
  // 500 bytes at 1,000 in a second.
  void submit('a.ann.list', { kind: 'list' });
  void submit('a.ann.get');
  pass(499);
  await settle();
  expect(begun).toEqual(['b.cat.0', 'a.ann.get']);
  pass(1);
  await settle();
  expect(begun).toEqual(['b.cat.0', 'a.ann.get', 'a.ann.list']);
  vi.useRealTimers();
});

it('[FAIR-01] work that fails gives its place back, and nothing is left of whoever is gone', async () => {
  const { queue, submit, end } = world({ slots: 1, perApp: 1, perCaller: 1 });
  await expect(
    queue.run({ app: 'a', caller: 'ann', kind: 'read' }, async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  void submit('a.ann.0');
  await end('a.ann.0');
  expect(queue.stateOf()).toEqual({ running: 0, waiting: 0, bytes: 0 });
  expect(queue.stateOf('a')).toEqual({ running: 0, waiting: 0, bytes: 0 });
});
