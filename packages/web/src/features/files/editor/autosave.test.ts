import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type Draft, type SaveResult, type SaveState } from './autosave.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open({ head = 'one' as string | null, draft = null as Draft | null } = {}) {
  const seen: SaveState[] = [];
  const saves: [text: string, base: string | null][] = [];
  const answers: SaveResult[] = [];
  let kept: Draft | null = draft;
  const autosave = createAutosave({
    head,
    draft,
    save: async (text, base) => {
      saves.push([text, base]);
      return answers.shift() ?? 'saved';
    },
    keep: (next) => (kept = next),
    onChange: ({ state }) => seen.push(state),
  });
  return { autosave, saves, answers, kept: () => kept, state: () => seen.at(-1)?.kind };
}

test('[FILE-06] [FILE-07] a second after the last key the text is saved, shown so for two seconds', async () => {
  const { autosave, saves, state, kept } = open();
  autosave.type('two');
  await vi.advanceTimersByTimeAsync(900);
  autosave.type('three');
  await vi.advanceTimersByTimeAsync(999);
  expect(saves).toEqual([]);
  expect(kept()).toEqual({ base: 'one', text: 'three' });
  await vi.advanceTimersByTimeAsync(1);
  expect(saves).toEqual([['three', 'one']]);
  expect(state()).toBe('saved');
  expect(kept()).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(state()).toBe('idle');
});

test('what is typed while a save is under way is saved after it', async () => {
  const { autosave, saves } = open();
  autosave.type('two');
  await vi.advanceTimersByTimeAsync(1_000);
  autosave.type('three');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves).toEqual([
    ['two', 'one'],
    ['three', 'two'],
  ]);
});

test('[FILE-06] a failed save keeps the text and goes through on the next try', async () => {
  const { autosave, answers, saves, state, kept } = open();
  answers.push({ message: 'The server cannot be reached.' });
  autosave.type('two');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state()).toBe('error');
  expect(kept()).toEqual({ base: 'one', text: 'two' });
  autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toHaveLength(2);
  expect(state()).toBe('saved');
});

test('while the assistant works the text waits, and is saved when the file is still the same', async () => {
  const { autosave, saves, state } = open();
  autosave.hold(true);
  autosave.type('two');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saves).toEqual([]);
  expect(state()).toBe('waiting');
  autosave.hold(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toEqual([['two', 'one']]);
});

test('a file that was changed elsewhere too waits for a choice, and each choice keeps what it says', async () => {
  const mine = open();
  mine.autosave.type('mine');
  mine.autosave.setHead('theirs');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(mine.saves).toEqual([]);
  expect(mine.state()).toBe('conflict');
  mine.autosave.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(mine.saves).toEqual([['mine', 'theirs']]);

  const theirs = open();
  theirs.autosave.type('mine');
  theirs.autosave.setHead('theirs');
  theirs.autosave.takeTheirs();
  expect(theirs.autosave.text).toBe('theirs');
  expect(theirs.kept()).toBeNull();
});

test('an untouched file follows the newest version', () => {
  const { autosave } = open();
  autosave.setHead('two');
  expect(autosave.text).toBe('two');
});

test('late news of an own save does not bring the older text back', async () => {
  const { autosave } = open();
  for (const text of ['two', 'three']) {
    autosave.type(text);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  autosave.setHead('two');
  expect(autosave.text).toBe('three');
  autosave.setHead('three');
  autosave.setHead('two');
  expect(autosave.text).toBe('two');
});

test('a change of somebody else right behind a save counts, although its news come before the answer', async () => {
  const still = open();
  still.autosave.type('two');
  await vi.advanceTimersByTimeAsync(999);
  vi.advanceTimersByTime(1);
  still.autosave.setHead('theirs');
  await vi.advanceTimersByTimeAsync(0);
  expect(still.saves).toEqual([['two', 'one']]);
  expect(still.autosave.text).toBe('theirs');

  const writing = open();
  writing.autosave.type('two');
  await vi.advanceTimersByTimeAsync(999);
  vi.advanceTimersByTime(1);
  writing.autosave.setHead('theirs');
  writing.autosave.type('three');
  await vi.advanceTimersByTimeAsync(0);
  expect(writing.state()).toBe('conflict');
  writing.autosave.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(writing.saves.at(-1)).toEqual(['three', 'theirs']);
});

test('what an earlier window left unsaved is taken up again', async () => {
  const { autosave, saves } = open({ draft: { base: 'one', text: 'left' } });
  expect(autosave.text).toBe('left');
  autosave.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toEqual([['left', 'one']]);

  const stale = open({ head: 'newer', draft: { base: 'one', text: 'left' } });
  stale.autosave.start();
  expect(stale.state()).toBe('conflict');
});

test('a file that was deleted elsewhere is written again, or let go', async () => {
  const mine = open();
  mine.autosave.type('mine');
  mine.autosave.setHead(null);
  expect(mine.state()).toBe('conflict');
  mine.autosave.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(mine.saves).toEqual([['mine', null]]);

  const gone = open();
  gone.autosave.type('mine');
  gone.autosave.setHead(null);
  gone.autosave.takeTheirs();
  expect(gone.kept()).toBeNull();
});

test('a save that met no server is tried again by itself, and the sentence stays meanwhile', async () => {
  const { autosave, answers, saves, state } = open();
  answers.push({ message: 'The server cannot be reached.', isOffline: true });
  autosave.type('two');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state()).toBe('error');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saves).toHaveLength(2);
  expect(state()).toBe('saved');
});

test('a turn that is over before its news came is not waited for', async () => {
  const { autosave, answers, saves, state } = open();
  answers.push('turn-running');
  autosave.type('two');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saves).toHaveLength(2);
});
