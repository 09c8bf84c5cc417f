import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The ids of a text; `ENT-04 to ENT-09` means those between as well. */
function idsOf(text: string): Set<string> {
  const ids = new Set([...text.matchAll(/\b[A-Z]+-\d{2}\b/g)].map(([id]) => id));
  for (const [, area, from, to] of text.matchAll(/\b([A-Z]+)-(\d{2}) to \1-(\d{2})\b/g)) {
    for (let number = Number(from); number <= Number(to); number += 1) {
      ids.add(`${area}-${String(number).padStart(2, '0')}`);
    }
  }
  return ids;
}

test('every rule that a test names stands in docs/requirements.md', () => {
  const tests = globSync('{packages,testing,e2e}/**/*.{test.ts,test.tsx,e2e.ts}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const named = tests.flatMap((path) => [...read(path).matchAll(/\[([A-Z]+-\d{2})\]/g)].map(([, id]) => id!));
  const written = idsOf(read('docs/requirements.md'));
  expect(named.length).toBeGreaterThan(500);
  expect([...new Set(named)].filter((id) => !written.has(id))).toEqual([]);
});
