import { expect, test } from 'vitest';
import { pagesToCheck, recordOfPage } from './pages-to-check.ts';

const imports: Record<string, string[]> = {
  'pages/Home.jsx': ['components/List.jsx'],
  'pages/Team.jsx': ['components/List.jsx', 'components/Face.jsx'],
  'pages/About.jsx': [],
  'components/List.jsx': ['components/Row.jsx'],
  'components/Row.jsx': ['components/List.jsx'],
  'Layout.jsx': ['components/Nav.jsx'],
};
const app = {
  pages: { About: 'pages/About.jsx', Home: 'pages/Home.jsx', Team: 'pages/Team.jsx' },
  mainPage: 'Home',
  layout: 'Layout.jsx',
  root: null,
  importsOf: (file: string) => imports[file],
  codeOf: () => '',
  entities: ['Book'],
};
const walked = (...changed: string[]) => pagesToCheck(new Set(changed), app).pages.map(({ page }) => page);

test.each([
  ['a page', ['pages/About.jsx'], ['About']],
  ['what pages use, in circles too', ['components/Row.jsx'], ['Home', 'Team']],
  ['changed pages come before those that use a change', ['pages/Team.jsx', 'components/List.jsx'], ['Team', 'Home']],
  ['what stands around all pages', ['components/Nav.jsx'], ['Home']],
  ['nothing that a page uses', ['entities/Task.json', 'globals.css'], []],
])('[REPAIR-11] %s', (_, changed, pages) => {
  expect(walked(...changed)).toEqual(pages);
});

test('[REPAIR-11] at most twelve pages are opened, by their paths, and the others are named', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 14 }, (_, at) => [`admin/Page ${at}`, `pages/admin/Page ${at}.jsx`]),
  );
  const found = pagesToCheck(new Set(Object.values(pages)), { ...app, pages, mainPage: null });
  expect(found.pages).toHaveLength(12);
  expect(found.pages[0]).toEqual({ page: 'admin/Page 0', path: '/admin/Page%200', entity: null });
  expect(found.leftOut).toEqual(['admin/Page 12', 'admin/Page 13']);
});

test.each([
  ['asks for it by id', 'Item', "const id = params.get('id'); Book.get(id)", 'Book'],
  ['asks for it by a filter', 'Item', "const id = params.get('id'); Book.filter({ id })", 'Book'],
  ['is called after it', 'BookDetail', 'const { book } = useBook(params.get("id"))', 'Book'],
  ['reads no id', 'Book', 'Book.list()', null],
  ['is of something else', 'Item', "const id = params.get('id'); Shelf.get(id)", null],
])('[REPAIR-11] a page shows one record when it %s', (_, page, code, entity) => {
  expect(recordOfPage(page, code, ['Book', 'Author'])).toBe(entity);
});
