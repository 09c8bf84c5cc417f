import { mkdtempSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOrMakeSecretKey } from './secret-key.ts';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'whittle-key-'))));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('the key is made once and only its owner can read it', () => {
  const key = readOrMakeSecretKey(directory);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrMakeSecretKey(directory)).toBe(key);
  expect(statSync(join(directory, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('a key that others can read is closed again', () => {
  readOrMakeSecretKey(directory);
  chmodSync(join(directory, 'secret.key'), 0o644);
  readOrMakeSecretKey(directory);
  expect(statSync(join(directory, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('a damaged key is not replaced in silence', () => {
  writeFileSync(join(directory, 'secret.key'), 'oops');
  expect(() => readOrMakeSecretKey(directory)).toThrow(/secret\.key is damaged\. Restore it from a backup/);
});
