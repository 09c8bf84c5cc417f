import { expect, test } from 'vitest';
import { readJsonc } from './jsonc.ts';

test.each([
  ['{"a": 1}', { a: 1 }],
  ['\uFEFF{"a": 1}', { a: 1 }],
  ['// a list\n[1, 2, /* none */]', [1, 2]],
  ['{"a": "http://x/*y*/", "b": ",]", }', { a: 'http://x/*y*/', b: ',]' }],
])('reads %j', (source, value) => {
  expect(readJsonc(source)).toMatchObject({ ok: true, value });
});

test('what is read is answered as strict JSON too, in the lines of the source', () => {
  const read = readJsonc('{\n  "a": 1, // one\n  "b": 2,\n}');
  expect(read).toEqual({ ok: true, value: { a: 1, b: 2 }, text: '{\n  "a": 1,\n  "b": 2\n}' });
});

test('a key that is called like the prototype is a key', () => {
  const read = readJsonc('{"__proto__": {"isAdmin": true}, }');
  const value = read.ok ? (read.value as Record<string, unknown>) : {};
  expect(Object.hasOwn(value, '__proto__')).toBe(true);
  expect(value['isAdmin']).toBeUndefined();
});

test.each(['{a: 1}', '[1, , 2]', '[1, 2', '/* open', '', '['.repeat(200_000)])(
  'refuses what is no JSON with a reason',
  (source) => {
    const read = readJsonc(source);
    expect(read).toMatchObject({ ok: false, message: expect.stringMatching(/JSON/) });
  },
);

test('a reason names the place in the source, behind comments', () => {
  expect(readJsonc('// one\n{"a": 1 "b": 2}')).toMatchObject({ message: expect.stringContaining('line 2 column 9') });
});
