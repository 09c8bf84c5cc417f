import { importCalls } from '@whittle/contract/imports/calls';
import { limits } from '@whittle/contract/limits';
import { decodeText } from '@whittle/domain/addresses/decode';
import { AppError } from '../../http/app-error.ts';
import { isMultipart, readMultipart } from '../../http/multipart.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import { archiveTooLarge, type ImportsService } from './imports.service.ts';

type Deps = { imports: ImportsService; guards: SessionGuards };

/** Room for the form around the file. */
const formBytes = 100_000;

export function importsRoutes({ imports, guards }: Deps) {
  const { routes, on } = serveCalls(guards);

  on(importCalls.inspect, async ({ account }, c) => {
    const request = c.req.raw;
    const { signal } = request;
    if (Number(request.headers.get('content-length') ?? 0) > limits.importArchiveMaxBytes * 1.4)
      throw archiveTooLarge();
    if (isMultipart(request)) {
      const { received } = await readMultipart(request, {
        field: 'file',
        maxBytes: limits.importArchiveMaxBytes + formBytes,
        receive: ({ name, bytes }) => imports.inspect(account, { name, form: 'zip', bytes, signal }),
      }).catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'file-too-big' ? archiveTooLarge() : error;
      });
      if (!received) throw new AppError('upload-missing');
      return received.value;
    }
    const isLines = /^application\/x-ndjson\b/.test(request.headers.get('content-type') ?? '');
    if (!isLines || !request.body) throw new AppError('upload-missing');
    const name = folderName(new URL(request.url).search);
    const bytes = request.body as unknown as AsyncIterable<Uint8Array>;
    return imports.inspect(account, { name, form: 'lines', bytes, signal });
  });
  on(importCalls.read, ({ account, params }) => imports.find(account, params.importId));
  on(importCalls.choose, ({ account, params, body }) => imports.choose(account, params.importId, body.folder));
  on(importCalls.remove, async ({ account, params }) => {
    await imports.remove(account, params.importId);
  });
  on(importCalls.createApp, ({ account, params, body }, c) =>
    imports.createApp({ ...account, address: c.env.clientAddress }, params.importId, body),
  );
  return routes;
}

/** The folder's name as the address says it; empty where it says none. */
function folderName(search: string): string {
  const written = /[?&]name=([^&]*)/.exec(search)?.[1] ?? '';
  const name = decodeText(written.replaceAll('+', ' '));
  if (name === null)
    throw new AppError('bad-request', {
      message: 'The name of the folder in the address is not valid UTF-8. Percent-encode it and try again.',
    });
  return name;
}
