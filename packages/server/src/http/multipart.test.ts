import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { readMultipart, readSmallForm, type IncomingFile } from './multipart.ts';

const maxBytes = 1_000_000;
const head = '--cut\r\ncontent-disposition: form-data; name="document"; filename="a.txt"\r\n\r\n';

/** A form whose connection is lost, or which ends, in the middle of its file `document`. */
function cutForm(how: 'lost' | 'ended'): Request {
  const body = new ReadableStream<Uint8Array>({
    start: (form) => form.enqueue(new TextEncoder().encode(`${head}${'a'.repeat(100_000)}`)),
    async pull(form) {
      await sleep(5);
      if (how === 'lost') form.error(new Error('aborted'));
      else form.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
  return new Request('http://whittle.test/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

const readAll = async ({ bytes }: IncomingFile) => {
  let size = 0;
  for await (const piece of bytes) size += piece.byteLength;
  return size;
};
const readers: Record<string, (form: Request) => Promise<unknown>> = {
  'the file is read': (form) => readMultipart(form, { field: 'document', maxBytes, receive: readAll }),
  'another field is wanted': (form) => readMultipart(form, { field: 'file', maxBytes, receive: readAll }),
  'nobody reads the file': (form) =>
    readMultipart(form, { field: 'document', maxBytes, receive: () => Promise.resolve() }),
  'the file is refused': (form) =>
    readMultipart(form, { field: 'document', maxBytes, receive: () => Promise.reject(new AppError('upload-missing')) }),
  'all of it is read': (form) => readSmallForm(form, maxBytes),
};

// An error that nobody hears would end the process, and fails the run of the tests.
test.each(Object.keys(readers))(
  '[WALL-08] a form that is cut ends in a refusal, and in nothing else, where %s',
  async (how) => {
    for (const end of ['lost', 'ended'] as const) {
      await expect(readers[how]!(cutForm(end))).rejects.toMatchObject({ code: 'bad-request' });
    }
  },
);
