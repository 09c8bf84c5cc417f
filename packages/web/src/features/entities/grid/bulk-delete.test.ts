import { expect, test } from 'vitest';
import { type BulkDeleteProgress, bulkDelete, percentOf } from './bulk-delete.ts';

function run(count: number, { cancelAfter = Infinity, failing = [] as string[] } = {}) {
  const deleted: string[] = [];
  const many: number[] = [];
  const pauses: number[] = [];
  const seen: BulkDeleteProgress[] = [];
  const ids = Array.from({ length: count }, (_, at) => `r${at}`);
  const end = bulkDelete(ids, {
    deleteOne: async (id) => {
      if (failing.includes(id)) throw new Error('refused');
      deleted.push(id);
    },
    deleteMany: async (chunk) => void many.push(chunk.length),
    pause: async (ms) => void pauses.push(ms),
    isCancelled: () => deleted.length >= cancelAfter,
    onProgress: (progress) => seen.push(progress),
  });
  return { end, deleted, many, pauses, seen };
}

test('[GRID-27] chunks of 5 from the highest index down, 200 ms between them', async () => {
  const { end, deleted, pauses, seen } = run(12);
  expect(await end).toEqual({ done: 12, total: 12, failed: 0 });
  expect(deleted.slice(0, 6)).toEqual(['r11', 'r10', 'r9', 'r8', 'r7', 'r6']);
  expect(pauses).toEqual([200, 200]);
  expect(seen.map(percentOf)).toEqual([0, 42, 83, 100]);
});

test('[GRID-28] cancelling stops between two chunks', async () => {
  const { end, deleted } = run(12, { cancelAfter: 3 });
  expect((await end).done).toBe(5);
  expect(deleted).toHaveLength(5);
});

test('[GRID-30] what cannot be deleted is counted, the others go', async () => {
  expect(await run(6, { failing: ['r3'] }).end).toEqual({ done: 6, total: 6, failed: 1 });
});

test('[GRID-27] very many rows go in larger chunks, a call each', async () => {
  const { end, many, deleted } = run(1_200);
  expect((await end).done).toBe(1_200);
  expect(many).toEqual([500, 500, 200]);
  expect(deleted).toEqual([]);
});
