import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startScript } from './processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The page of a tool as Vite builds it from the same sources, with the data and style of `html`, served by Vite. What our
 * server drew into it is taken out: Vite's build draws nothing.
 */
export async function buildToolPageWithVite(html: string): Promise<{ url: string; close(): void }> {
  const folder = join(root, '.cache/bench/vite-tool-page');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const page = html
    .replace(/<div id="root"[^]*<\/div>\n/, '<div id="root"></div>\n')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, '<script type="module" src="/main.ts"></script>');
  const start = join(root, 'packages/runtime/src/tool-page/start.tsx');
  const files: Record<string, string> = {
    'package.json': '{"private":true,"type":"module"}',
    'index.html': page,
    'main.ts': `import ${JSON.stringify(start)};\n`,
    'vite.config.js': `import react from '@vitejs/plugin-react';
export default { root: ${JSON.stringify(folder)}, plugins: [react()], logLevel: 'silent' };`,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const script = fileURLToPath(new URL('vite-build.ts', import.meta.url));
  const { port, child } = await startScript(script, { PROJECT: folder });
  return { url: `http://127.0.0.1:${port}/`, close: () => void child.kill() };
}
