import { applyTextEdits, type TextEdit } from './text-edits.ts';

/** Where modules of an app lie, and what an import written in one of them means. */

export const folderOf = (path: string): string[] => path.split('/').slice(0, -1);
export const stemOf = (path: string): string => path.replace(/\.(?:[cm]?[jt]sx?|jsonc?)$/, '');

/** The path inside the app that a specifier means, null for a package or what leads outside. */
export function pathOfImport(specifier: string, from: string): string | null {
  const written = specifier.replace(/\?.*$/, '');
  const absolute = /^(?:@\/|~\/|\/(?:src\/)?|src\/)(.*)$/.exec(written);
  if (!absolute && !written.startsWith('.')) return null;
  const parts = absolute ? [] : folderOf(from);
  for (const part of (absolute ? absolute[1]! : written).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length === 0) return null;
    else parts.pop();
  }
  return parts.join('/');
}

/** Finds modules by what imports call them. */
export function createFindModule(paths: Iterable<string>): (specifier: string, from: string) => string | null {
  const exact = new Set(paths);
  const byStem = new Map<string, string>();
  for (const path of exact) {
    const stem = stemOf(path);
    for (const one of [stem, stem.replace(/(^|\/)index$/, '')]) {
      const key = one.replace(/\/$/, '').toLowerCase();
      if (!byStem.has(key)) byStem.set(key, path);
    }
  }
  return (specifier, from) => {
    const path = pathOfImport(specifier, from);
    if (path === null) return null;
    return exact.has(path) ? path : (byStem.get(path.toLowerCase()) ?? byStem.get(stemOf(path).toLowerCase()) ?? null);
  };
}

/** What an import says, and where it says so, quotes included. */
export type SpecifierPlace = { specifier: string; start: number; end: number };

/** The source of a module that moves from one folder to another, its relative imports written from the app's root. */
export function moveModule(source: string, imports: readonly SpecifierPlace[], from: string): string {
  return replaceSpecifiers(source, imports, ({ specifier }) => {
    const path = specifier.startsWith('.') ? pathOfImport(specifier, from) : null;
    return path === null ? null : `@/${path}${/\?.*$/.exec(specifier)?.[0] ?? ''}`;
  });
}

/** The source with other specifiers, in the quotes that were there; null leaves one as it is. */
export function replaceSpecifiers<T extends SpecifierPlace>(
  source: string,
  imports: readonly T[],
  specifierOf: (written: T) => string | null,
): string {
  const edits = imports.flatMap((written): TextEdit[] => {
    const specifier = specifierOf(written);
    if (specifier === null || specifier === written.specifier) return [];
    return [{ start: written.start + 1, end: written.end - 1, text: specifier }];
  });
  return applyTextEdits(source, edits);
}
