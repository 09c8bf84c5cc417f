import type { Citation } from '@whittle/contract/knowledge/citation';
import { isAlike } from './mark-words.ts';
import { gramsOf, partsOf, wordsOf } from './terms.ts';

/** Letters of a name that is worth asking for. */
const nameMin = 3;
/** Of the words within sentences: where more begin with a capital, common nouns do (German). */
const capitalsMax = 0.2;

type Known = { figures: ReadonlySet<string>; words: readonly string[] };

/**
 * Sentences of an answer whose figures or names stand in no passage that they cite; those that cite none are held against
 * all passages that the answer cites. What was asked may be repeated. `text` has its citations as `[1]`.
 */
export function unsupportedSentences(text: string, citations: readonly Citation[], asked: string): string[] {
  const cited = citations.filter(({ number }) => number !== null);
  const plain = text.replaceAll(/```[\s\S]*?(?:```|$)/g, '\n').replaceAll(/[`*_#>|]/g, ' ');
  const sentences = sentencesOf(plain);
  const hasCapitalNouns = shareOfCapitals(sentences) > capitalsMax;
  const question = knownIn(asked);
  const known = new Map(cited.map((one) => [one.number!, knownIn([one.name, ...one.titlePath, one.text].join('\n'))]));
  return sentences.filter((sentence) => {
    const own = [...sentence.matchAll(/\[(\d+)\]/g)].flatMap(([, number]) => known.get(Number(number)) ?? []);
    const against = [question, ...(own.length > 0 ? own : known.values())];
    const said = sentence.replaceAll(/\[\d+\]/g, ' ').replace(/^\s*(?:[-•]|\d+[.)])\s+/, '');
    return (
      figuresOf(said).some((figure) => !against.some(({ figures }) => hasFigure(figures, figure))) ||
      namesOf(said, hasCapitalNouns).some((name) => !against.some(({ words }) => hasName(words, name)))
    );
  });
}

/** Ends are full stops and lines; a citation behind the stop belongs to the sentence before it. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…。！？]["”»)]?(?:\s*\[\d+\])*)\s+(?!\s*\[\d+\])(?=["“„«(]?[\p{Lu}\p{Lo}\d-])|\n+/u)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

const figures = /\d+(?:[.,'’:]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/g;

const figuresOf = (text: string): string[] => text.match(figures) ?? [];

/** `1,200.00`, `1.200` and `1200` are one figure. */
const plainFigure = (figure: string): string =>
  figure
    .replace(/[.,]0{1,2}$/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '');

const hasFigure = (known: ReadonlySet<string>, figure: string): boolean =>
  known.has(plainFigure(figure)) || figure.split(/[^\d]+/).every((piece) => known.has(plainFigure(piece)));

function knownIn(text: string): Known {
  const found = figuresOf(text);
  return {
    figures: new Set([...found.map(plainFigure), ...found.flatMap((one) => one.split(/\D+/).map(plainFigure))]),
    words: [...new Set(wordsOf(text))],
  };
}

/** Words that begin with a capital within a sentence; where common nouns do, only two of them in a row, and codes. */
function namesOf(sentence: string, hasCapitalNouns: boolean): string[] {
  const words = sentence.split(/[^\p{L}\p{M}\p{N}'’-]+/u).filter((word) => word !== '');
  const isCapital = (word: string | undefined) =>
    word !== undefined && word.length >= nameMin && /^\p{Lu}/u.test(word) && !/^\d/.test(word);
  return words.filter((word, at) => {
    if (at === 0 || !isCapital(word)) return false;
    return (
      !hasCapitalNouns ||
      (isCapital(words[at - 1]) && at > 1) ||
      isCapital(words[at + 1]) ||
      /\p{Lu}.*[\d-]/u.test(word)
    );
  });
}

function hasName(known: readonly string[], name: string): boolean {
  return [...partsOf(name.replace(/['’]\p{L}*$/u, ''))].every((word) => {
    const one = { word, grams: new Set(gramsOf(word)) };
    return known.some((term) => isAlike(term, one));
  });
}

function shareOfCapitals(sentences: readonly string[]): number {
  const within = sentences.flatMap((one) =>
    one
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word !== '')
      .slice(1),
  );
  return within.filter((word) => /^\p{Lu}/u.test(word)).length / (within.length || 1);
}
