import { expect, test } from 'vitest';
import { readApp } from '../app-facts.ts';
import { hiddenPages } from './pages.ts';

function hiddenIn(written: Record<string, string>): string[] {
  const files = new Map(Object.entries(written));
  const modules = new Map(
    [...files.keys()].map((path) => [
      path,
      { exports: new Set(['default']), exportsOthers: false, redirect: null, needs: new Map() },
    ]),
  );
  const none = {} as Parameters<typeof readApp>[2];
  return hiddenPages(readApp(files, modules, none)).map(({ file }) => file);
}

test('[REPAIR-01] pages are found by their names, whatever signs these hold', () => {
  const home = `<Link to="/(auth)/Login" /><Link to="/C++/Intro" />`;
  expect(
    hiddenIn({
      'pages/Home.jsx': home,
      'pages/(auth)/Login.jsx': '',
      'pages/C++/Intro.jsx': '',
      'pages/a(b/Alone.jsx': '',
    }),
  ).toEqual(['pages/a(b/Alone.jsx']);
});
