import { createRequire } from 'node:module';
import { join } from 'node:path';
import { libraryLinks } from '@whittle/runtime/build/vendor-plugin.ts';
import { type Plugin, rolldown } from 'rolldown';
import { compileApp } from '../../../compile/compile-app.ts';
import { type BuiltPlatform, runtimeFolder } from '../../../compile/load-platform.ts';
import { runtimeFile } from '../bundle-entry.ts';
import { appModules, entryId } from '../bundle-plugin.ts';
import { markupModule, prerenderEntry } from './prerender-entry.ts';

const fromRuntime = createRequire(join(runtimeFolder, 'package.json'));
const markupFile = join(
  fromRuntime.resolve('react-dom/package.json'),
  '../cjs/react-dom-server-legacy.browser.production.js',
);

/** One script with the whole app and what makes markup of it; it takes no part in what visitors load. */
export async function bundlePrerender(files: ReadonlyMap<string, string>, platform: BuiltPlatform): Promise<string> {
  const app = compileApp(files, platform, 'published');
  const bundle = await rolldown({
    cwd: runtimeFolder,
    input: { shell: entryId },
    platform: 'browser',
    resolve: { conditionNames: ['production', 'browser', 'import', 'module', 'default'] },
    plugins: [pageless(), appModules(files, app, platform, () => {}, prerenderEntry(app)), libraryLinks()],
    shimMissingExports: true,
    moduleTypes: { '.png': 'dataurl' },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: false, comments: false });
  await bundle.close();
  return output[0].code;
}

const dataFile = runtimeFile('published/published-data.ts');
const routerId = 'whittle:pageless-router';

/** Where there is no address bar, the router of the browser is one that keeps its place in memory. */
function pageless(): Plugin {
  return {
    name: 'whittle-pageless',
    resolveId(id, importer) {
      if (id === markupModule) return markupFile;
      if (id === routerId) return { id, moduleSideEffects: false };
      const isRouter = id === 'react-router-dom' || id === 'react-router';
      if (!isRouter || importer === routerId || /[\\/]node_modules[\\/]/.test(importer ?? '')) return null;
      return { id: routerId, moduleSideEffects: false };
    },
    load(id) {
      if (id === dataFile) return 'export const readPublishedData = () => globalThis.publishedData;';
      if (id !== routerId) return null;
      const router = JSON.stringify(fromRuntime.resolve('react-router-dom'));
      return `import { createElement } from 'react';
import { MemoryRouter } from ${router};
export * from ${router};
export const BrowserRouter = ({ children }) =>
  createElement(MemoryRouter, { initialEntries: [globalThis.location.pathname] }, children);`;
    },
  };
}
