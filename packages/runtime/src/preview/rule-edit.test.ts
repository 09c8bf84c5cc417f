import { expect, test } from 'vitest';
import { ruleEdit } from './rule-edit.ts';

const sheet = (...utilities: string[]) =>
  `@layer theme, utilities;\n@layer theme { :root { --a: "}" } }\n@layer utilities {\n${utilities.join('\n')}\n}\n@property --b { syntax: "*"; inherits: false }\n`;
const [pad, red, wide] = [
  '.p-4 { padding: 1rem }',
  '.red\\{x { color: red }',
  '@media (width >= 48rem) { .wide { width: 9rem } }',
];

test('a class more is one rule more, where it stands', () => {
  expect(ruleEdit(sheet(pad, wide), sheet(pad, red, wide))).toEqual({
    ...{ path: [2], counts: [4, 2], at: 1, drop: 0, put: [red] },
  });
});

test('a rule that changed gives way to what it became', () => {
  expect(ruleEdit(sheet(pad, red), sheet('.p-4 { padding: 2rem }', red))).toEqual({
    ...{ path: [2], counts: [4, 2], at: 0, drop: 1, put: ['.p-4 { padding: 2rem }'] },
  });
});

test('a rule deep within others is changed where it stands', () => {
  expect(ruleEdit(sheet(pad, wide), sheet(pad, wide.replace('9rem', '8rem')))).toEqual({
    ...{ path: [2, 1], counts: [4, 2, 1], at: 0, drop: 1, put: ['.wide { width: 8rem }'] },
  });
});

test('the same text changes nothing, remarks are no rules', () => {
  expect(ruleEdit(sheet(pad), `/* { */\n${sheet(pad)}\n/* end`)).toMatchObject({
    drop: 1,
    put: [expect.stringMatching(/theme, utilities;$/)],
  });
  expect(ruleEdit(sheet(pad), sheet(pad))).toEqual({ path: [], counts: [4], at: 4, drop: 0, put: [] });
});

test('another stylesheet is put in its place whole', () => {
  const many = Array.from({ length: 60 }, (_, index) => `.m-${index} { margin: ${index}px }`);
  expect(ruleEdit(sheet(pad), sheet(...many))).toBeNull();
});
