/** How a word before a colour's name changes it: towards which colour, and by what part of the way. */
type Shade = { words: readonly string[]; towards: string; by: number };
const shades: readonly Shade[] = [
  { words: ['pale', 'blass', 'blassem', 'very light', 'powder', 'zart', 'pastel', 'pastell'], towards: '#ffffff', by: 0.65 },
  { words: ['light', 'lighter', 'soft', 'weich', 'hell'], towards: '#ffffff', by: 0.5 },
  { words: ['dark', 'darker', 'deep', 'dunkel', 'dunkl', 'tief'], towards: '#000000', by: 0.4 },
  { words: ['muted', 'dusty', 'washed', 'faded', 'smoky', 'matt', 'gedeckt', 'rauch'], towards: '#8c8c8c', by: 0.4 },
  { words: ['bright', 'vivid', 'strong', 'rich', 'warm', 'cool', 'kräftig', 'leuchtend', 'satt'], towards: '#ffffff', by: 0 },
]; // prettier-ignore

const byWord = new Map(shades.flatMap(({ words, towards, by }) => words.map((word) => [word, { towards, by }])));
const longestFirst = [...byWord.keys()].sort((a, b) => b.length - a.length);
/** "dunkles Blau", "zartem Rosa", "helles". */
const withEnding = new RegExp(`^(${longestFirst.join('|')})(?:e[rsnm]?)?$`, 'u');

/** The hex value of a shade of a known colour, as in "pale yellow" and "zartes Rosa"; null where the word names no shade. */
export function shadeOf(word: string, hex: string): string | null {
  const shade = byWord.get(withEnding.exec(word)?.[1] ?? '');
  return shade ? mixed(hex, shade.towards, shade.by) : null;
}

/** "blassgelb" and "dunkelpetrol" in parts; null where the word begins with no shade. */
export function shadeInWord(word: string): { shade: string; colour: string } | null {
  const shade = longestFirst.find((one) => word.startsWith(one) && word.length > one.length + 2);
  return shade ? { shade, colour: word.slice(shade.length) } : null;
}

function mixed(from: string, to: string, by: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(from, at) * (1 - by) + part(to, at) * by));
  return `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
