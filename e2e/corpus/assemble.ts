import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { kitFiles } from './kit-files.ts';
import { makeManyPages } from './many-pages.ts';
import { type AppNotes, appNotes } from './notes.ts';

/** One export as a person would upload it, and what is known of it beforehand. */
export type ExportedApp = {
  name: string;
  files: Map<string, Uint8Array>;
  notes: AppNotes;
  /** Which app, of an archive with several. */
  folder: string | null;
};

const text = (value: string) => new TextEncoder().encode(value);

/**
 * Reads a folder or a zip; `place#apps/web` means one of several apps in it. A folder of the repository's own corpus keeps only what its app wrote: the files that such an
 * export always has (client, boot gate, router, kit) are added here, from `_template` and by the page names.
 */
export async function readExport(address: string): Promise<ExportedApp> {
  const [place = '', folder = null] = address.split('#');
  const name = [basename(place).replace(/\.zip$/i, ''), ...(folder === null ? [] : [basename(folder)])].join('-');
  if ((await stat(place)).isFile()) {
    const entries = Object.entries(unzipSync(await readFile(place))).filter(([path]) => !path.endsWith('/'));
    return { name, files: new Map(entries), notes: appNotes.parse({}), folder };
  }
  const files = await readFolder(place);
  const written = files.get('corpus.json');
  files.delete('corpus.json');
  const notes = appNotes.parse(written ? JSON.parse(new TextDecoder().decode(written)) : {});
  if (notes.manyPages) for (const [path, content] of makeManyPages()) files.set(path, text(content));
  if (notes.template) await addTemplate(files, join(place, '..', '_template'), notes, name);
  return { name, files, notes, folder };
}

/** Files that another version control or package manager put there are no part of an export. */
const foreign = new Set(['node_modules', '.git', 'dist', '.DS_Store']);

async function readFolder(folder: string, below = ''): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    if (foreign.has(entry.name)) continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) for (const [one, content] of await readFolder(folder, path)) files.set(one, content);
    else files.set(path, await readFile(join(folder, path)));
  }
  return files;
}

async function addTemplate(files: Map<string, Uint8Array>, templates: string, notes: AppNotes, name: string) {
  const add = (path: string, content: string | Uint8Array) => {
    if (!files.has(path)) files.set(path, typeof content === 'string' ? text(content) : content);
  };
  const values: Record<string, string> = {
    appId: '6871f0c2a1b2c3d4e5f60718',
    requiresAuth: String(notes.requiresAuth),
  };
  for (const [path, content] of await readFolder(join(templates, notes.template!)))
    add(
      path,
      new TextDecoder().decode(content).replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? ''),
    );
  if (notes.kit) for (const [path, content] of kitFiles()) add(path, content);
  add('package.json', packageJson(name, notes));
  const pages = [...files.keys()].flatMap((path) => /^src\/pages\/([A-Z]\w*)\.(?:jsx|js|tsx)$/.exec(path)?.[1] ?? []);
  const shown = pages.filter((page) => page !== 'Layout').toSorted();
  const main = notes.mainPage ?? shown[0]!;
  const ordered = [main, ...shown.filter((page) => page !== main)];
  if (notes.template === 'g1') {
    add('src/pages/index.jsx', pagesIndex(ordered));
    add('src/api/entities.js', entitiesFile(notes.entities));
    if (notes.functions.length > 0) add('src/api/functions.js', functionsFile(notes.functions));
  }
  if (notes.template === 'g2') add('src/pages.config.js', pagesConfig(ordered, main, files.has('src/Layout.jsx')));
}

const pagesIndex = (pages: string[]) => `import Layout from "./Layout.jsx";

${pages.map((page) => `import ${page} from "./${page}";`).join('\n\n')}

import { BrowserRouter as Router, Route, Routes, useLocation } from 'react-router-dom';

const PAGES = {
    
${pages.map((page) => `    ${page}: ${page},`).join('\n    \n')}
    
}

function _getCurrentPage(url) {
    if (url.endsWith('/')) {
        url = url.slice(0, -1);
    }
    let urlLastPart = url.split('/').pop();
    if (urlLastPart.includes('?')) {
        urlLastPart = urlLastPart.split('?')[0];
    }

    const pageName = Object.keys(PAGES).find(page => page.toLowerCase() === urlLastPart.toLowerCase());
    return pageName || Object.keys(PAGES)[0];
}

// Create a wrapper component that uses useLocation inside the Router context
function PagesContent() {
    const location = useLocation();
    const currentPage = _getCurrentPage(location.pathname);
    
    return (
        <Layout currentPageName={currentPage}>
            <Routes>            
                
                    <Route path="/" element={<${pages[0]} />} />
                
${pages.map((page) => `                <Route path="/${page}" element={<${page} />} />`).join('\n                \n')}
                
            </Routes>
        </Layout>
    );
}

export default function Pages() {
    return (
        <Router>
            <PagesContent />
        </Router>
    );
}
`;

const entitiesFile = (names: string[]) => `import { base44 } from './base44Client';


${names.map((name) => `export const ${name} = base44.entities.${name};\n`).join('\n')}


// auth sdk:
export const User = base44.auth;
`;

const functionsFile = (names: string[]) => `import { base44 } from './base44Client';


${names.map((name) => `export const ${name} = base44.functions.${name};\n`).join('\n')}
`;

const pagesConfig = (pages: string[], main: string, hasLayout: boolean) => `/**
 * pages.config.js - Page routing configuration
 * 
 * This file is AUTO-GENERATED. Do not add imports or modify PAGES manually.
 */
${pages.map((page) => `import ${page} from './pages/${page}';`).join('\n')}
${hasLayout ? "import __Layout from './Layout.jsx';\n" : ''}

export const PAGES = {
${pages.map((page) => `    "${page}": ${page},`).join('\n')}
}

export const pagesConfig = {
    mainPage: "${main}",
    Pages: PAGES,
${hasLayout ? '    Layout: __Layout,\n' : ''}};
`;

const packageJson = (name: string, { template, packages }: AppNotes) =>
  JSON.stringify(
    {
      name: 'base44-app',
      private: true,
      version: '0.0.0',
      type: 'module',
      description: name,
      scripts: { dev: 'vite', build: 'vite build', lint: 'eslint .', preview: 'vite preview' },
      dependencies: {
        '@base44/sdk': template === 'g1' ? '^0.1.2' : '^0.8.3',
        ...(template === 'g2' && { '@base44/vite-plugin': '^0.2.5' }),
        '@tanstack/react-query': '^5.84.1',
        clsx: '^2.1.1',
        'date-fns': '^3.6.0',
        'framer-motion': template === 'g1' ? '^12.4.7' : '^11.16.4',
        'lucide-react': '^0.475.0',
        react: '^18.2.0',
        'react-dom': '^18.2.0',
        'react-router-dom': template === 'g1' ? '^7.2.0' : '^6.26.0',
        recharts: '^2.15.4',
        'tailwind-merge': '^3.0.2',
        ...packages,
      },
      devDependencies: { '@vitejs/plugin-react': '^4.3.4', tailwindcss: '^3.4.17', vite: '^6.1.0' },
    },
    null,
    2,
  );
