import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Work that ends when it is told to. */
function submitTo(run: ReturnType<typeof inTurn>) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const outcomes = new Map<string, string>();
  const submit = (name: string) =>
    void run({ key: name.slice(0, 2), group: name[0]! }, () => {
      begun.push(name);
      const end = Promise.withResolvers<void>();
      ends.set(name, end);
      return end.promise;
    }).then(
      () => outcomes.set(name, 'done'),
      () => outcomes.set(name, 'failed'),
    );
  return { begun, ends, outcomes, submit };
}

test('work runs in the order in which it came, so much of it at once, also behind work that fails', async () => {
  const { begun, ends, outcomes, submit } = submitTo(inTurn(2));
  for (const name of ['a', 'b', 'c', 'd']) submit(name);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')!.reject(new Error('no'));
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')!.resolve();
  ends.get('c')!.resolve();
  await settle();
  ends.get('d')!.resolve();
  await settle();
  expect(Object.fromEntries(outcomes)).toEqual({ a: 'done', b: 'failed', c: 'done', d: 'done' });
});

test('work of one key takes one place, and what waits behind it holds up no other key', async () => {
  const { begun, ends, submit } = submitTo(inTurn(2));
  for (const name of ['a1.1', 'a1.2', 'a1.3', 'b1.1', 'c1.1']) submit(name);
  await settle();
  expect(begun).toEqual(['a1.1', 'b1.1']);
  ends.get('b1.1')!.resolve();
  await settle();
  expect(begun).toEqual(['a1.1', 'b1.1', 'c1.1']);
  ends.get('a1.1')!.resolve();
  await settle();
  expect(begun).toEqual(['a1.1', 'b1.1', 'c1.1', 'a1.2']);
});

test('a group has several places only while no other group wants one', async () => {
  const { begun, ends, submit } = submitTo(inTurn(2));
  for (const name of ['a1', 'a2', 'a3', 'b1']) submit(name);
  await settle();
  // The second place was free when nobody else was there.
  expect(begun).toEqual(['a1', 'a2']);
  ends.get('a1')!.resolve();
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('a2')!.resolve();
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});
