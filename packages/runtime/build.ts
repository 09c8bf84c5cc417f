import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type OutputChunk, rolldown } from 'rolldown';
import { compressBeside } from './build/compress.ts';
import { fingerprint } from './build/fingerprint.ts';
import { readIconTable } from './build/icon-table.ts';
import { kitFileOf } from './build/kit-files.ts';
import { type KitNeeds, readKitNeeds } from './build/kit-needs.ts';
import { folderMember } from './build/library-entry.ts';
import { builtInNames } from './build/built-in-names.ts';
import { leanReact } from './build/lean-react.ts';
import { buildOwnPages } from './build/own-pages.ts';
import { buildToolDrawings } from './build/tool-drawings.ts';
import type { LibraryNames, RuntimeManifest } from './build/manifest.ts';
import { builtInSpecifiers, kitLibraries, librarySources, sharedFolders } from './build/specifiers.ts';
import {
  allIcons,
  kitEntry,
  kitSources,
  leafletId,
  libraryLinks,
  vendorEntries,
  vendorEntry,
} from './build/vendor-plugin.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const dist = join(folder, 'dist');

/**
 * Builds what generated apps share: libraries with React's development build, the kit and the preview's own script, as
 * hashed files for an import map. Does nothing when the last build is up to date; answers whether it built.
 */
