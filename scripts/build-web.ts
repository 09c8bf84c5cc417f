/** Builds the builder's interface to packages/web/dist, with a brotli file beside each file that shrinks. */
import { promisify } from 'node:util';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { root } from './lib/paths.ts';

const web = join(root, 'packages/web');
const compress = promisify(brotliCompress);
/** From here on the last tenth costs longer than it saves. */
const slowBytes = 2_000_000;

await build({ root: web, logLevel: 'warn' });

const dist = join(web, 'dist');
for (const name of await readdir(dist, { recursive: true })) {
  if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
  const content = await readFile(join(dist, name));
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: content.byteLength > slowBytes ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
  if (compressed.byteLength < content.byteLength * 0.9) await writeFile(join(dist, `${name}.br`), compressed);
}
