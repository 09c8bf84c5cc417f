import { importAppRequestSchema } from '@whittle/contract/imports';
import { limits } from '@whittle/contract/limits';
import { decodeText } from '@whittle/domain/addresses/decode';
import { Hono } from 'hono';
import { AppError } from '../../http/app-error.ts';
import { isMultipart, readMultipart } from '../../http/multipart.ts';
import type { SessionGuards, SignedInEnv } from '../../http/session.ts';
import { jsonBody } from '../../http/validation.ts';
import { archiveTooLarge, type ImportsService } from './imports.service.ts';

type Deps = { imports: ImportsService; guards: SessionGuards };

/** Room for the form around the file. */
const formBytes = 100_000;
/** Schemas of many entities, as the owner left them. */
const choicesMaxBytes = 5_000_000;

export function importsRoutes({ imports, guards }: Deps) {
  return new Hono<SignedInEnv>()
    .post('/api/imports', guards.requireAccount, async (c) => {
      const request = c.req.raw;
      if (Number(request.headers.get('content-length') ?? 0) > limits.importArchiveMaxBytes * 1.4)
        throw archiveTooLarge();
      if (isMultipart(request)) {
        const { received } = await readMultipart(request, {
          field: 'file',
          maxBytes: limits.importArchiveMaxBytes + formBytes,
          receive: ({ name, bytes }) => imports.inspect(c.var.account, { name, form: 'zip', bytes }),
        }).catch((error: unknown) => {
          throw error instanceof AppError && error.code === 'file-too-big' ? archiveTooLarge() : error;
        });
        if (!received) throw new AppError('upload-missing');
        return c.json(received.value, 201);
      }
      const isLines = /^application\/x-ndjson\b/.test(request.headers.get('content-type') ?? '');
      if (!isLines || !request.body) throw new AppError('upload-missing');
      const name = folderName(new URL(request.url).search);
      const bytes = request.body as unknown as AsyncIterable<Uint8Array>;
      return c.json(await imports.inspect(c.var.account, { name, form: 'lines', bytes }), 201);
    })
    .get('/api/imports/:importId', guards.requireAccount, async (c) =>
      c.json(await imports.find(c.var.account, c.req.param('importId'))),
    )
    .delete('/api/imports/:importId', guards.requireAccount, async (c) => {
      await imports.remove(c.var.account, c.req.param('importId'));
      return c.body(null, 204);
    })
    .post(
      '/api/imports/:importId/apps',
      guards.requireAccount,
      jsonBody(importAppRequestSchema, { maxBytes: choicesMaxBytes }),
      async (c) => {
        const caller = { ...c.var.account, address: c.env.clientAddress };
        return c.json(await imports.createApp(caller, c.req.param('importId'), c.req.valid('json')), 201);
      },
    );
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
