import type { Context } from 'hono';
import { Hono } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { FindAppOfHost } from '../../http/app-caller.ts';
import type { AppEnv } from '../../http/env.ts';
import { parseByteRange } from './byte-range.ts';
import { isShownInPlace } from './file-kind.ts';
import { contentDisposition } from './file-name.ts';
import type { StoredFile, UploadsService } from './uploads.service.ts';

type Deps = { uploads: UploadsService; findAppOfHost: FindAppOfHost };

/** Uploads on the app's own hosts, where no builder is signed in. A file never changes under its address. */
export function uploadsRoutes({ uploads, findAppOfHost }: Deps) {
  return new Hono<AppEnv>().get('/files/:id/:name', async (c) => {
    const app = await findAppOfHost(c.env.host);
    const file = app && (await uploads.find(app.id, c.req.param('id')));
    if (!file) throw new AppError('not-found');
    return send(c, file);
  });
}

function send(c: Context<AppEnv>, { name, contentType, bytes }: StoredFile) {
  const headers: Record<string, string> = {
    'content-type': contentType,
    'content-disposition': contentDisposition(isShownInPlace(contentType) ? 'inline' : 'attachment', name),
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    // Browsers do not show a PDF in a sandbox; it runs no script of this origin without one.
    ...(contentType !== 'application/pdf' && { 'content-security-policy': "default-src 'none'; sandbox" }),
  };
  const body = new Uint8Array(bytes);
  const range = parseByteRange(c.req.header('range'), body.length);
  if (range === null) return c.body(body, 200, headers);
  if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${body.length}` });
  const { start, end } = range;
  return c.body(body.subarray(start, end + 1), 206, {
    ...headers,
    'content-range': `bytes ${start}-${end}/${body.length}`,
  });
}
