import { limits } from '@whittle/contract/limits';
import { uploadCalls } from '@whittle/contract/uploads/calls';
import type { Context } from 'hono';
import type { CalledApp, FindAppOfHost, ResolveAppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { isMultipart, readMultipart } from '../../http/multipart.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import { parseByteRange } from './byte-range.ts';
import { isShownInPlace } from '../../core/uploads/file-kind.ts';
import { contentDisposition } from '../../core/uploads/file-name.ts';
import type { StoredFile, UploadsService } from '../../core/uploads/uploads.service.ts';

type HostDeps = { uploads: UploadsService; findAppOfHost: FindAppOfHost; resolveCaller: ResolveAppCaller };

/** Uploads on the app's own hosts, where no builder is signed in. A file never changes under its address. */
export function uploadsRoutes({ uploads, findAppOfHost, resolveCaller }: HostDeps) {
  const appOf = async (c: Context<AppEnv>): Promise<CalledApp> => {
    const app = await findAppOfHost(c.env.host);
    if (!app) throw new AppError('not-found');
    return app;
  };
  /** An app that runs elsewhere, too, shows its files there. */
  const sharing = ({ allowedOrigins }: CalledApp) => ({
    'cross-origin-resource-policy': allowedOrigins.length > 0 ? 'cross-origin' : 'same-site',
  });

  const { routes, on } = serveCalls();
  on(uploadCalls.readPrivate, async ({ params, query }, c) => {
    const app = await appOf(c);
    const file = await uploads.findPrivate(app.id, params.id, query.token);
    // The link is the key: it must not travel on in a Referer, and no cache may answer in its place.
    return send(c, file, { ...sharing(app), 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  });
  on(uploadCalls.read, async ({ params }, c) => {
    const app = await appOf(c);
    const file = await uploads.findPublic(app.id, params.id);
    return send(c, file, { ...sharing(app), 'cache-control': 'public, max-age=31536000, immutable' });
  });
  on(uploadCalls.remove, async ({ params }, c) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, (await appOf(c)).id);
    await uploads.removeOwn(caller, params.id);
    return { success: true };
  });
  return routes;
}

type BuilderDeps = { uploads: UploadsService; resolveCaller: ResolveAppCaller; guards: SessionGuards };

/** What the owner adds and deletes in the builder. */
export function builderUploadsRoutes({ uploads, resolveCaller, guards }: BuilderDeps) {
  const open = serveCalls();
  open.on(uploadCalls.add, async ({ query }, c) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, query.appId);
    if (!isMultipart(c.req.raw)) throw new AppError('upload-missing');
    const { received } = await readMultipart(c.req.raw, {
      field: 'file',
      maxBytes: limits.uploadMaxBytes + 100_000,
      receive: (file) => uploads.uploadInBuilder(caller, file),
    });
    if (!received) throw new AppError('upload-missing');
    return received.value;
  });
  const guarded = serveCalls(guards);
  guarded.on(uploadCalls.removeInBuilder, async ({ account, params }) => {
    await uploads.removeAsOwner(account.accountId, params.id);
    return { success: true };
  });
  return open.routes.route('/', guarded.routes);
}

async function send(c: Context<AppEnv>, file: StoredFile | null, cache: Record<string, string>): Promise<Response> {
  if (!file) throw new AppError('not-found');
  const { name, contentType, size } = file;
  const range = parseByteRange(c.req.header('range'), size);
  if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${size}` });
  const body = size === 0 ? new Uint8Array() : await file.read(range ?? undefined);
  if (!body) throw new AppError('not-found');
  const headers: Record<string, string> = {
    ...cache,
    'content-type': contentType,
    'content-disposition': contentDisposition(isShownInPlace(contentType) ? 'inline' : 'attachment', name),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-length': String(range ? range.end - range.start + 1 : size),
    // Browsers do not show a PDF in a sandbox; it runs no script of this origin without one.
    ...(contentType !== 'application/pdf' && { 'content-security-policy': "default-src 'none'; sandbox" }),
  };
  if (!range) return c.body(body, 200, headers);
  return c.body(body, 206, { ...headers, 'content-range': `bytes ${range.start}-${range.end}/${size}` });
}
