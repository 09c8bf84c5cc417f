import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryNames } from '@whittle/runtime/build/manifest.ts';
import { runtimeFolder } from '../load-platform.ts';

/** The exports of every library by its specifier, as the runtime's build wrote them down. */
export function readLibraryNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const names = JSON.parse(readFileSync(join(runtimeFolder, 'dist', 'names.json'), 'utf8')) as LibraryNames;
  return new Map(Object.entries(names).map(([specifier, own]) => [specifier, new Set(own)]));
}
