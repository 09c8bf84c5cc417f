import { expect, it } from 'vitest';
import { digest } from './digest.ts';
import type { PastMessage } from './history.ts';
import { estimateTokens } from './tokens.ts';

const wrote = (file: string, title: string): PastMessage => ({
  role: 'assistant',
  content: `<action-group title="x">\n<action type="add_file" file="${file}" title="${title}">\nx\n</action>\n</action-group>`,
});
const asked = (content: string): PastMessage => ({ role: 'user', content });

it('a few turns are told in a line each', () => {
  expect(digest([asked('a reading list'), wrote('pages/Home.jsx', 'Home page')], 500)).toBe(
    'The person asked: a reading list\nYou did: Home page',
  );
});

it('[GEN-33] of many turns the decisions of the first ones and the state of each file stay, within the budget', () => {
  const turns = Array.from({ length: 300 }, (_, n) => [
    asked(`Change number ${n} of the list with some more words about it`),
    wrote('pages/Home.jsx', `Step ${n}`),
  ]).flat();
  const first = [
    asked('Prices must always include tax. Make it nice.'),
    wrote('components/Price.jsx', 'Price with tax'),
  ];
  const text = digest([...first, ...turns], 1_000);
  expect(text).toContain('- Prices must always include tax.');
  expect(text).not.toContain('Make it nice');
  expect(text).toContain('- components/Price.jsx: Price with tax');
  expect(text).toContain('The person asked: Change number 299');
  expect(estimateTokens(text)).toBeLessThanOrEqual(1_050);
  expect(digest([...first, ...turns], 1_000)).toBe(text);
});
