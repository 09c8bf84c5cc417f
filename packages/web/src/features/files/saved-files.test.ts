import { expect, test } from 'vitest';
import { savedFiles } from './saved-files.ts';

const before = [
  { path: 'pages/Home.jsx', content: 'home' },
  { path: 'components/Card.jsx', content: 'card' },
  { path: 'lib/money.js', content: 'money' },
];

test('[FILE-16] every file of a save is known at once, not only the one it was asked for in', () => {
  const edit = {
    file: { id: '@/pages/Home', content: 'home 2' },
    base: 'home',
    others: [{ id: 'lib/money.js', content: 'money 2', base: 'money' }],
  };
  expect(savedFiles(before, edit, ['pages/Home.jsx', 'lib/money.js'])).toEqual([
    { path: 'pages/Home.jsx', content: 'home 2' },
    { path: 'components/Card.jsx', content: 'card' },
    { path: 'lib/money.js', content: 'money 2' },
  ]);
});

test('[FILE-03] a new file stands where it belongs', () => {
  const edit = { file: { id: 'components/Box', content: '' }, base: null };
  expect(savedFiles(before, edit, ['components/Box.jsx']).map(({ path }) => path)).toEqual([
    'pages/Home.jsx',
    'components/Box.jsx',
    'components/Card.jsx',
    'lib/money.js',
  ]);
});
