import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationTable } from './config-table.ts';

const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8').replace(/ +/g, ' ');

test('docs/configuration.md has the row of every variable as the schema describes it', () => {
  for (const row of configurationTable().split('\n').slice(2)) expect(page).toContain(row);
});
