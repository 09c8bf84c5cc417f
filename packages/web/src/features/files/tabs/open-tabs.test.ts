import { expect, test } from 'vitest';
import { closeOtherTabs, closeTab, moveTab, openTab, renameTab, tabBeside, tabNames } from './open-tabs.ts';

const tabs = (text: string, active: string | null = null) => ({ paths: [...text], active });

test('[FILE-13] a file opens behind the shown one, once', () => {
  expect(openTab(tabs('abc', 'a'), 'x', 9)).toEqual(tabs('axbc', 'x'));
  expect(openTab(tabs('abc', 'a'), 'c', 9)).toEqual(tabs('abc', 'c'));
  expect(openTab(tabs(''), 'x', 9)).toEqual(tabs('x', 'x'));
});

test('[FILE-13] beyond the limit a tab goes, never the shown ones', () => {
  expect(openTab(tabs('abc', 'a'), 'x', 3)).toEqual(tabs('axc', 'x'));
});

test('[FILE-13] closing shows the neighbour; closing the others leaves those that must stay', () => {
  expect(closeTab(tabs('abc', 'b'), 'b')).toEqual(tabs('ac', 'c'));
  expect(closeTab(tabs('abc', 'c'), 'c')).toEqual(tabs('ab', 'b'));
  expect(closeTab(tabs('abc', 'c'), 'a')).toEqual(tabs('bc', 'c'));
  expect(closeTab(tabs('a', 'a'), 'a')).toEqual(tabs('', null));
  expect(closeOtherTabs(tabs('abcd', 'a'), 'b', (path) => path === 'd')).toEqual(tabs('bd', 'b'));
});

test('[FILE-13] tabs change their order, follow a rename and go round', () => {
  expect(moveTab(tabs('abc', 'a'), 'c', 'a').paths.join('')).toBe('cab');
  expect(moveTab(tabs('abc', 'a'), 'a', 'c').paths.join('')).toBe('bca');
  expect(renameTab(tabs('abc', 'b'), 'b', 'x')).toEqual(tabs('axc', 'x'));
  expect(tabBeside(tabs('abc', 'c'), 1)).toBe('a');
  expect(tabBeside(tabs('abc', 'a'), -1)).toBe('c');
  expect(tabBeside(tabs(''), 1)).toBeNull();
});

test('[FILE-13] files of one name are told apart', () => {
  expect(tabNames(['pages/Home.jsx', 'components/admin/Home.jsx', 'Layout.jsx'])).toEqual([
    'pages/Home.jsx',
    'admin/Home.jsx',
    'Layout.jsx',
  ]);
});
