import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuntimeManifest } from '@whittle/runtime/build/manifest.ts';
import { classesIn } from './styles/app-style.ts';
import { compilerVersion } from './modules/module-cache.ts';
import type { IconSet, Platform } from './platform.ts';
import { readStylesheets, type Stylesheets } from './styles/stylesheets.ts';

/** Where the runtime package's sources and its build lie. */
export const runtimeFolder = fileURLToPath(new URL('../../../runtime/', import.meta.url));
export const vendorFolder = join(runtimeFolder, 'dist', 'files');

export type BuiltPlatform = Platform & { manifest: RuntimeManifest; stylesheets: Stylesheets };

/** The platform, read when it is first needed; throws as `loadPlatform` does. */
export type GetPlatform = () => BuiltPlatform;

export function createGetPlatform(): GetPlatform {
  let platform: BuiltPlatform | undefined;
  return () => (platform ??= loadPlatform());
}

/** Reads what the runtime's build made. Throws a sentence that says how to make it when it is missing. */
export function loadPlatform(): BuiltPlatform {
  const manifest = readJson<RuntimeManifest>('manifest.json');
  const icons = readJson<{ data: Record<string, unknown>; names: Record<string, string> }>('icons.json');
  const specifiers = Object.keys(manifest.vendors);
  return {
    version: `${compilerVersion}.${manifest.fingerprint}`,
    libraries: new Set(specifiers.filter((one) => !one.startsWith('@/') && !one.startsWith('whittle/'))),
    kitParts: new Set(manifest.kitParts),
    kitClasses: readKitClasses(manifest),
    icons: iconSet(icons),
    providedFiles: readProvidedFiles(),
    manifest,
    stylesheets: readStylesheets(),
  };
}

function readProvidedFiles(): Map<string, string> {
  const folder = join(runtimeFolder, 'app-files');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.jsx?$/.test(path));
  return new Map(files.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]));
}

function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(join(runtimeFolder, 'dist', file), 'utf8')) as T;
  } catch (cause) {
    throw new Error('The runtime of apps is not built. Run: npm run build', { cause });
  }
}

/** The classes of each part: those of all the files it is made of. */
function readKitClasses({ kitFiles }: RuntimeManifest): Record<string, string[]> {
  const kit = join(runtimeFolder, 'src/kit');
  const classesOf = (file: string) => classesIn(readFileSync(join(kit, file), 'utf8'), 'tsx');
  return Object.fromEntries(
    Object.entries(kitFiles).map(([part, files]) => [part, [...new Set(files.flatMap(classesOf))]]),
  );
}

function iconSet({ data, names }: { data: Record<string, unknown>; names: Record<string, string> }): IconSet {
  return {
    has: (name) => Object.hasOwn(names, name),
    data: (name) => (Object.hasOwn(names, name) ? JSON.stringify(data[names[name]!]) : null),
    names: () => Object.keys(names),
    table: () => JSON.stringify({ data, names }),
  };
}
