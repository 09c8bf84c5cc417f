import { describe, expect, test } from 'vitest';
import { type AlteredValue, type BatchAnswer, createImportRun, type ImportState, type Rejected } from './import-run.ts';
import type { CheckedRow } from './read-file.ts';

const rowsOf = (count: number, change: (line: number) => Partial<CheckedRow> = () => ({})): CheckedRow[] =>
  Array.from({ length: count }, (_, at) => {
    const line = at + 1;
    return {
      line,
      cells: [`r${line}`],
      ok: true,
      record: { name: `r${line}` },
      altered: [],
      ...change(line),
    } as CheckedRow;
  });

/** A server that keeps what it was sent by key, and says what the test tells it to. */
function world(
  rows: CheckedRow[],
  say: (names: string[], call: number) => BatchAnswer | 'lost' = () => ({ kind: 'imported' }),
) {
  const byKey = new Map<string, string[]>();
  const rejected: Rejected[] = [];
  const altered: AlteredValue[] = [];
  const states: ImportState[] = [];
  let atOnce = 0;
  let most = 0;
  let calls = 0;
  let left = [...rows];
  const run = createImportRun({
    total: rows.filter((row) => row.ok || !row.isSkipped).length,
    importId: 'i',
    next: async () => {
      const part = left.slice(0, 25);
      left = left.slice(25);
      return part.length === 0 ? null : part;
    },
    send: async (records, key) => {
      calls += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      const names = records.map((record) => String(record['name']));
      const answer = say(names, calls);
      await new Promise((resolve) => setTimeout(resolve, 0));
      atOnce -= 1;
      // The same key stores once, whatever became of the answer.
      if (answer === 'lost' || answer.kind === 'imported') byKey.set(key, byKey.get(key) ?? names);
      return answer === 'lost' ? { kind: 'unknown', reason: null } : answer;
    },
    wait: async () => undefined,
    onRejected: (row) => rejected.push(row),
    onAltered: (value) => altered.push(value),
    onChange: (state) => states.push(state),
  });
  return {
    run,
    rejected,
    altered,
    states,
    last: () => states.at(-1)!,
    most: () => most,
    stored: () => [...byKey.values()].flat(),
    batches: () => [...byKey.values()].map((names) => names.length),
  };
}

test('[CSV-19] the rows of a long file go out in larger batches, long rows in smaller ones', async () => {
  const short = world(rowsOf(25_100));
  await short.run.run();
  expect(short.stored()).toHaveLength(25_100);
  expect(short.batches().slice(0, 5)).toEqual([500, 500, 500, 500, 500]);
  const cells = ['x'.repeat(30_000)];
  const long = world(rowsOf(25_000, () => ({ cells })));
  await long.run.run();
  expect(new Set(long.batches())).toEqual(new Set([33, 19]));
});

test('[CSV-19] rows go out in batches of 10, 3 at a time, each once', async () => {
  const it = world(rowsOf(95));
  await it.run.run();
  expect(it.last()).toMatchObject({ status: 'done', imported: 95, failed: 0, total: 95 });
  expect(it.batches().filter((size) => size === 10)).toHaveLength(9);
  expect(it.most()).toBe(3);
  expect(new Set(it.stored()).size).toBe(95);
  expect(it.stored()).toHaveLength(95);
});

test('an answer that is lost is asked for again with the same key, and nothing comes in twice', async () => {
  const it = world(rowsOf(60), (_, call) => (call % 2 === 1 ? 'lost' : { kind: 'imported' }));
  await it.run.run();
  expect(it.last()).toMatchObject({ status: 'done', imported: 60 });
  expect(it.stored()).toHaveLength(60);
});

test('[CSV-19] [GRID-34] a broken line is waited for as long as it takes: the import goes on by itself, each row comes in once', async () => {
  const it = world(rowsOf(100), (_, call) => {
    if (call < 4 || call > 300) return { kind: 'imported' };
    return call % 7 === 0 ? 'lost' : { kind: 'unknown', reason: null };
  });
  await it.run.run();
  expect(it.last()).toMatchObject({ status: 'done', imported: 100, failed: 0 });
  expect(it.states.some(({ waitsFor }) => waitsFor === 'connection')).toBe(true);
  expect(it.stored()).toHaveLength(100);
  expect(new Set(it.stored()).size).toBe(100);
});

