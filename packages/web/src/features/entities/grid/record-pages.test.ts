import type { EntityRecord } from '@whittle/contract/entities';
import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { createRecordPages, pageRows } from './record-pages.ts';

const record = (at: number) => ({ id: `r${at}`, name: `Record ${at}` }) as unknown as EntityRecord;

/** A table of `total` records whose answers the test lets through. */
function table(total: number) {
  const asked: { skip: number; limit: number; signal: AbortSignal; answer: () => void }[] = [];
  const pages = createRecordPages({
    loadCount: async () => total,
    loadPage: (skip, limit, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        const rows = Array.from({ length: Math.max(0, Math.min(limit, total - skip)) }, (_, at) => record(skip + at));
        asked.push({ skip, limit, signal, answer: () => resolve(rows) });
      }),
  });
  const answerAll = async () => {
    for (const { answer } of asked.splice(0)) answer();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { pages, asked, answerAll };
}

test('[GRID-06] only the pages in view are asked for, and those that left it are cancelled', async () => {
  const { pages, asked, answerAll } = table(100_000);
  pages.look(0, 20);
  await answerAll();
  expect(pages.getState().total).toBe(100_000);
  expect(pages.recordAt(5)?.id).toBe('r5');

  pages.look(40_000, 40_020);
  pages.look(90_090, 90_110);
  expect(asked.map(({ skip, signal }) => [skip, signal.aborted])).toEqual([
    [40_000, true],
    [90_000, false],
    [90_100, false],
  ]);
  await answerAll();
  expect(pages.recordAt(90_105)?.id).toBe('r90105');
  expect(pages.recordAt(40_010)).toBeUndefined();
});

test('[GRID-29] a refresh keeps what is shown until its successor is there, and forgets the rest', async () => {
  const { pages, asked, answerAll } = table(1_000);
  pages.look(0, 10);
  await answerAll();
  pages.look(500, 510);
  await answerAll();
  pages.refresh();
  expect(pages.recordAt(505)?.id).toBe('r505');
  expect(pages.recordAt(5)).toBeUndefined();
  expect(asked.map(({ skip }) => skip)).toEqual([500]);
});

test('[GRID-25] a saved record takes the place of its earlier self', async () => {
  const { pages, answerAll } = table(50);
  pages.look(0, 10);
  await answerAll();
  pages.replace({ ...record(7), name: 'Changed' });
  expect(pages.recordAt(7)?.['name']).toBe('Changed');
  pages.replace(record(9_999));
});

test('[GRID-14] all rows of a range can be had, loaded or not', async () => {
  const { pages, asked, answerAll } = table(250);
  pages.look(0, 10);
  await answerAll();
  const rows = pages.between(98, 102, new AbortController().signal);
  expect(asked.map(({ skip }) => skip)).toEqual([pageRows]);
  await answerAll();
  expect((await rows).map(({ id }) => id)).toEqual(['r98', 'r99', 'r100', 'r101', 'r102']);
});

test('a page that is too large for one answer is asked for in halves', async () => {
  const asked: [number, number][] = [];
  const pages = createRecordPages({
    loadCount: async () => 100,
    loadPage: async (skip, limit) => {
      asked.push([skip, limit]);
      if (limit > 25) throw new ApiError(413, { code: 'too-large', message: 'too large' });
      return Array.from({ length: limit }, (_, at) => record(skip + at));
    },
  });
  const rows = await pages.between(0, 99, new AbortController().signal);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, at) => `r${at}`));
  expect(asked).toContainEqual([75, 25]);
});

test('what cannot be loaded is a failure, which a refresh tries again', async () => {
  let isDown = true;
  const pages = createRecordPages({
    loadCount: async () => 1,
    loadPage: async () => {
      if (isDown) throw new Error('down');
      return [record(0)];
    },
  });
  pages.look(0, 1);
  await expect.poll(() => pages.getState().failure).toBeInstanceOf(Error);
  isDown = false;
  pages.refresh();
  await expect.poll(() => pages.recordAt(0)?.id).toBe('r0');
  expect(pages.getState().failure).toBeNull();
});

test('[GRID-25] rows that are held stay in their places, and are read again when nobody holds them', async () => {
  const { pages, asked, answerAll } = table(3);
  pages.look(0, 20);
  await answerAll();
  expect([pages.indexOf('r2'), pages.indexOf('r9')]).toEqual([2, -1]);
  const [letGo, letGoToo] = [pages.hold(), pages.hold()];
  await pages.refresh();
  letGo();
  expect(asked).toEqual([]);
  pages.replace({ ...record(1), name: 'Renamed' } as unknown as EntityRecord);
  expect(pages.recordAt(1)).toMatchObject({ name: 'Renamed' });
  letGoToo();
  expect(asked.map(({ skip }) => skip)).toEqual([0]);
  await answerAll();
  expect(pages.recordAt(1)).toMatchObject({ name: 'Record 1' });
});
