import { join } from 'node:path';
import { analyse } from 'scslre';
import { beforeAll, expect, test } from 'vitest';
import { eachInTime } from './in-time.ts';
import { literalsIn } from './literals.ts';

const root = join(import.meta.dirname, '../../..');
const thread = (name: string) => new URL(name, import.meta.url);
const patterns = new Map<string, string>();

beforeAll(async () => {
  const [made] = await eachInTime<string, string[]>(thread('made-regexes.ts'), [root], 120_000);
  for (const written of made!) patterns.set(written, 'made');
  for (const [written, place] of literalsIn(root)) patterns.set(written, place);
}, 600_000);

const named = (written: string) => `${patterns.get(written)} ${written.slice(0, 160)}`;

test('[GEN-81] no regular expression repeats a part that it could split in many ways', { timeout: 120_000 }, () => {
  expect(patterns.size).toBeGreaterThan(5_000);
  const exponential = [...patterns.keys()].filter((written) => {
    const end = written.lastIndexOf('/');
    const { reports } = analyse({ source: written.slice(1, end), flags: written.slice(end + 1) });
    return reports.some((report) => report.exponential);
  });
  expect(exponential.map(named)).toEqual([]);
});

test('[GEN-81] each regular expression comes to an end with texts made against it', { timeout: 900_000 }, async () => {
  const repeating = [...patterns.keys()].filter((written) => /[*+}]/.test(written));
  const ended = await eachInTime<string, string>(thread('match-thread.ts'), repeating, 3_000);
  expect(repeating.filter((_, at) => ended[at] === null).map(named)).toEqual([]);
});
