import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { transform as minifyCss } from 'lightningcss';
import { type OutputChunk, rolldown } from 'rolldown';
import { createAppStyle } from '../../../compile/app-style.ts';
import type { CompiledApp } from '../../../compile/compile-app.ts';
import { type BuiltPlatform, runtimeFolder } from '../../../compile/load-platform.ts';
import { appModules } from './app-plugin.ts';

export type BundledFile = {
  /** Name below the app's asset folder, with a hash of the content. */
  name: string;
  contentType: string;
  content: Uint8Array;
  brotli: Uint8Array;
  gzip: Uint8Array;
};

export type AppBundleFiles = {
  files: BundledFile[];
  /** The script that starts the app, and the style sheet. */
  entry: string;
  style: string;
  /** What the entry imports, so that it can be fetched at the same time. */
  entryNeeds: string[];
  /** For each page the files that showing it takes beyond those. */
  pageNeeds: Record<string, string[]>;
};

export type BundleInput = Pick<CompiledApp, 'pages' | 'layout' | 'providers'> & {
  files: ReadonlyMap<string, string>;
  kitParts: readonly string[];
};

/** Bundles an app for its published address: a chunk for each page, libraries tree-shaken, all names hashed. */
export async function bundleApp(input: BundleInput, platform: BuiltPlatform): Promise<AppBundleFiles> {
  const [chunks, css] = await Promise.all([bundleScripts(input, platform), bundleStyle(input, platform)]);
  const style = `${hash('sha256', css, 'base64url').slice(0, 10)}.css`;
  const files = await Promise.all([
    compressed(style, 'text/css; charset=utf-8', css),
    ...chunks.map((chunk) => compressed(chunk.fileName, 'text/javascript; charset=utf-8', chunk.code)),
  ]);

  const entry = chunks.find((chunk) => chunk.isEntry)!;
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needsOf = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of byName.get(name)?.imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      needsOf(next, seen);
    }
    return seen;
  };
  const entryNeeds = [...needsOf(entry.fileName)];
  const known = new Set([entry.fileName, ...entryNeeds]);
  const pageNeeds = Object.fromEntries(
    Object.entries(input.pages).map(([page, path]) => {
      const chunk = chunks.find((one) => one.facadeModuleId === `app:${path}` || one.moduleIds.includes(`app:${path}`));
      const names = chunk ? [chunk.fileName, ...needsOf(chunk.fileName)] : [];
      return [page, names.filter((name) => !known.has(name))];
    }),
  );
  return { files, entry: entry.fileName, style, entryNeeds, pageNeeds };
}

async function bundleScripts(input: BundleInput, platform: BuiltPlatform): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    cwd: runtimeFolder,
    input: { app: 'entry' },
    platform: 'browser',
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': JSON.stringify(env) },
      jsx: { runtime: 'automatic' },
    },
    plugins: [appModules(input.files, platform, entryCode(input))],
    treeshake: true,
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[hash].js',
    chunkFileNames: '[hash].js',
    hashCharacters: 'base36',
    minify: true,
    comments: { legal: false, annotation: false, jsdoc: false },
    codeSplitting: {
      groups: [{ name: 'core', tags: ['$initial'], priority: 2 }],
    },
  });
  await bundle.close();
  return output.filter((one) => one.type === 'chunk');
}

const env = { MODE: 'production', DEV: false, PROD: true, SSR: false, BASE_URL: '/' };

function entryCode({ pages, layout, providers }: BundleInput): string {
  const query = providers.includes('query-client');
  const toaster = providers.includes('toaster');
  const loads = Object.entries(pages).map(([page, path]) => `${JSON.stringify(page)}: () => import("app:${path}")`);
  const around = (inner: string) => (query ? `jsx(QueryClientProvider, { client, children: ${inner} })` : inner);
  return `
import { startPublished } from "sdk:start";
import { jsx, jsxs, Fragment } from "react/jsx-runtime";
${layout === null ? '' : `import Layout from "app:${layout}";`}
${query ? 'import { QueryClient, QueryClientProvider } from "@tanstack/react-query";\nconst client = new QueryClient();' : ''}
${toaster ? 'import { Toaster } from "@/components/ui/sonner";' : ''}
const Providers = ({ children }) => ${around(toaster ? 'jsxs(Fragment, { children: [children, jsx(Toaster, {})] })' : 'children')};
startPublished({ pages: { ${loads.join(', ')} }, layout: ${layout === null ? 'null' : 'Layout'}, Providers });
`;
}

async function bundleStyle({ files, kitParts }: BundleInput, platform: BuiltPlatform): Promise<string> {
  const kitClasses = kitParts.flatMap((part) => platform.kitClasses[part] ?? []);
  const { css, problem } = await createAppStyle(platform.sheets).update({ files, kitClasses });
  if (problem) throw new Error(`${problem.file}: ${problem.message}`);
  const { code } = minifyCss({ filename: 'app.css', code: Buffer.from(css), minify: true });
  return Buffer.from(code).toString('utf8');
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

async function compressed(name: string, contentType: string, text: string): Promise<BundledFile> {
  const content = Buffer.from(text);
  const [brotli, gzipped] = await Promise.all([
    brotliOf(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: content.length > 100_000 && availableParallelism() < 2 ? 6 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipOf(content, { level: 9 }),
  ]);
  return { name, contentType, content, brotli, gzip: gzipped };
}
