import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryInUse, lockDataDirectory } from './data-lock.ts';

const times = { beatMs: 50, silentMs: 600 };
let directory: string;
const lockFile = () => join(directory, 'whittle.lock');

beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'whittle-lock-'))));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Takes the lock in a process of its own, which then waits to be killed. */
async function lockElsewhere() {
  const module = new URL('./data-lock.ts', import.meta.url).href;
  const code = `const { lockDataDirectory } = await import('${module}');
    await lockDataDirectory(${JSON.stringify(directory)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a second process is refused and told who holds the directory', async () => {
  const child = await lockElsewhere();
  const refusal = await lockDataDirectory(directory).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DirectoryInUse);
  expect((refusal as Error).message).toMatch(
    new RegExp(`^The data directory .* is in use by another Whittle: process ${child.pid} on ${hostname()}, since 20`),
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('the lock of a killed process is taken over at once', async () => {
  const child = await lockElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = await lockDataDirectory(directory);
  lock.release();
  expect(existsSync(lockFile())).toBe(false);
});

test('a process that got the number of a dead holder is not mistaken for it', async () => {
  const lock = await lockDataDirectory(directory);
  const holder = JSON.parse(readFileSync(lockFile(), 'utf8')) as Record<string, unknown>;
  lock.release();
  writeFileSync(lockFile(), JSON.stringify({ ...holder, token: 'other', processStart: '1' }));
  (await lockDataDirectory(directory)).release();
});

test('a holder in another container counts while it touches the file', async () => {
  const foreign = { token: 't', pid: 1, host: 'other', since: 'then', processStart: '1', pidSpace: 'elsewhere' };
  writeFileSync(lockFile(), JSON.stringify(foreign));
  const beat = setInterval(() => utimesSync(lockFile(), new Date(), new Date()), times.beatMs);
  await expect(lockDataDirectory(directory, times)).rejects.toThrow(/process 1 on other, since then/);
  clearInterval(beat);
  (await lockDataDirectory(directory, times)).release();
});

test('a lock file that was broken off while it was written is taken over', async () => {
  writeFileSync(lockFile(), '{"token":');
  (await lockDataDirectory(directory, times)).release();
});

test('of many that find a dead holder at once, one gets the directory', async () => {
  writeFileSync(
    lockFile(),
    JSON.stringify({ token: 't', pid: 2 ** 22 + 5, host: 'x', since: 'then', processStart: '1', pidSpace: null }),
  );
  utimesSync(lockFile(), new Date(0), new Date(0));
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(directory, times)));
  const winners = results.filter((result) => result.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  winners[0]?.value.release();
});
