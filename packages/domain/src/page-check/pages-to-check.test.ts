import { expect, test } from 'vitest';
import { pagesToCheck } from './pages-to-check.ts';
import { recordOfPage } from './record-of-page.ts';

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
  codeOf: (file: string) => (file === 'components/Face.jsx' ? 'Member.get(id)' : ''),
  entities: ['Book'],
  otherViewers: [],
};
const walked = (...changed: string[]) => pagesToCheck(new Set(changed), app).pages.map(({ page }) => page);

test.each([
  ['a page', ['pages/About.jsx'], ['About']],
  ['what pages use, in circles too', ['components/Row.jsx'], ['Home', 'Team']],
  ['changed pages come before those that use a change', ['pages/Team.jsx', 'components/List.jsx'], ['Team', 'Home']],
  ['what stands around all pages', ['components/Nav.jsx'], ['Home']],
  ['the style of all pages', ['globals.css'], ['Home']],
  ['the pages that use an entity', ['entities/Member.json'], ['Team']],
  ['nothing that a page uses', ['entities/Task.json'], []],
])('[REPAIR-11] %s', (_, changed, pages) => {
  expect(walked(...changed)).toEqual(pages);
});

test('[REPAIR-11] at most forty pages are opened, by their paths, and the others are named', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 42 }, (_, at) => [`admin/Page ${at}`, `pages/admin/Page ${at}.jsx`]),
  );
  const found = pagesToCheck(new Set(Object.values(pages)), { ...app, pages, mainPage: null });
  expect(found.pages).toHaveLength(40);
  expect(found.pages[0]).toEqual({ page: 'admin/Page 0', path: '/admin/Page%200', record: null, viewer: 'owner' });
  expect(found.leftOut).toEqual(['admin/Page 40', 'admin/Page 41']);
});

test('[REPAIR-11] all pages are opened as the owner before anybody else opens one', () => {
  const { pages } = pagesToCheck(new Set(['components/List.jsx']), { ...app, otherViewers: ['visitor', 'person'] });
  expect(pages.map(({ page, viewer }) => `${viewer} ${page}`)).toEqual([
    ...['owner Home', 'owner Team', 'visitor Home', 'visitor Team', 'person Home', 'person Team'],
  ]);
});

test.each([
  ['asks for it by id', 'Item', "const id = params.get('id'); Book.get(id)", 'Book by id'],
  ['asks for it by a filter', 'Item', "const id = params.get('id'); Book.filter({ id })", 'Book by id'],
  ['is called after it', 'BookDetail', 'const { book } = useBook(params.get("id"))', 'Book by id'],
  ['names it in the parameter', 'Read', 'useBook(params.get("bookId"))', 'Book by bookId'],
  ['names it with a line', 'Read', 'useBook(params.get("author_id"))', 'Author by author_id'],
  ['reads no id', 'Book', 'Book.list()', null],
  ['is of something else', 'Item', "const id = params.get('id'); Shelf.get(id)", null],
])('[REPAIR-11] a page shows one record when it %s', (_, page, code, expected) => {
  const record = recordOfPage(page, code, ['Book', 'Author']);
  expect(record && `${record.entity} by ${record.parameter}`).toBe(expected);
});
