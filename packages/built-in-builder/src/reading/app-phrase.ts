import type { Chunk } from './chunks.ts';
import { appWords } from './lexicon/app-words.ts';
import { genericWords } from './lexicon/generic-words.ts';

const maxWords = 3;
const maxChars = 28;
const formats = new Set([
  'text-based',
  'browser',
  'online',
  'web',
  'website',
  'webpage',
  'app',
  'application',
  'tool',
  'platform',
  'page',
  'site',
  'system',
  'portal',
  'software',
  'program',
  'tracker',
  'dashboard',
  'landing',
]);

/** Part of a short name: "Student portal" says more than "Student". */
const keptWords = new Set(['portal', 'dashboard', 'game', 'guide', 'shop', 'store', 'blog']);

/** What the first clause calls the app: of "a barber shop management website" the words before the last. */
export function nameInClause(chunks: readonly Chunk[]): string | null {
  const at = chunks.findIndex(
    ({ phrase }) => phrase && phrase.words.some(({ lower }) => appWords.has(lower) || formats.has(lower)),
  );
  const phrase = chunks[at]?.phrase;
  if (!phrase || at > 6) return null;
  if (!appWords.has(phrase.words.at(-1)!.lower)) return null;
  const words = phrase.words.filter(
    ({ lower, pos }) =>
      !formats.has(lower) && (!genericWords.has(lower) || lower === 'real') && pos !== 'number' && pos !== 'verb',
  );
  // a German compound that was taken apart is one word again
  const said = words.reduce((name, { text, at: from }, index) => `${name}${index > 0 && words[index - 1]!.end < from ? ' ' : ''}${text}`, ''); // prettier-ignore
  const before = [chunks[at - 2], chunks[at - 1]];
  // "a short-term rental": the tagger takes the two halves apart
  const isHyphenated = before[1]?.tokens[0]?.text === '-' && words[0] === phrase.words[0];
  const first = isHyphenated ? `${before[0]?.tokens.at(-1)?.text ?? ''}-${said}` : said;
  const name = words.length === 1 && keptWords.has(phrase.head) ? `${first} ${phrase.head}` : first;
  const isNoun = words.at(-1)?.pos === 'noun';
  return isNoun && words.length > 0 && words.length <= maxWords && name.length <= maxChars ? name : null;
}
