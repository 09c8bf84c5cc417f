import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The tests that a page of docs/reviews names: the words of each link to a file with cases. */
const namedIn = (page: string) =>
  [...read(page).matchAll(/\[((?:\[[^\]]*\]|[^[\]])+)\]\((\.\.\/\.\.\/[^)]+\.ts(?:x?))\)/g)].flatMap(([, title, to]) =>
    /^`.*`$/.test(title!) ? [] : [{ title: title!.replaceAll('\\|', '|'), file: join(dirname(page), to!) }],
  );

test('every test that a review names is there, by its title', () => {
  const named = globSync('docs/reviews/*.md', { cwd: root }).flatMap(namedIn);
  expect(named.length).toBeGreaterThan(100);
  // The sentence counts; rules that a test proves besides come and go.
  const sentenceOf = (title: string) => title.replace(/^(?:\[[A-Z]+-\d+\] )+/, '');
  const isThere = (file: string, title: string) =>
    read(file)
      .replaceAll(/\\(['"`])/g, '$1')
      .includes(sentenceOf(title));
  expect(named.filter(({ file, title }) => !isThere(file, title))).toEqual([]);
});

test('every finding of a review has a test or a decision', () => {
  const rows = globSync('docs/reviews/*.md', { cwd: root }).flatMap((page) =>
    read(page)
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\| (?:---|Found)/.test(line)),
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => !/\]\(\.\.\/(?:\.\.\/[^)]+\.tsx?|decisions\/[^)]+)\)/.test(row))).toEqual([]);
});
