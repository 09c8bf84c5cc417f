import { makeCodeTypes } from '@whittle/runtime/build/code-types/code-types.ts';
import { type Plugin, defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

/** Where the Node server listens while the interface is developed; calls and event streams are passed on to it as they are. */
const server = `http://127.0.0.1:${process.env.PORT || 3000}`;
const passedOn = ['/api/', '/live_api/', '/apps/', '/app/', '/tool/', '/runtime/', '/assets/'];

/** The interface's Latin typeface is asked for with the page, before the stylesheet that names it. */
const preloadTypeface: Plugin = {
  name: 'preload-typeface',
  transformIndexHtml(html, { bundle }) {
    const file = Object.keys(bundle ?? {}).find((name) => name.includes('instrument-sans-latin-wdth-normal'));
    if (!file) return html;
    const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
    return { html, tags: [{ tag: 'link', attrs, injectTo: 'head' as const }] };
  },
};

/** What follows the language is fetched beside it, and not only when the language is there. */
const preloadStart: Plugin = {
  name: 'preload-start',
  transformIndexHtml(html, { bundle }) {
    const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
    const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/src/start.tsx'));
    const needed = start ? [start.fileName, ...start.imports] : [];
    const styles = start?.viteMetadata?.importedCss ?? new Set<string>();
    return {
      html,
      tags: [
        ...needed.map((file) => ({ rel: 'modulepreload', crossorigin: '', href: `/${file}` })),
        ...[...styles].map((file) => ({ rel: 'stylesheet', crossorigin: '', href: `/${file}` })),
      ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
    };
  },
};

/** `virtual:code-types`: what the editor knows of the platform, made from its sources. While developing, workers have the plugins of the page. */
const codeTypes: Plugin = {
  name: 'code-types',
  resolveId: (id) => (id === 'virtual:code-types' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0virtual:code-types') return null;
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(await makeCodeTypes()))});`;
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadTypeface, preloadStart, codeTypes],
  /** The packages share one installation of these; a second copy of React would break every hook. */
  resolve: { dedupe: ['react', 'react-dom'] },
  worker: { format: 'es', plugins: () => [codeTypes] },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    /** Fonts stay files of their own, so that the browser caches and preloads them. */
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 }],
        },
      },
    },
  },
  server: {
    /** Opened as http://whittle.localhost:5173, which browsers resolve to this address. */
    host: '127.0.0.1',
    strictPort: true,
    proxy: Object.fromEntries(passedOn.map((path) => [path, { target: server, changeOrigin: false }])),
  },
});
