import { expect, test } from 'vitest';
import { findInFiles } from './find-in-files.ts';

const files = [
  { path: 'pages/Home.jsx', content: 'import { Note } from "@/entities/all";\n\n    const note = <Note />;\n' },
  { path: 'components/Card.jsx', content: 'export const Card = () => null;\n' },
];

test('[FILE-11] every line that holds the text is found, with its place', () => {
  expect(findInFiles(files, 'note').lines).toEqual([
    { path: 'pages/Home.jsx', line: 1, text: 'import { Note } from "@/entities/all";', from: 9, to: 13 },
    { path: 'pages/Home.jsx', line: 3, text: 'const note = <Note />;', from: 6, to: 10 },
  ]);
  expect(findInFiles(files, 'note', true).lines.map(({ line }) => line)).toEqual([3]);
  expect(findInFiles(files, 'Card').lines.map(({ path }) => path)).toEqual(['components/Card.jsx']);
});

test('[FILE-11] letters that mean something in a pattern are letters', () => {
  expect(findInFiles(files, '() =>').lines).toHaveLength(1);
  expect(findInFiles(files, '.*').lines).toEqual([]);
  expect(findInFiles(files, '  ').lines).toEqual([]);
});

test('[FILE-11] a long line is shown around what was found, and thousands of lines are cut off', () => {
  const long = [{ path: 'a.js', content: `${'x'.repeat(5_000)}needle${'y'.repeat(5_000)}` }];
  const [found] = findInFiles(long, 'needle').lines;
  expect(found!.text.slice(found!.from, found!.to)).toBe('needle');
  expect(found!.text.length).toBeLessThan(300);
  const many = [{ path: 'a.js', content: 'needle\n'.repeat(2_000) }];
  expect(findInFiles(many, 'needle')).toMatchObject({ hasMore: true });
});
