import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, type FileStorage } from './file-storage.ts';

/** Keeps each key as a file below `root`. */
export function createLocalStorage(root: string): FileStorage {
  const pathOf = (key: string) => join(root, ...checkKey(key).split('/'));

  return {
    place: root,

    async put(key, source) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}~`;
      await mkdir(dirname(path), { recursive: true });
      let size = 0;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          for await (const piece of source) {
            await file.writeFile(piece);
            size += piece.byteLength;
          }
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
      return size;
    },

    async open(key, range) {
      try {
        const file = await open(pathOf(key), 'r');
        return Readable.toWeb(file.createReadStream({ ...range })) as ReadableStream<Uint8Array>;
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
