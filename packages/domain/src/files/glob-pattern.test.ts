import { expect, test } from 'vitest';
import { globPattern } from './glob-pattern.ts';

const cases: [glob: string, fits: string[], fitsNot: string[]][] = [
  ['pages/*.jsx', ['pages/Home.jsx', 'pages/.jsx'], ['pages/admin/Home.jsx', 'pages/Home.jsxx', 'apages/Home.jsx']],
  ['pages/T?sk.jsx', ['pages/Task.jsx'], ['pages/T/sk.jsx', 'pages/Tsk.jsx']],
  ['**/Task.jsx', ['Task.jsx', 'a/Task.jsx', 'a/b/Task.jsx'], ['aTask.jsx', '/Task.jsx', 'a//Task.jsx']],
  ['lib/**', ['lib/a', 'lib/a/b.js', 'lib/'], ['lib', 'libs/a']],
  ['lib/**/*.js', ['lib/a.js', 'lib/x/y/a.js'], ['lib/a.ts', 'a.js']],
  ['a/{b,c/{d,e}}.js', ['a/b.js', 'a/c/d.js', 'a/c/e.js'], ['a/c.js', 'a/b,c.js']],
  ['[a-c]?[!x].js', ['a1y.js', 'cö🙂.js'], ['d1y.js', 'a1x.js']],
  ['a{b.js', ['a{b.js'], ['ab.js']],
  ['a[b.js', ['a[b.js'], ['ab.js']],
  ['[z-a].js', [], ['z.js']],
  ['', [''], ['a']],
];

test.each(cases)('%s', (glob, fits, fitsNot) => {
  const isFit = globPattern(glob);
  expect(fits.filter((path) => !isFit(path))).toEqual([]);
  expect(fitsNot.filter(isFit)).toEqual([]);
});

test('no pattern takes longer than its length and the path’s ask for', () => {
  const path = `lib/${'a'.repeat(60)}/${'a/'.repeat(60)}b.js`;
  expect(globPattern(`${'**/'.repeat(60)}${'*a'.repeat(60)}q`)(path)).toBe(false);
  expect(globPattern('{a,b}'.repeat(40))('a'.repeat(40))).toBe(false);
});
