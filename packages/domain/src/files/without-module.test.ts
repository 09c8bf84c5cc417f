import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import type { SyntaxNode } from '../source-code/syntax.ts';
import { withoutModule } from './without-module.ts';

const without = (code: string) => {
  const { program, errors } = parseSync('pages/Home.jsx', code, { lang: 'jsx', sourceType: 'module' });
  expect(errors).toEqual([]);
  return withoutModule(code, program as unknown as SyntaxNode, (specifier) => specifier === '@/components/Card');
};
const page = (jsx: string) => `import React from 'react';\nimport Card, { Title } from '@/components/Card';\n${jsx}`;
const bare = (jsx: string) => `import React from 'react';\n${jsx}`;

test('[FILE-04] the import of a deleted file goes, and the elements that it drew', () => {
  const from = page('export default () => (\n  <main>\n    <Card a={1} />\n    <p>Text</p>\n  </main>\n);\n');
  expect(without(from)).toBe(bare('export default () => (\n  <main>\n    <p>Text</p>\n  </main>\n);\n'));
});

test('[FILE-04] what stands inside an element of a deleted file stays', () => {
  expect(without(page('export default () => <Card><Title>My text</Title></Card>;\n'))).toBe(
    bare('export default () => <><>My text</></>;\n'),
  );
  expect(without(page('export default () => open ? <Card /> : <p />;\n'))).toBe(
    bare('export default () => open ? null : <p />;\n'),
  );
});

test('[FILE-04] names that only look like it are left alone', () => {
  const code = 'export default () => <p Card="1">{kit.Card({ Title: 1 })}<Card.Title /></p>;\n';
  expect(without(page(code))).toBe(bare('export default () => <p Card="1">{kit.Card({ Title: 1 })}</p>;\n'));
});

test.each([
  ['[FILE-04] a value in an expression', page('export default () => <p>{Title.length}</p>;\n')],
  ['[FILE-04] a name that is handed on', page('export default () => <Row as={Card} />;\n')],
  ['[FILE-04] a function that it calls', page('export default () => <Card>{(n) => <p>{n}</p>}</Card>;\n')],
  ['[FILE-04] all that a component answers', page('export default () => <Card />;\n')],
  ['[FILE-04] a re-export', `export { Title } from '@/components/Card';\n`],
  ['[FILE-04] an import that is called', `const Card = lazy(() => import('@/components/Card'));\n`],
])('%s is left for a person to change', (_, code) => {
  expect(without(code)).toBeNull();
});