export async function buildRuntime(): Promise<boolean> {
  const print = await fingerprint(folder, [
    ...['src', 'build', '../contract/src', '../domain/src'].map((one) => join(folder, one)),
  ]);
  if ((await builtFingerprint()) === print) return false;

  const icons = await readIconTable();
  const kitFolder = join(folder, 'src/kit/ui');
  const parts = (await readdir(kitFolder)).flatMap((file) => /^([\w-]+)\.tsx$/.exec(file)?.[1] ?? []);
  const needs = await readKitNeeds(join(folder, 'src/kit'), parts);
  const partsIn = (file: string) => parts.filter((part) => kitFileOf(part, needs) === file);
  const membersOf = (members: string[]) =>
    members.map((part) => member(`@/components/ui/${part}`, join(kitFolder, `${part}.tsx`)));
  const libraries = Object.entries(kitLibraries);
  const kits = {
    plain: new Map([
      ...libraries.filter(([one]) => !isToasts(one)).map(([one, source]) => member(one, source)),
      ...membersOf(partsIn('plain')),
    ]),
    floating: new Map([
      ...libraries.filter(([one]) => isToasts(one)).map(([one, source]) => member(one, source)),
      ...membersOf(partsIn('floating')),
    ]),
  };
  const alone = new Map([
    ...Object.keys({ ...librarySources, ...sharedFolders }).map((one) => [one, vendorEntry(one)] as const),
    ...partsIn('alone').map((part) => [`@/components/ui/${part}`, join(kitFolder, `${part}.tsx`)] as const),
  ]);
  const target = join(folder, `dist-${process.pid}`);
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'files'), { recursive: true });

  const entryNames = [...alone.keys()];
  const bundle = await rolldown({
    cwd: folder,
    input: {
      main: join(folder, 'src/preview/main.ts'),
      kit: kitEntry('plain'),
      floating: kitEntry('floating'),
      ...Object.fromEntries(entryNames.map((specifier, index) => [`v${index}`, alone.get(specifier)!])),
    },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"development"' }, jsx: { runtime: 'automatic' } },
    plugins: [vendorEntries(kits), leanReact(), libraryLinks(), kitSources(folder), allIcons(icons)],
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
    // Names of functions stay, because they appear in the stacks that are shown to builders.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
    codeSplitting: { groups: groups(needs, partsIn('plain'), partsIn('alone')) },
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await bundle.close();

  const chunks = output.filter((one) => one.type === 'chunk');
  const main = entry(chunks, 'main');
  const placesIn = (kit: keyof typeof kits, name: string) =>
    [...kits[kit]].map(([one, { member }]) => [one, { file: entry(chunks, name), member }] as const);
  const fileOf = (name: string) => entry(chunks, `v${entryNames.indexOf(name)}`);
  const own = entryNames.filter((one) => one in librarySources || !(one in sharedFolders));
  const manifest: RuntimeManifest = {
    fingerprint: print,
    main,
    vendors: {
      ...Object.fromEntries(builtInSpecifiers.map((one) => [one, { file: main, member: null }])),
      ...Object.fromEntries([...placesIn('plain', 'kit'), ...placesIn('floating', 'floating')]),
      ...Object.fromEntries(own.map((one) => [one, { file: fileOf(one), member: null }])),
      ...Object.fromEntries(
        Object.entries(sharedFolders).flatMap(([folder, names]) =>
          names.map((one) => [`${folder}/${one}`, { file: fileOf(folder), member: folderMember(one) }]),
        ),
      ),
    },
    needs: needsOf(chunks),
    ...(await buildOwnPages(folder, join(target, 'tool'))),
    kitParts: parts,
    kitFiles: needs.files,
  };
  const names: LibraryNames = {
    ...(await builtInNames()),
    ...Object.fromEntries(own.map((one) => [one, exportsOf(chunks, `v${entryNames.indexOf(one)}`)])),
  };
  await Promise.all(chunks.map((chunk) => compressBeside(join(target, 'files', chunk.fileName))));
  await buildToolDrawings(folder, join(target, 'drawings'));
  await writeFile(join(target, 'icons.json'), JSON.stringify(icons));
  await writeFile(join(target, 'names.json'), JSON.stringify(names));
  await writeFile(join(target, 'manifest.json'), JSON.stringify(manifest));
  await rm(dist, { recursive: true, force: true });
  await rename(target, dist);
  return true;
}

const member = (specifier: string, source: string) =>
  [specifier, { member: specifier.replace(/^@\/(?:components\/)?/, '').replace(/\W/g, '_'), source }] as const;

const isToasts = (specifier: string) => specifier === 'sonner' || specifier === '@/hooks/use-toast';

/** The many small packages that read text into trees. */
const syntaxTrees =
  '(?:hast|mdast|micromark|unist|vfile|unified|property|character|decode|comma|space|html|web|zwitch|devlop|ccount|@ungap)[\\w-]*';

/** Few files, because each costs a request: React, the rest of what every preview has, and the two files of the kit. */
const groups = ({ files }: KitNeeds, plainParts: string[], aloneParts: string[]) => {
  const kitFolder = join(folder, 'src/kit');
  const plain = new Set(plainParts.flatMap((part) => files[part]!.map((file) => join(kitFolder, file))));
  const alone = new Set(aloneParts.map((part) => join(kitFolder, 'ui', `${part}.tsx`)));
  const isIcon = (id: string) => /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id);
  const isFrom = (names: string) => {
    const pattern = new RegExp(`node_modules[\\\\/](?:${names})[\\\\/]`);
    return (id: string) => pattern.test(id) && !isIcon(id);
  };
  const isPrimitive = isFrom(
    '@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll[\\w-]*|react-style-singleton|use-callback-ref|use-sidecar|get-nonce',
  );
  const isPlainPrimitive = isFrom(
    '@radix-ui/(?:primitive|react-(?:slot|compose-refs|primitive|label|separator|avatar|progress|aspect-ratio|context|use-callback-ref|use-layout-effect|use-is-hydrated))',
  );
  return [
    {
      name: 'react',
      // What makes markup of elements is for the few apps that ask for it.
      test: (id: string) => isFrom('react|react-dom|scheduler|react-refresh')(id) && !/react-dom[\\/].*server/.test(id),
      priority: 5,
    },
    {
      name: 'base',
      test: isFrom(
        'react-router|react-router-dom|cookie|set-cookie-parser|clsx|tailwind-merge|class-variance-authority|lucide-react',
      ),
      priority: 4,
    },
    {
      name: 'kit',
      test: (id: string) => plain.has(id) || isPlainPrimitive(id) || isIcon(id) || id === kitEntry('plain'),
      priority: 3,
    },
    {
      name: 'floating',
      test: (id: string) =>
        (id.startsWith(kitFolder) && !alone.has(id)) ||
        isPrimitive(id) ||
        isFrom('sonner')(id) ||
        id === kitEntry('floating'),
      priority: 2,
    },
    // What readers of Markdown and of HTML have in common.
    { name: 'markdown', test: isFrom(syntaxTrees), minShareCount: 2, priority: 1 },
    // Without these two the files of charts and maps would be cut by what small libraries share with them.
    { name: 'stores', test: isFrom('react-redux|redux|use-sync-external-store'), minShareCount: 2, priority: 1 },
    { name: 'leaflet', test: (id: string) => isFrom('leaflet')(id) || id === leafletId, priority: 1 },
    { name: 'dates', test: (id: string) => isFrom('date-fns')(id) && !/[\\/]locale[\\/]/.test(id), priority: 1 },
  ];
};

async function builtFingerprint(): Promise<string | null> {
  try {
    return (JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as RuntimeManifest).fingerprint;
  } catch {
    return null;
  }
}

const entryChunk = (chunks: OutputChunk[], name: string) =>
  chunks.find((chunk) => chunk.isEntry && chunk.name === name)!;
const entry = (chunks: OutputChunk[], name: string) => entryChunk(chunks, name).fileName;
const exportsOf = (chunks: OutputChunk[], name: string) => entryChunk(chunks, name).exports;

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
