import { describe, expect, test } from 'vitest';
import { toSafeRegex } from './safe-regex.ts';

describe('[ENT-15] regular expressions that are run', () => {
  test.each([
    ['open|done', 'open|done'],
    ['^(?:a|b)c$', '^(?:a|b)c$'],
    ['\\d{3}-\\d{2,4}', '\\d{3}\\-\\d{2,4}'],
    ['[a-z0-9_.]+@', '[a-z0-9_\\.]+\\@'],
    ['[^\\d-]', '[^\\d\\-]'],
    ['\\bfoo\\b', '\\yfoo\\y'],
    ['a.b', 'a[^\\n]b'],
    ['1\\.5', '1\\.5'],
    ['***=a', null],
    ['(?i)a', null],
    ['(?=a)b', null],
    ['(a)\\1', null],
    ['(a+)+$', null],
    ['(a*)*b', null],
    ['(?:x{1,50}){1,50}', null],
    ['a**', null],
    ['a+?', null],
    ['a{1,1000}', null],
    ['(a', null],
    ['a)', null],
    ['[z-a]', null],
    ['[]', null],
    ['[[:alpha:]]', null],
    ['\\m', null],
    ['\\', null],
    ['x'.repeat(201), null],
  ])('%s becomes %s', (regex, expected) => {
    expect(toSafeRegex(regex)).toBe(expected);
  });
});
