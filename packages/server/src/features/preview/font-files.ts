import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontFiles, fontUrlPrefix } from '@whittle/runtime/kit/fonts.ts';
import { Hono } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';

const require = createRequire(import.meta.resolve('@whittle/runtime/kit/fonts.ts'));

/** Typefaces of generated apps, from the app's own origin. */
export function fontFileRoutes() {
  const contents = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return new Hono<AppEnv>().get(`${fontUrlPrefix}:file`, async (c) => {
    const file = c.req.param('file');
    const source = fontFiles.get(file);
    if (!source) throw new AppError('not-found');
    const content = contents.get(file) ?? readFile(require.resolve(source)).then((bytes) => new Uint8Array(bytes));
    contents.set(file, content);
    return c.body(await content, 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
  });
}
