import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { appFiles } from './app-files.ts';

const filesOf = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  return new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
};

test('[GEN-60] what belongs to a record stands beside it where there is room', () => {
  const files = filesOf(
    'Bands and their gigs: bands with name and style; gigs belong to a band, with date, place and fee',
  );
  expect(files.get('pages/BandDetail.jsx')).toContain('xl:grid-cols-');
  expect(files.get('pages/GigDetail.jsx')).not.toContain('xl:grid-cols-');
});

test('[GEN-60] a review shows its stars on the page of what it is about', () => {
  const files = filesOf('A website for a pottery school with courses. Users can rate courses and write reviews');
  const page = [...files].find(
    ([path, content]) => path.startsWith('pages/') && content.includes('RelatedReviews'),
  )![1];
  expect(page).toMatch(/meta=\{facts\(review\.rating, review\.review\)\}/);
});

test('[GEN-60] the home page of a site shows prices, and what can be done beside the first way in', () => {
  const home = filesOf('A website for a ski school with lessons and prices. Visitors can book lessons and contact us').get('pages/Home.jsx')!; // prettier-ignore
  expect(home).toMatch(/money\(\w+\.price\)/);
  expect(home.indexOf('On this site')).toBeLessThan(home.indexOf('</header>'));
});
