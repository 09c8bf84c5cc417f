import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = join(root, 'packages/runtime/src/kit');

/** The same files as a project for Vite, with the usual entry and the kit's sources; answers its folder. */
export async function writeViteProject(files: Record<string, string>): Promise<string> {
  const folder = join(root, '.cache/bench/vite-app');
  await rm(join(folder, 'src'), { recursive: true, force: true });
  const all: Record<string, string> = {
    'package.json': '{"private":true,"type":"module"}',
    'index.html': `<!doctype html><html lang="en"><head><title>App</title></head><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>`,
    'vite.config.js': `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
export default {
  root: ${JSON.stringify(folder)},
  plugins: [react(), tailwindcss()],
  resolve: { alias: [
    { find: /^@\\/components\\/ui\\/(.*)$/, replacement: ${JSON.stringify(`${kit}/ui/$1.tsx`)} },
    { find: /^@\\//, replacement: ${JSON.stringify(`${folder}/src/`)} },
  ] },
  server: { host: '127.0.0.1', fs: { strict: false } },
  logLevel: 'silent',
};`,
    'src/utils.js': `export const createPageUrl = (page) => '/' + page;`,
    'src/index.css': `@import ${JSON.stringify(join(kit, 'styles/base.css'))};\n@source ${JSON.stringify(join(kit, 'ui'))};\n${files['globals.css']!.replace(/@import.*\n/, '')}`,
    'src/main.jsx': mainOf(files),
    ...Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path !== 'globals.css')
        .map(([path, content]) => [`src/${path}`, content]),
    ),
  };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

function mainOf(files: Record<string, string>): string {
  const pages = Object.keys(files).flatMap((path) => /^pages\/(\w+)\.jsx$/.exec(path)?.[1] ?? []);
  return `import './index.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import Layout from './Layout.jsx';
${pages.map((page) => `import ${page} from './pages/${page}.jsx';`).join('\n')}
const routes = { ${pages.join(', ')} };
createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Layout currentPageName="Home"><Home /></Layout>} />
      {Object.entries(routes).map(([name, Page]) => (
        <Route key={name} path={'/' + name} element={<Layout currentPageName={name}><Page /></Layout>} />
      ))}
    </Routes>
  </BrowserRouter>,
);
`;
}
