import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import type { SyntaxNode } from '../../source-code/syntax.ts';
import { type ReadFile, readApp, readSource, type RepairTools } from '../app-facts.ts';
import { fixesAtOnce } from '../problem.ts';
import { undefinedNames } from './names.ts';

const tools = {
  parse: (path: string, code: string) => ({
    program: parseSync(path, code, { lang: 'jsx' }).program as unknown as SyntaxNode,
    errors: [],
  }),
  kitNames: new Map(),
  libraries: new Set(),
  icons: { has: () => false, names: () => [] },
} as unknown as RepairTools;

test('[REPAIR-01] of very many unknown names all are told, and so many are fixed at once as a round needs', () => {
  const names = Array.from({ length: fixesAtOnce + 20 }, (_, index) => `value${index}Number`);
  const code = names.map((name) => `const ${name} = 1;\n${name.replace('Number', 'Numbre')};`).join('\n');
  const file = readSource('lib/numbers.js', code, tools.parse) as ReadFile;
  const problems = undefinedNames(file, readApp(new Map(), new Map(), tools));
  expect(problems).toHaveLength(names.length);
  expect(problems.filter(({ fix }) => fix)).toHaveLength(fixesAtOnce);
});
