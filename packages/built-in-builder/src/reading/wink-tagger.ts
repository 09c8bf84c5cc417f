import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemToken, type ItsFunction } from 'wink-nlp';
import { lemmaOfNoun } from './lemma.ts';
import type { PartOfSpeech, Tagger, Token } from './token.ts';

const parts: Record<string, PartOfSpeech> = {
  NOUN: 'noun',
  PROPN: 'noun',
  VERB: 'verb',
  AUX: 'auxiliary',
  ADJ: 'adjective',
  ADV: 'adverb',
  DET: 'determiner',
  PRON: 'pronoun',
  ADP: 'preposition',
  PART: 'other',
  CCONJ: 'conjunction',
  SCONJ: 'conjunction',
  NUM: 'number',
  PUNCT: 'mark',
  SYM: 'mark',
};

let loaded: Tagger | undefined;

/** English parts of speech by wink-nlp. Its model takes some 160 ms and 60 MB, so it is loaded at the first prompt. */
export const englishTagger: Tagger = (sentence) => (loaded ??= load())(sentence);

function load(): Tagger {
  const nlp = winkNLP(model, ['sbd', 'pos']);
  const { its } = nlp;
  // its declared type is that of a span; it takes a token as well
  const lemmaOf = its.lemma as unknown as ItsFunction<string>;
  // words that the model does not have are numbered after those that it has
  const firstUnknown = nlp.readDoc('qxzqxz').tokens().itemAt(0).out(its.uniqueId);
  return (sentence) => {
    const tokens: Token[] = [];
    let from = 0;
    nlp
      .readDoc(sentence)
      .tokens()
      .each((word: ItemToken) => {
        const text = word.out();
        const at = Math.max(from, sentence.indexOf(text, from));
        from = at + text.length;
        const lower = text.toLowerCase();
        const pos = parts[word.out(its.pos)] ?? 'other';
        const lemma = pos === 'noun' ? lemmaOfNoun(lower) : word.out(lemmaOf).toLowerCase();
        const isKnown = word.out(its.uniqueId) < firstUnknown;
        tokens.push({ text, isKnown, lower, lemma, pos, at, end: from });
      });
    return tokens;
  };
}
