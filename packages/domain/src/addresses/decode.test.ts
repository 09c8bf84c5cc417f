import { expect, test } from 'vitest';
import { decodePath, decodeText } from './decode.ts';

test('[WALL-08] text that is not well encoded is recognised instead of thrown at', () => {
  expect([decodeText('%E2%82%AC%2F'), decodeText('100%'), decodeText('%E0%A4%A')]).toEqual(['€/', null, null]);
  expect([decodePath('/%E2%82%AC%2F'), decodePath('/100%'), decodePath('/%E0%A4%A')]).toEqual(['/€%2F', null, null]);
});
