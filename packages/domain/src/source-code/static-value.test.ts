import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { exportedValue } from './static-value.ts';
import type { SyntaxNode } from './syntax.ts';

const valueIn = (code: string) =>
  exportedValue(parseSync('config.ts', code, { sourceType: 'module' }).program as unknown as SyntaxNode);

test.each([
  ['export default { a: [1, -2, `t`, null, true], "b-c": /x|y/ }', { a: [1, -2, 't', null, true], 'b-c': 'x|y' }],
  ['const more = { b: 2 }; export default { a: 1, ...more } satisfies Config', { a: 1, b: 2 }],
  ['module.exports = defineConfig({ plugins: [require("x")], theme: {} })', { plugins: [], theme: {} }],
  ['export default { a: make(), b: 1, [key]: 2, ["c"]: 3 }', { b: 1, c: 3 }],
  ['const a = a; export default { a, b: 1 }', { b: 1 }],
  ['export const a = 1', null],
])('[RUN-21] the value of %s is read without running it', (code, value) => {
  expect(valueIn(code)).toEqual(value);
});
