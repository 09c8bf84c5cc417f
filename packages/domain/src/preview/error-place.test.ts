import { expect, it } from 'vitest';
import { placeOfDetails } from './error-place.ts';

it.each([
  ['pages/Home.jsx:4\nat load (pages/Home.jsx:4)', { file: 'pages/Home.jsx', line: 4 }],
  ['globals.css', { file: 'globals.css', line: null }],
  ['components/deep/Form.tsx:120', { file: 'components/deep/Form.tsx', line: 120 }],
  ['', null],
  ['at load (pages/Home.jsx:4)', null],
  ['It happened in pages/Home.jsx', null],
])('[RUN-13] the place in %j', (details, place) => {
  expect(placeOfDetails(details)).toEqual(place);
});
