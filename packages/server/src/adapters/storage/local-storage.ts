import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './file-storage.ts';

/** Segments of letters, digits, `-` and `_`; a dot only between them, so that no key can leave the directory. */
const keyPattern = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*(\/[a-z0-9_-]+(\.[a-z0-9_-]+)*)*$/i;

/** Keeps each key as a file below `root`. A file is complete and on disk before `put` resolves. */
export function createLocalStorage(root: string): FileStorage {
  const pathOf = (key: string) => {
    if (key.length > 200 || !keyPattern.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
    return join(root, ...key.split('/'));
  };

  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}~`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncDirectory(dirname(path));
    },

    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

/** A rename lasts through a power cut once its directory is synced; Windows has no such call and needs none. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
