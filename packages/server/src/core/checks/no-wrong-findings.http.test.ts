import { describe, expect, test } from 'vitest';
import { loadPlatform } from '../../compile/load-platform.ts';
import { createFindAppProblems } from './find-app-problems.ts';
import { builtInApps, exportNames, importedFiles } from './working-apps.fixture.ts';

const platform = loadPlatform();
const findAppProblems = createFindAppProblems(() => platform);

const findings = async (files: ReadonlyMap<string, string>) =>
  (await findAppProblems(files))
    .filter(({ severity }) => severity !== 'hint')
    .map(({ kind, file, message }) => `${kind} ${file}: ${message}`);

/** The one true finding: the import works, because the compiler forgives capitals. */
const known: Record<string, string[]> = {
  'g2-events': [
    'wrong-capitals pages/Home.jsx: The file is called “components/EventCard.jsx”, the import says “@/components/eventcard”.',
  ],
};

describe('[REPAIR-04] nothing is found wrong with apps that work', () => {
  test.each(exportNames)('the export %s', async (name) => {
    expect(await findings(importedFiles(name))).toEqual(known[name] ?? []);
  });

  test('every kind of app of the built-in builder', async () => {
    for await (const { id, files } of builtInApps()) {
      expect(files.size).toBeGreaterThan(10);
      expect({ id, found: await findings(files) }).toEqual({ id, found: [] });
    }
  });
});
