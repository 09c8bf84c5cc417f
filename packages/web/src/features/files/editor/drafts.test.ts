import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './autosave.ts';
import { createDraftKeeper } from './drafts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const written: (string | null)[] = [];
  const keeper = createDraftKeeper((draft) => written.push(draft?.text ?? null));
  return { written, keeper, keep: (text: string | null) => keeper.keep(text === null ? null : draftOf(text)) };
}
const draftOf = (text: string): Draft => ({ base: '', text });

test('[FILE-06] what is typed is kept when the keys rest, and before the window goes', () => {
  const { written, keeper, keep } = open();
  for (const text of ['a', 'ab', 'abc']) keep(text);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(written).toEqual(['abc']);
  keep('abcd');
  keeper.flush();
  vi.advanceTimersByTime(300);
  expect(written).toEqual(['abc', 'abcd']);
});

test('what was saved is not kept any longer, whatever was about to be written', () => {
  const { written, keeper, keep } = open();
  keep('a');
  keep(null);
  keeper.flush();
  vi.advanceTimersByTime(300);
  expect(written).toEqual([null]);
});
