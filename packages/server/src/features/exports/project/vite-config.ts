import type { ImportLinks } from './import-links.ts';

export const pluginPath = 'whittle/vite-plugin.js';

/** `vite.config.js`; with the plugin below where the app's code needs one. */
export function viteConfig(needsPlugin: boolean): string {
  const lines = [
    `import tailwindcss from '@tailwindcss/vite';`,
    `import react from '@vitejs/plugin-react';`,
    `import { fileURLToPath } from 'node:url';`,
    `import { defineConfig } from 'vite';`,
    needsPlugin && `import { whittle } from './${pluginPath}';`,
    '',
    `const at = (path) => fileURLToPath(new URL(path, import.meta.url));`,
    '',
    'export default defineConfig({',
    `  plugins: [${needsPlugin ? 'whittle(), ' : ''}react(), tailwindcss()],`,
    '  resolve: {',
    '    alias: [',
    `      { find: /^whittle\\/(base\\.css|fonts\\/.*)$/, replacement: at('./src/whittle/styles/$1') },`,
    `      { find: /^@\\//, replacement: at('./src/') },`,
    '    ],',
    `    dedupe: ['react', 'react-dom'],`,
    '  },',
    '  build: {',
    '    // A name that a module does not have is undefined: only what uses it fails.',
    '    rolldownOptions: { shimMissingExports: true },',
    '  },',
    '});',
  ];
  return `${lines.filter((line) => line !== false).join('\n')}\n`;
}

/** Imports and files of the app that mean something else than a plain set-up reads in them, in one table. */
export function vitePlugin({ links }: ImportLinks, languages: Record<string, 'jsx' | 'tsx'>): string {
  return `import { isAbsolute, relative, resolve } from 'node:path';
import { transformWithOxc } from 'vite';

/** Imports that mean another file than their text says: importer, what it writes, and the file. */
const links = ${JSON.stringify(links, null, 2)};

/** Files that are written in something else than their extension says. */
const languages = ${JSON.stringify(languages, null, 2)};

export function whittle() {
  let root = process.cwd();
  const pathOf = (id) => {
    const file = id.replace(/\\?.*$/, '');
    return isAbsolute(file) ? relative(root, file).replaceAll('\\\\', '/') : file;
  };
  return {
    name: 'whittle',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(specifier, importer) {
      const ofFile = importer && links[pathOf(importer)];
      if (!ofFile) return null;
      // The alias of "@/" was put in before any plugin is asked.
      const source = resolve(root, 'src') + '/';
      const written = specifier.startsWith(source) ? '@/' + specifier.slice(source.length) : specifier;
      const target = ofFile[written];
      if (!target) return null;
      const [, name] = /^package:(.*)$/.exec(target) ?? [];
      return name ? this.resolve(name, importer, { skipSelf: true }) : resolve(root, target);
    },
    transform(code, id) {
      const lang = languages[pathOf(id)];
      return lang ? transformWithOxc(code, id, { lang, jsx: { runtime: 'automatic' } }) : null;
    },
  };
}
`;
}