test('[CSV-19] an import that is stopped while the line is broken goes on where it was', async () => {
  let isCut = true;
  const it = world(rowsOf(100), () => (isCut ? { kind: 'unknown', reason: null } : { kind: 'imported' }));
  const running = it.run.run();
  await expect.poll(() => it.states.some(({ waitsFor }) => waitsFor === 'connection')).toBe(true);
  it.run.stop();
  await running;
  expect(it.last()).toMatchObject({ status: 'stopped', imported: 0 });
  isCut = false;
  await it.run.run();
  expect(it.last()).toMatchObject({ status: 'done', imported: 100, failed: 0, failedBatches: [] });
  expect(it.stored()).toHaveLength(100);
});

test('a server that reports errors breaks the import off; trying again goes on where it was', async () => {
  let isGone = true;
  const it = world(rowsOf(100), () => (isGone ? { kind: 'unknown', reason: 'Down' } : { kind: 'imported' }));
  await it.run.run();
  expect(it.last()).toMatchObject({ status: 'broken', imported: 0 });
  isGone = false;
  await it.run.retry();
  expect(it.last()).toMatchObject({ status: 'done', imported: 100, failed: 0 });
  expect(new Set(it.stored()).size).toBe(100);
});

test('a stop lets batches under way end, and going on misses and repeats nothing', async () => {
  const it = world(rowsOf(200));
  const running = it.run.run();
  await it.run.run();
  it.run.stop();
  await running;
  expect(it.last().status).toBe('stopped');
  expect(it.last().imported).toBeLessThan(200);
  await it.run.run();
  expect(it.last()).toMatchObject({ status: 'done', imported: 200 });
  expect(it.stored()).toHaveLength(200);
});

describe('[CSV-21] a batch that is refused counts all its rows', () => {
  const refuse = (bad: (name: string) => boolean) => (names: string[]) => {
    const row = names.findIndex(bad);
    return row < 0 ? ({ kind: 'imported' } as const) : ({ kind: 'refused', row, reason: 'not this one' } as const);
  };

  test('and comes in without the rows that kept it out when it is tried again', async () => {
    const it = world(
      rowsOf(50),
      refuse((name) => name === 'r14' || name === 'r17'),
    );
    await it.run.run();
    expect(it.last()).toMatchObject({ status: 'done', imported: 40, failed: 10 });
    expect(it.last().failedBatches).toMatchObject([{ refusal: { line: 14, reason: 'not this one' } }]);
    await it.run.retry();
    expect(it.last()).toMatchObject({ status: 'done', imported: 48, failed: 2, failedBatches: [] });
    expect(it.rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [14, 'not this one'],
      [17, 'not this one'],
    ]);
    expect(new Set(it.stored()).size).toBe(48);
  });

  test('also when the server names no row', async () => {
    const it = world(rowsOf(20), (names) =>
      names.includes('r5') ? { kind: 'refused', row: null, reason: 'something' } : { kind: 'imported' },
    );
    await it.run.run();
    await it.run.retry();
    expect(it.last()).toMatchObject({ imported: 19, failed: 1, failedBatches: [] });
    expect(it.rejected.map(({ line }) => line)).toEqual([5]);
  });
});

test('rows that do not fit are kept apart with their reason; what cannot be read does not count', async () => {
  const it = world(
    rowsOf(30, (line) => {
      if (line === 3) return { ok: false, reason: 'wrong', isSkipped: false } as Partial<CheckedRow>;
      return line === 4 ? ({ ok: false, reason: 'broken', isSkipped: true } as Partial<CheckedRow>) : {};
    }),
  );
  await it.run.run();
  expect(it.last()).toMatchObject({ status: 'done', total: 29, imported: 28, failed: 1 });
  expect(it.rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'wrong'],
    [4, 'broken'],
  ]);
});

test('an import that nothing lets in ends instead of trying every row', async () => {
  const it = world(rowsOf(100), () => ({ kind: 'hopeless', reason: 'Sign in to continue.' }));
  await it.run.run();
  expect(it.last()).toMatchObject({ status: 'broken', problem: 'Sign in to continue.', imported: 0 });
  expect(it.last().failed).toBeLessThanOrEqual(30);
});
