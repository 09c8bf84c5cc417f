import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The languages that the pages of tools speak. */
const languages = ['en', 'de'];

/** Builds into `target` what draws the page of a tool on the server: `{language}.js`, with React, for each language. */
export async function buildToolDrawings(folder: string, target: string): Promise<void> {
  for (const language of languages) {
    const bundle = await rolldown({
      cwd: folder,
      input: { [language]: join(folder, 'src/tool-page/draw.tsx') },
      platform: 'node',
      transform: {
        // What the page asks its browser.
        define: { 'process.env.NODE_ENV': '"production"', 'navigator.language': JSON.stringify(language) },
        jsx: { runtime: 'automatic' },
      },
      logLevel: 'silent',
    });
    await bundle.write({ dir: target, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[hash].js' });
    await bundle.close();
  }
}
