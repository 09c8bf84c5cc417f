/**
 * Words of a language that nobody speaks, as often as words of a language are: half of what is said are a few hundred of
 * them. The same in every run.
 */
export function createMadeTexts() {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const syllables = ['ka', 'lo', 'mi', 'ren', 'sta', 'ver', 'un', 'tel', 'bro', 'ix', 'pan', 'dor'];
  const wordAt = (n: number): string =>
    n < syllables.length
      ? syllables[n]!
      : wordAt(Math.floor(n / syllables.length) - 1) + syllables[n % syllables.length]!;
  const word = () => wordAt(Math.floor(30_000 ** random()));
  return { words: (count: number) => Array.from({ length: count }, word).join(' ') };
}
