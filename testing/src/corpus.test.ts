import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitLibraries, librarySources, sharedFolders } from '@whittle/runtime/build/specifiers.ts';
import { expect, test } from 'vitest';

const fixtures = fileURLToPath(new URL('../../fixtures/exports', import.meta.url));

const connectorOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

async function importedPackages(): Promise<Set<string>> {
  const entries = await readdir(fixtures, { recursive: true, withFileTypes: true });
  const code = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  );
  const specifiers = code.join('\n').matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
  return new Set([...specifiers].map(([, specifier]) => connectorOf(specifier!)));
}

test('[CORPUS-02] the apps of the corpus use every library that apps may import', async () => {
  const offered = [librarySources, kitLibraries, sharedFolders].flatMap((all) => Object.keys(all).map(connectorOf));
  const used = await importedPackages();
  // The headless parts that the kit stands on, fifty of one make: the kit's tests and some of the apps use them.
  const own = new Set(offered.filter((name) => !name.startsWith('@/') && !name.startsWith('@radix-ui/')));
  expect([...own].filter((name) => !used.has(name))).toEqual([]);
  expect([...used].some((name) => name.startsWith('@radix-ui/'))).toBe(true);
});
