import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type OutputChunk, rolldown } from 'rolldown';
import { compressBeside } from './build/compress.ts';
import { fingerprint } from './build/fingerprint.ts';
import { readIconTable } from './build/icon-table.ts';
import { readKitNeeds } from './build/kit-needs.ts';
import { lodashMember } from './build/library-entry.ts';
import type { RuntimeManifest } from './build/manifest.ts';
import {
  builtInSpecifiers,
  heavyLibraries,
  kitLibraries,
  librarySources,
  lodashFunctions,
} from './build/specifiers.ts';
import { allIcons, kitEntry, kitSources, oneLeaflet, vendorEntries, vendorEntry } from './build/vendor-plugin.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const dist = join(folder, 'dist');

/**
 * Builds what generated apps share: libraries with React's development build, the kit and the preview's own script, as
 * hashed files for an import map. Does nothing when the last build is up to date; answers whether it built.
 */
export async function buildRuntime(): Promise<boolean> {
  const print = await fingerprint(folder, [join(folder, 'src'), join(folder, 'build')]);
  if ((await builtFingerprint()) === print) return false;

  const icons = await readIconTable();
  const kitFolder = join(folder, 'src/kit/ui');
  const parts = (await readdir(kitFolder)).flatMap((file) => /^([\w-]+)\.tsx$/.exec(file)?.[1] ?? []);
  const needs = await readKitNeeds(join(folder, 'src/kit'), parts);
  const isHeavy = (part: string) => heavyLibraries.some((library) => needs.packages[part]!.includes(library));
  const kitMembers = new Map([
    ...Object.entries(kitLibraries).map(([one, source]) => member(one, source)),
    ...parts
      .filter((part) => !isHeavy(part))
      .map((part) => member(`@/components/ui/${part}`, join(kitFolder, `${part}.tsx`))),
  ]);
  const alone = new Map([
    ...Object.keys(librarySources).map((one) => [one, vendorEntry(one)] as const),
    ...parts.filter(isHeavy).map((part) => [`@/components/ui/${part}`, join(kitFolder, `${part}.tsx`)] as const),
  ]);
  const target = join(folder, `dist-${process.pid}`);
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'files'), { recursive: true });

  const entryNames = [...alone.keys()];
  const bundle = await rolldown({
    cwd: folder,
    input: {
      main: join(folder, 'src/preview/main.ts'),
      kit: kitEntry,
      ...Object.fromEntries(entryNames.map((specifier, index) => [`v${index}`, alone.get(specifier)!])),
    },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"development"' }, jsx: { runtime: 'automatic' } },
    plugins: [vendorEntries(kitMembers), oneLeaflet(), kitSources(folder), allIcons(icons)],
    // The marker pictures of leaflet.
    moduleTypes: { '.png': 'dataurl' },
    preserveEntrySignatures: 'strict',
    logLevel: 'silent',
  });
  const { output } = await bundle.write({
    dir: join(target, 'files'),
    format: 'es',
    entryFileNames: '[hash].js',
    chunkFileNames: '[hash].js',
    hashCharacters: 'base36',
    // Names stay, because they appear in the stacks that are shown to builders.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    codeSplitting: { groups: groups(parts.filter(isHeavy)) },
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await bundle.close();

  const chunks = output.filter((one) => one.type === 'chunk');
  const [main, kit] = [entry(chunks, 'main'), entry(chunks, 'kit')];
  const lodash = entry(chunks, `v${entryNames.indexOf('lodash')}`);
  const manifest: RuntimeManifest = {
    fingerprint: print,
    main,
    vendors: {
      ...Object.fromEntries(builtInSpecifiers.map((one) => [one, { file: main, member: null }])),
      ...Object.fromEntries([...kitMembers].map(([one, { member: name }]) => [one, { file: kit, member: name }])),
      ...Object.fromEntries(entryNames.map((one, index) => [one, { file: entry(chunks, `v${index}`), member: null }])),
      ...Object.fromEntries(
        lodashFunctions.map((one) => [`lodash/${one}`, { file: lodash, member: lodashMember(one) }]),
      ),
    },
    needs: needsOf(chunks),
    kitParts: parts,
    kitFiles: needs.files,
  };
  await Promise.all(chunks.map((chunk) => compressBeside(join(target, 'files', chunk.fileName))));
  await writeFile(join(target, 'icons.json'), JSON.stringify(icons));
  await writeFile(join(target, 'manifest.json'), JSON.stringify(manifest));
  await rm(dist, { recursive: true, force: true });
  await rename(target, dist);
  return true;
}

const member = (specifier: string, source: string) =>
  [specifier, { member: specifier.replace(/^@\/(?:components\/)?/, '').replace(/\W/g, '_'), source }] as const;

/** Few files, because each costs a request: React, the router, what the kit stands on, and the kit's light parts. */
const groups = (heavyParts: readonly string[]) => {
  const isHeavyPart = (id: string) => heavyParts.some((part) => id.endsWith(join('kit', 'ui', `${part}.tsx`)));
  const isKit = (id: string) => id.includes(join('src', 'kit')) && !isHeavyPart(id);
  const isIcon = (id: string) => /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id);
  const isFrom = (names: string) => {
    const pattern = new RegExp(`node_modules[\\\\/](?:${names})[\\\\/]`);
    return (id: string) => pattern.test(id) && !isIcon(id);
  };
  const radix =
    '@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll[\\w-]*|react-style-singleton|use-callback-ref|use-sidecar|get-nonce';
  return [
    { name: 'react', test: isFrom('react|react-dom|scheduler|react-refresh'), priority: 5 },
    { name: 'router', test: isFrom('react-router|react-router-dom|cookie|set-cookie-parser'), priority: 4 },
    { name: 'shared', test: isFrom('clsx|tailwind-merge|class-variance-authority|lucide-react'), priority: 3 },
    { name: 'radix', test: isFrom(radix), priority: 2 },
    { name: 'kit', test: (id: string) => isKit(id) || isIcon(id) || isFrom('sonner')(id), priority: 1 },
  ];
};

async function builtFingerprint(): Promise<string | null> {
  try {
    return (JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as RuntimeManifest).fingerprint;
  } catch {
    return null;
  }
}

const entry = (chunks: OutputChunk[], name: string) =>
  chunks.find((chunk) => chunk.isEntry && chunk.name === name)!.fileName;

/** Each file with everything that it loads before it runs. */
function needsOf(chunks: OutputChunk[]): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const collect = (name: string, seen: Set<string>): Set<string> => {
    for (const next of byName.get(name)?.imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      collect(next, seen);
    }
    return seen;
  };
  return Object.fromEntries(chunks.map(({ fileName }) => [fileName, [...collect(fileName, new Set())]]));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildRuntime();
