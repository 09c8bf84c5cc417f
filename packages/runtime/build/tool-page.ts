import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { compressBeside } from './compress.ts';

/**
 * Builds the page of AI tools into `target`: a script that starts it, and what it loads only when it is needed. Answers the
 * name of the first.
 */
export async function buildToolPage(folder: string, target: string): Promise<string> {
  const bundle = await rolldown({
    cwd: folder,
    input: { page: join(folder, 'src/tool-page/start.tsx') },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.write({
    dir: target,
    format: 'es',
    entryFileNames: '[hash].js',
    chunkFileNames: '[hash].js',
    hashCharacters: 'base36',
    minify: true,
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await bundle.close();
  const chunks = output.filter((one) => one.type === 'chunk');
  await Promise.all(chunks.map(({ fileName }) => compressBeside(join(target, fileName))));
  return chunks.find(({ isEntry }) => isEntry)!.fileName;
}
