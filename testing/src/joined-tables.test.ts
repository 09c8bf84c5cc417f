import { globSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@whittle/contract/errors';
import { limits } from '@whittle/contract/limits';
import { expect, test } from 'vitest';

const contract = join(import.meta.dirname, '../../packages/contract/src');

/** The names in the tables of all areas, as each area has them. */
async function namesIn(file: 'errors.ts' | 'limits.ts'): Promise<string[]> {
  const names: string[] = [];
  for (const path of globSync(`*/${file}`, { cwd: contract })) {
    const tables: Record<string, object> = await import(join(contract, path));
    names.push(...Object.values(tables).flatMap(Object.keys));
  }
  return names.sort();
}

// Joining two tables that share a name keeps one of the two in silence.
test('[API-04] every error of an area is in the catalogue, and no code belongs to two areas', async () => {
  expect(await namesIn('errors.ts')).toEqual(Object.keys(errorCatalogue).sort());
});

test('every limit of an area is in the table, and no name belongs to two areas', async () => {
  expect(await namesIn('limits.ts')).toEqual(Object.keys(limits).sort());
});
