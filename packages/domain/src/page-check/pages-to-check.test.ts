import { expect, test } from 'vitest';
import { pagesToCheck } from './pages-to-check.ts';

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
};
const walked = (...changed: string[]) => pagesToCheck(new Set(changed), app).map(({ page }) => page);

test.each([
  ['a page', ['pages/About.jsx'], ['About']],
  ['what pages use, in circles too', ['components/Row.jsx'], ['Home', 'Team']],
  ['changed pages come before those that use a change', ['pages/Team.jsx', 'components/List.jsx'], ['Team', 'Home']],
  ['what stands around all pages', ['components/Nav.jsx'], ['Home']],
  ['nothing that a page uses', ['entities/Task.json', 'globals.css'], []],
])('[REPAIR-11] %s', (_, changed, pages) => {
  expect(walked(...changed)).toEqual(pages);
});

test('[REPAIR-11] at most six pages are opened, by their paths', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`admin/Page ${at}`, `pages/admin/Page ${at}.jsx`]),
  );
  const orders = pagesToCheck(new Set(Object.values(pages)), { ...app, pages, mainPage: null });
  expect(orders).toHaveLength(6);
  expect(orders[0]).toEqual({ page: 'admin/Page 0', path: '/admin/Page%200' });
});
