import { expect, test } from 'vitest';
import { wordsInCode } from '../testing/words-in-code.ts';

const components = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const textFiles = import.meta.glob<string>('../**/*.texts.ts', { eager: true, query: '?raw', import: 'default' });

test('[LANG-02] no component holds words of its own', () => {
  const files = Object.entries(components);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(([path, code]) => wordsInCode(path, code))).toEqual([]);
});

test.each([
  ['between tags', 'const a = <p>Save it</p>'],
  ['in a condition', "const a = <p>{isOpen ? 'Close' : name}</p>"],
  ['in an attribute', 'const a = <b aria-label="Close" />'],
  ['in a template', 'const a = <b title={`Close ${name}`} />'],
  ['in a list of choices', "const a = [{ label: 'Light' }]"],
])('[LANG-02] words %s are found', (_where, code) => {
  expect(wordsInCode('a.tsx', code)).toEqual(['a.tsx:1']);
});

test('[LANG-02] texts are defined under the names that translations find them by', () => {
  const constants = Object.entries(textFiles).flatMap(([path, code]) =>
    [...code.matchAll(/^export const (\w+)[^=]*=\s*(.*)$/gm)].map(([, name, value]) => ({ path, name, value })),
  );
  expect(constants.length).toBeGreaterThan(30);
  const wrong = constants.filter(
    ({ name, value }) => !new RegExp(`^defineTexts(<.*>)?\\(\\s*('${name}'|$)`).test(value!),
  );
  expect(wrong).toEqual([]);
});
