import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { bestEncoding } from '../../http/accept-encoding.ts';
import type { AppEnv } from '../../http/env.ts';
import type { StoredAsset } from './publications.store.ts';

const compress = promisify(gzip);
const worthCompressing = 500;
const gzipped = new WeakMap<StoredAsset, Promise<Buffer>>();

/** An asset never changes under its name: cached for ever, in the smallest form that the reader takes. */
export async function assetResponse(c: Context<AppEnv>, asset: StoredAsset): Promise<Response> {
  const headers = {
    'content-type': asset.contentType,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${asset.hash.slice(0, 32)}"`,
    vary: 'accept-encoding',
  };
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
  const encoding = bestEncoding(c.req.header('accept-encoding'));
  if (encoding === 'br' && asset.brotli) {
    return c.body(new Uint8Array(asset.brotli), 200, { ...headers, 'content-encoding': 'br' });
  }
  // Over plain http browsers take nothing newer than gzip; that form is made once for each process.
  if (encoding !== null && asset.content.byteLength >= worthCompressing) {
    const content = gzipped.get(asset) ?? compress(asset.content, { level: 9 });
    gzipped.set(asset, content);
    return c.body(new Uint8Array(await content), 200, { ...headers, 'content-encoding': 'gzip' });
  }
  return c.body(new Uint8Array(asset.content), 200, headers);
}
