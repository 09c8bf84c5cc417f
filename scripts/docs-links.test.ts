import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = globSync('{*.md,docs/**/*.md}', { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every link of the documents leads to a file', () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to]) => ({ page, to: join(dirname(page), to!) })),
  );
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter(({ to }) => !existsSync(join(root, to)))).toEqual([]);
});

test('every room and file that the architecture names is there', () => {
  const sources = globSync('packages/{server,web,runtime}/src', { cwd: root });
  const paths = [...read('docs/architecture.md').matchAll(/\b(?:features|core|adapters|compile)(?:\/[\w-]+)+/g)];
  const isThere = (path: string) =>
    sources.some((source) => globSync(`${source}/${path}{,.*}`, { cwd: root }).length > 0);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.map(String).filter((path) => !isThere(path))).toEqual([]);
});
