import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { vendorFolder } from '../../compile/load-platform.ts';
import { AppError } from '../../http/app-error.ts';
import { bestEncoding, type Encoding } from '../../http/accept-encoding.ts';
import type { AppEnv } from '../../http/env.ts';
import { vendorPath } from './preview-page.ts';

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** The files that previews share, from the builder's origin: one cached copy for every app. They never change. */
export function vendorFileRoutes() {
  const contents = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const read = (file: string, encoding: Encoding) => {
    const path = join(vendorFolder, encoding ? file + suffixes[encoding] : file);
    const known = contents.get(path) ?? readFile(path).then((content) => new Uint8Array(content));
    contents.set(path, known);
    known.catch(() => contents.delete(path));
    return known;
  };

  return new Hono<AppEnv>().get(`${vendorPath}:file`, async (c) => {
    const file = c.req.param('file');
    if (!/^[\w-]+\.js$/.test(file)) throw new AppError('not-found');
    const encoding = bestEncoding(c.req.header('accept-encoding'));
    const content = await read(file, encoding).catch((cause: unknown) => {
      throw new AppError('not-found', { cause });
    });
    return c.body(content, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
  });
}
