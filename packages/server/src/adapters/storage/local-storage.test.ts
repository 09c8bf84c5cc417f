import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocalStorage } from './local-storage.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'whittle-storage-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what was put is there, byte for byte, until it is deleted', async () => {
  const storage = createLocalStorage(root);
  const content = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  await storage.put('app1/file1', content);
  expect(new Uint8Array((await storage.get('app1/file1'))!)).toEqual(content);
  await storage.delete('app1/file1');
  expect(await storage.get('app1/file1')).toBeNull();
  await storage.delete('app1/file1');
});

test('no draft stays behind', async () => {
  const storage = createLocalStorage(root);
  await Promise.all(Array.from({ length: 20 }, (_, index) => storage.put(`app1/${index}`, new Uint8Array(10))));
  expect(readdirSync(join(root, 'app1'))).toHaveLength(20);
});

test.each([
  '',
  '/etc/passwd',
  '../x',
  'a/../b',
  'a//b',
  'a/',
  './a',
  'a\\b',
  'a\0b',
  '.hidden',
  'a/.b',
  'x'.repeat(201),
])('a key that could lead elsewhere is refused: %j', async (key) => {
  const storage = createLocalStorage(root);
  await expect(storage.put(key, new Uint8Array())).rejects.toThrow(/not a storage key/);
  await expect(storage.get(key)).rejects.toThrow(/not a storage key/);
  await expect(storage.delete(key)).rejects.toThrow(/not a storage key/);
});
