const run = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts whose words no space parts. The mark that makes a vowel of Katakana long belongs to no script. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const hasUnspaced = new RegExp(unspaced.source, 'u');
export const isUnspaced = (word: string): boolean => hasUnspaced.test(word);
const pairChars = 2;
export const gramChars = 4;

/** A word of a text as it is indexed, with where it stands. */
export type Word = { term: string; from: number; to: number };

/** Words in one spelling: full-width forms and capitals are gone. Scripts without spaces give each two neighbouring letters. */
export function* wordsOf(text: string): Generator<string> {
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(run)) yield* termsOfRun(word);
}

/** The same with the place of each; where letters change their number in that spelling, with the place of the whole run. */
export function* placedWords(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(run)) {
    const spelled = word.normalize('NFKC').toLowerCase();
    let at = 0;
    for (const term of termsOfRun(spelled)) {
      const found = spelled.length === word.length ? spelled.indexOf(term, at) : -1;
      if (found === -1) yield { term, from: index, to: index + word.length };
      else yield { term, from: index + found, to: index + found + term.length };
      at = Math.max(at, found);
    }
  }
}

/** The pieces of four letters of a word: what a word has in common with its other forms and with its misspellings. */
export function gramsOf(word: string): string[] {
  if (word.length < gramChars || isUnspaced(word)) return [];
  return Array.from({ length: word.length - gramChars + 1 }, (_, at) => word.slice(at, at + gramChars));
}

function* termsOfRun(word: string): Generator<string> {
  if (!isUnspaced(word)) return void (yield word);
  let end = 0;
  for (const { 0: part, index } of word.matchAll(unspaced)) {
    if (index > end) yield word.slice(end, index);
    const letters = [...part];
    if (letters.length < pairChars) yield part;
    for (let at = 0; at + pairChars <= letters.length; at += 1) yield letters.slice(at, at + pairChars).join('');
    end = index + part.length;
  }
  if (end < word.length) yield word.slice(end);
}
