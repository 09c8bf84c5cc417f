import { gradeOf } from './lexicon/graded-nouns.ts';

const shortestEnd = 4;
const shared = /(?<!\p{L})((?:\p{Lu}\p{L}+-(?:, | und | oder |, und ))+)(\p{Lu}\p{L}{6,})/gu;

/** "Vor-, Haupt- und Nachspeise": each of them is a Speise. */
export const withSharedEnds = (text: string): string =>
  text.replace(shared, (whole: string, firsts: string, last: string) => {
    const end = endOf(last.toLowerCase());
    return end === null ? whole : `${firsts.replaceAll('-', end)}${last}`;
  });

/** The longest end that is a noun by itself. */
function endOf(word: string): string | null {
  for (let start = 3; start <= word.length - shortestEnd; start++) {
    const end = word.slice(start);
    if (gradeOf(end) !== undefined && isItself(end)) return end;
  }
  return null;
}

/** Known as it is, and not by an end of its own. */
const isItself = (end: string): boolean => {
  const grade = gradeOf(end);
  // a compound is known by an end that begins two letters in, so one more before tells the noun itself
  return grade === gradeOf(`xx${end}`) && grade !== gradeOf(`x${end}`);
};
