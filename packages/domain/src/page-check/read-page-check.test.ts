import type { AppError } from '@whittle/contract/app-errors';
import type { PageCheckReport } from '@whittle/contract/page-check';
import { describe, expect, it, test } from 'vitest';
import type { Problem } from '../repairs/problem.ts';
import { isWorse } from './compare-checks.ts';
import { outcomeOfPage, problemsOfPage } from './read-page-check.ts';

const app = {
  files: new Map([
    ['pages/Home.jsx', 'export default () => null;'],
    ['pages/Task.jsx', "const id = new URLSearchParams(location.search).get('id');"],
    ['components/List.jsx', ''],
  ]),
  pages: { Home: 'pages/Home.jsx', Task: 'pages/Task.jsx' },
};
const error = (title: string, details = ''): AppError => ({ title, details, componentName: '', scope: 'page' });
const walk = (errors: AppError[], more: Partial<PageCheckReport> = {}): PageCheckReport => ({
  ...{ walk: 1, page: 'Home', viewer: 'owner', state: 'opened', refusedCalls: 0, errors },
  ...{ pressed: 0, notPressed: 0, unreadable: [] },
  ...more,
});

describe('[REPAIR-11] what a page showed', () => {
  it('is a problem at its place, with the way it came', () => {
    const details = 'components/List.jsx:4\nat List (components/List.jsx:4)\nat Home (pages/Home.jsx:9)';
    expect(problemsOfPage(walk([error('x is not a function', details)]), app)).toEqual([
      {
        kind: 'when-opened',
        severity: 'error',
        file: 'components/List.jsx',
        line: 4,
        message: 'When Home is opened: x is not a function',
        trace: 'at List (components/List.jsx:4)\nat Home (pages/Home.jsx:9)',
      },
    ]);
  });

  it.each(['', 'node_modules/react.js:12', 'no place at all'])(
    'is the page’s own without a place in the app: %s',
    (details) => {
      expect(problemsOfPage(walk([error('x is not a function', details)]), app)).toMatchObject([
        { file: 'pages/Home.jsx', line: null },
      ]);
    },
  );

  it.each([
    'GET /api/apps/{id}/entities/Task: answered 500',
    'POST https://api.example.org/x: no answer',
    'The image /logo.png could not be loaded',
    'Failed to fetch',
  ])('is not the page’s mistake when the network is: %s', (title) => {
    expect(problemsOfPage(walk([error(title)]), app)).toEqual([]);
  });

  it('counts nothing after a refused call', () => {
    expect(problemsOfPage(walk([error('x is not a function')], { refusedCalls: 1 }), app)).toEqual([]);
  });

  it('does not count a missing record where the address names none', () => {
    const nothing = error("Cannot read properties of null (reading 'title')");
    expect(problemsOfPage(walk([nothing], { page: 'Task' }), app)).toEqual([]);
    expect(problemsOfPage(walk([nothing]), app)).toHaveLength(1);
    expect(problemsOfPage(walk([error('Icon is not defined')], { page: 'Task' }), app)).toHaveLength(1);
  });

  it('says what was pressed and who looked', () => {
    const add = { ...error('x is not a function'), pressed: 'button “Add”' };
    expect(problemsOfPage(walk([add], { refusedCalls: 1 }), app)).toMatchObject([
      { message: 'When button “Add” is pressed on Home: x is not a function' },
    ]);
    expect(problemsOfPage(walk([error('user is null')], { viewer: 'visitor' }), app)).toMatchObject([
      { message: 'When Home is opened by somebody who is not signed in: user is null' },
    ]);
  });

  it('leaves refusals to whoever may not see, and what only people may do to people', () => {
    const refused = error('Sign in to see this.');
    expect(problemsOfPage(walk([refused], { viewer: 'person' }), app)).toEqual([]);
    expect(problemsOfPage(walk([refused]), app)).toHaveLength(1);
    const gesture = { ...error('API can only be initiated by a user gesture.'), pressed: 'button “Present”' };
    expect(problemsOfPage(walk([gesture]), app)).toEqual([]);
  });

  it('is said once, whoever else sees it', () => {
    const known = new Set<string>();
    const found = (['owner', 'visitor'] as const).map((viewer) =>
      problemsOfPage(walk([error('x is not a function')], { viewer }), app, { known }),
    );
    expect(found.map(({ length }) => length)).toEqual([1, 0]);
  });

  it('names text that cannot be read, in its theme', () => {
    const unreadable = [
      { theme: 'dark' as const, text: 'Total', place: 'components/List.jsx:4', colours: 'rgb(0 0 0) on rgb(1 1 1)' },
    ];
    expect(problemsOfPage(walk([], { unreadable }), app)).toEqual([
      {
        ...{ kind: 'when-opened', severity: 'error', file: 'components/List.jsx', line: 4 },
        message: 'In dark mode the text “Total” cannot be read: rgb(0 0 0) on rgb(1 1 1)',
      },
    ]);
  });

  it('says of the page whether it opened', () => {
    const [problem] = problemsOfPage(walk([error('x is not a function')]), app);
    expect(outcomeOfPage(walk([]), [problem!]).state).toBe('broken');
    expect(outcomeOfPage(walk([]), []).state).toBe('opened');
    expect(outcomeOfPage(walk([], { state: 'silent' }), []).state).toBe('silent');
  });
});

const faults = (count: number): Problem[] =>
  Array.from({ length: count }, () => ({ kind: 'other', severity: 'error', file: 'a.js', line: 1, message: '' }));

test.each([
  ['more of the same', { isOfPageCheck: true, open: faults(1) }, { isOfPageCheck: true, open: faults(2) }, true],
  ['as many', { isOfPageCheck: true, open: faults(1) }, { isOfPageCheck: true, open: faults(1) }, false],
  [
    'pages that can be opened at last',
    { isOfPageCheck: false, open: faults(1) },
    { isOfPageCheck: true, open: faults(3) },
    false,
  ],
  [
    'pages that cannot be opened any more',
    { isOfPageCheck: true, open: faults(3) },
    { isOfPageCheck: false, open: faults(1) },
    true,
  ],
])('[REPAIR-08] a try that leaves %s', (_, before, after, worse) => {
  expect(isWorse(before, after)).toBe(worse);
});
