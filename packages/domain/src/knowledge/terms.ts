const run = /[\p{L}\p{N}\p{M}]+/gu;
/** What is written as one and has letters and figures, such as `LA-124` and `11-fach`. */
const joined = /[\p{L}\p{N}\p{M}]+(?:[-_./][\p{L}\p{N}\p{M}]+)+/gu;
const joinedMaxChars = 40;
const joints = /[-_./]/g;
/** Scripts whose words no space parts. The mark that makes a vowel of Katakana long belongs to no script. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const hasUnspaced = new RegExp(unspaced.source, 'u');
export const isUnspaced = (word: string): boolean => hasUnspaced.test(word);
const pairChars = 2;
export const gramChars = 4;

/** A word of a text as it is indexed, with where it stands. */
export type Word = { term: string; from: number; to: number };

/**
 * Words in one spelling: full-width forms and capitals are gone. Scripts without spaces give each two neighbouring letters. A
 * code is a word beside its parts, which other codes have as well.
 */
export function* wordsOf(text: string): Generator<string> {
  const spelled = text.normalize('NFKC').toLowerCase();
  yield* partsOf(spelled);
  for (const [code] of spelled.matchAll(joined)) if (isCode(code)) yield withoutJoints(code);
}

/** The same without codes. */
export function* partsOf(text: string): Generator<string> {
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(run)) yield* termsOfRun(word);
}

const isCode = (word: string): boolean => word.length <= joinedMaxChars && hasBoth(word);
/** Whether a word may be a code that is written as one. */
export const hasBoth = (word: string): boolean => /\p{N}/u.test(word) && /\p{L}/u.test(word);
const withoutJoints = (code: string): string => code.replaceAll(joints, '');
/** A text whose codes are one word each. */
export const withJoinedCodes = (text: string): string =>
  text.replaceAll(joined, (code) => (isCode(code) ? withoutJoints(code) : code));

/** The same with the place of each; where letters change their number in that spelling, with the place of the whole run. */
export function* placedWords(text: string): Generator<Word> {
  const codes = [...text.matchAll(joined)].filter(([code]) => isCode(code));
  for (const { 0: word, index } of text.matchAll(run)) {
    const spelled = word.normalize('NFKC').toLowerCase();
    let at = 0;
    const code = codes[0]?.index === index ? codes.shift() : undefined;
    if (code)
      yield { term: withoutJoints(code[0].normalize('NFKC').toLowerCase()), from: index, to: index + code[0].length };
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
