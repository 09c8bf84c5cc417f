import { describe, expect, test } from 'vitest';
import { inPieces } from './pace.ts';

async function piecesOf(text: string): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of inPieces(text, 0, new AbortController().signal)) pieces.push(piece);
  return pieces;
}

describe('[GEN-79] a reply of the built-in builder streams', () => {
  test.each([0, 1, 160, 161, 5_000, 60_000, 400_000])('whole, in at most 250 pieces: %d characters', async (length) => {
    const text = 'some words 🌱 '.repeat(Math.ceil(length / 13)).slice(0, length);
    const pieces = await piecesOf(text);
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeLessThanOrEqual(250);
    expect(pieces.length).toBeGreaterThanOrEqual(Math.min(250, Math.floor(length / 161)));
  });

  test('never between the halves of a character', async () => {
    for (const piece of await piecesOf('🌱'.repeat(30_000))) expect(piece.isWellFormed()).toBe(true);
  });
});
