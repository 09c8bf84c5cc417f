import { expect, it } from 'vitest';
import { isMissingPart } from './missing-part.ts';

it.each([
  'Failed to fetch dynamically imported module: http://whittle.localhost:3000/assets/markdown.js',
  'error loading dynamically imported module: http://whittle.localhost:3000/assets/markdown.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/code.css',
])('[GEN-20] %s is a part that could not be fetched', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
});

it('[GEN-20] a mistake in the code is not', () => {
  expect(isMissingPart(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false);
  expect(isMissingPart('Failed to fetch dynamically imported module')).toBe(false);
});
