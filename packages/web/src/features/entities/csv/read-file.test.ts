import { expect, test } from 'vitest';
import { analyseFile } from './read-file.ts';

test('[CSV-03] while a large file is read one hears how much of it has been', async () => {
  const rows = Array.from({ length: 40_000 }, (_, n) => `Person ${n},${n}\n`);
  const percents: number[] = [];
  const analysis = await analyseFile(new Blob(['name,seats\n', ...rows]), {}, (percent) => percents.push(percent));
  expect(analysis).toMatchObject({ ok: true, rows: 40_000, headers: ['name', 'seats'] });
  expect(percents.length).toBeGreaterThan(3);
  expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
  expect(percents.at(-1)).toBe(100);
});
