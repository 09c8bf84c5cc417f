import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { librarySources } from '@whittle/runtime/build/specifiers.ts';
import { runtimeFolder } from '../../../compile/load-platform.ts';

/** Its modules that stand for a library are files of the project (`wrapperOf`). */
const runtime = '@whittle/runtime';

const found = new Map<string, string | null>();

/** `@a/b/c` → `@a/b`, `a/b` → `a`. */
export const connectorOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that answer to the name of another one: the kept successors of libraries that stopped. */
const successors: Record<string, string> = {
  lodash: 'lodash-es',
  ...Object.fromEntries(
    Object.entries(librarySources)
      .map(([name, { from }]) => [connectorOf(name), connectorOf(from)] as const)
      .filter(([name, from]) => name !== from && from !== runtime),
  ),
};

/** The runtime's own module that apps get when they import a library, as its older releases were; null for most. */
export function wrapperOf(specifier: string): string | null {
  const from = librarySources[specifier]?.from ?? '';
  return from.startsWith(`${runtime}/`) ? from.slice(runtime.length + 1) : null;
}

/** Packages that one needs beside it and does not bring. */
const companions: Record<string, string[]> = { 'zustand/traditional': ['use-sync-external-store'] };

export const withCompanions = (specifiers: Iterable<string>): string[] =>
  [...specifiers].flatMap((one) => [one, ...(companions[one] ?? [])]);

/** Packages that libraries get in another's place, as here (`libraryLinks`): jspdf draws with html2canvas too. */
const replaced = { html2canvas: ['html2canvas', 'html2pdf.js', 'jspdf'] };

/** What npm is told of them in a project with these packages. */
export function overridesFor(names: readonly string[]): Record<string, string> {
  const used = Object.entries(replaced).filter(([, users]) => users.some((one) => names.includes(one)));
  return Object.fromEntries(used.map(([name]) => [name, pinned(name)!]));
}

/** What package.json says for a package, at the exact version that runs here; null for one that is not here. */
export function pinned(name: string): string | null {
  const source = successors[name] ?? name;
  const version = versionOf(source);
  return version === null || source === name ? version : `npm:${source}@${version}`;
}

/** The version of a package that lies in a `node_modules` above the runtime. */
export function versionOf(name: string): string | null {
  const known = found.get(name);
  if (known !== undefined) return known;
  let version: string | null = null;
  for (let folder = runtimeFolder; version === null; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(file)) ({ version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string });
    if (dirname(folder) === folder) break;
  }
  found.set(name, version);
  return version;
}
