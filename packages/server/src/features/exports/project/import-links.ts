import { posix } from 'node:path';

/** Extensions that Vite tries, in its order. */
const tried = ['', '.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

/**
 * The file that a plain Vite set-up with `@` for `src/` finds for an import; null for a package and for what it does not
 * find.
 */
export function plainTarget(specifier: string, from: string, has: (path: string) => boolean): string | null {
  const written = specifier.replace(/\?.*$/, '');
  const base = written.startsWith('.')
    ? posix.join(posix.dirname(from), written)
    : written.startsWith('@/')
      ? posix.join('src', written.slice(2))
      : null;
  if (base === null) return null;
  for (const stem of [base, `${base}/index`]) {
    for (const extension of tried) if (has(stem + extension)) return stem + extension;
  }
  return null;
}

/** Imports that mean another file than a plain set-up would find: importer to what it writes to the file. */
export class ImportLinks {
  readonly links: Record<string, Record<string, string>> = {};

  add(from: string, specifier: string, target: string): void {
    (this.links[from] ??= {})[specifier] = target;
  }

  get isEmpty(): boolean {
    return Object.keys(this.links).length === 0;
  }
}
