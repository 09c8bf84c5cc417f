import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startObjectStore } from '@whittle/testing/object-store';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { openS3Storage } from './s3-storage.ts';

const root = mkdtempSync(join(tmpdir(), 'whittle-storage-'));
const store = await startObjectStore();
afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

const megabyte = 1024 * 1024;
const pattern = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 7) % 251);
async function* inPieces(content: Uint8Array, pieceBytes = 300_000) {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes);
}
const bytesOf = async (stream: ReadableStream<Uint8Array> | null) =>
  new Uint8Array(await new Response(stream!).arrayBuffer());

describe.each<[string, () => Promise<FileStorage>]>([
  ['a directory', async () => createLocalStorage(root)],
  ['a bucket', () => openS3Storage(store.config)],
])('in %s', (_, openStorage) => {
  let storage: FileStorage;
  beforeAll(async () => (storage = await openStorage()));

  test.each([0, 1, 100_000, 8 * megabyte, 8 * megabyte + 1, 20 * megabyte])(
    'what was put is there, byte for byte, until it is deleted: %i bytes',
    async (size) => {
      const content = pattern(size);
      expect(await storage.put('app1/file1', inPieces(content))).toBe(size);
      const stored = await bytesOf(await storage.open('app1/file1'));
      expect(Buffer.from(stored).equals(content)).toBe(true);
      await storage.delete('app1/file1');
      expect(await storage.open('app1/file1')).toBeNull();
      await storage.delete('app1/file1');
    },
  );

  test('a range is read alone', async () => {
    await storage.put('app1/range', [pattern(1_000)]);
    expect(await bytesOf(await storage.open('app1/range', { start: 10, end: 19 }))).toEqual(
      pattern(1_000).subarray(10, 20),
    );
  });

  test.each([100_000, 18 * megabyte])('nothing stays of a source that fails after %i bytes', async (size) => {
    async function* failing() {
      yield* inPieces(pattern(size));
      throw new Error('the line was cut');
    }
    await expect(storage.put('app1/half', failing())).rejects.toThrow('the line was cut');
    expect(await storage.open('app1/half')).toBeNull();
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
    await expect(storage.put(key, [new Uint8Array()])).rejects.toThrow(/not a storage key/);
    await expect(storage.open(key)).rejects.toThrow(/not a storage key/);
    await expect(storage.delete(key)).rejects.toThrow(/not a storage key/);
  });
});

test('no draft stays behind in the directory', async () => {
  const storage = createLocalStorage(root);
  await Promise.all(Array.from({ length: 20 }, (_, index) => storage.put(`app2/${index}`, [new Uint8Array(10)])));
  expect(readdirSync(join(root, 'app2'))).toHaveLength(20);
});

describe('a bucket that cannot be used keeps the server from starting, in words', () => {
  test('that does not exist', async () => {
    await expect(openS3Storage({ ...store.config, bucket: 'nowhere' })).rejects.toThrow(
      `Files cannot be stored: the bucket "nowhere" at ${store.config.endpoint} does not exist. Make it, or change S3_BUCKET.`,
    );
  });

  test('whose keys are wrong', async () => {
    const credentials = { accessKeyId: 'NOBODY', secretAccessKey: 'wrong' };
    await expect(openS3Storage({ ...store.config, credentials })).rejects.toThrow(/refuses the keys/);
  });

  test('whose address is wrong', async () => {
    await expect(openS3Storage({ ...store.config, endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(
      /cannot be reached \(.*Check S3_ENDPOINT/,
    );
  });
});

describe('a bucket in trouble', () => {
  const patience = { connectMs: 1_000, bucketMs: 100, answerMs: 100, silentMs: 100 };

  /** A store whose bucket is there, and which answers everything else as `answer` does. */
  async function inTrouble(answer: RequestListener) {
    const server = createServer((request, response) => {
      if (request.method === 'HEAD') response.end();
      else answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return openS3Storage({ ...store.config, endpoint }, patience);
  }

  test('that answers nothing is given up: by a start, by who stores and by who reads', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await expect(openS3Storage({ ...store.config, endpoint }, patience)).rejects.toThrow(/cannot be reached/);

    const storage = await inTrouble(() => {});
    await expect(storage.put('app1/file', [pattern(100)])).rejects.toThrow();
    await expect(storage.put('app1/file', [pattern(9 * megabyte)])).rejects.toThrow();
    await expect(storage.open('app1/file')).rejects.toThrow();
  });

  test('that stops in the middle of a file fails whoever reads it', async () => {
    const storage = await inTrouble((_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write(pattern(400));
    });
    await expect(bytesOf(await storage.open('app1/file'))).rejects.toThrow('The store sent nothing for 0.1 s');
  });

  test('that cuts the line in the middle of a file fails whoever reads it', async () => {
    const storage = await inTrouble((_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write(pattern(400), () => response.destroy());
    });
    await expect(bytesOf(await storage.open('app1/file'))).rejects.toThrow();
  });

  test('may be read slowly', async () => {
    const storage = await inTrouble((_request, response) => void response.end(pattern(megabyte)));
    const reader = (await storage.open('app1/file'))!.getReader();
    let size = 0;
    for (let at = 0; ; at += 1) {
      if (at < 3) await new Promise((resolve) => setTimeout(resolve, 2 * patience.silentMs));
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
    }
    expect(size).toBe(megabyte);
  });
});
