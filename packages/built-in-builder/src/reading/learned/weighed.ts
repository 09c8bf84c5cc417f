import { isAlike } from '../lexicon/alike.ts';
import { headOf } from '../noun-of.ts';
import type { ReadByRules } from '../read-prompt.ts';
import { candidatesOf, coverOf, newCandidate, type Candidate } from './candidates.ts';
import { featuresOfCandidate } from './candidate-features.ts';
import { likelihood, likelihoods, type Feature, type Linear, type ManyLinear } from './linear.ts';
import { featuresOfText } from './text-features.ts';

/**
 * A candidate with how likely it is a record (`record`) and a field (`field`), by itself at first, then beside the
 * others; `usual` is how likely texts like this one need such a record.
 */
export type Weighed = Candidate & {
  record: number;
  field: number;
  alone: number;
  usual: number;
  /** Whether the rules made something of everything in its text. */
  isOfUnderstood: boolean;
};

export type FirstModels = { record: Linear; field: Linear; usual: ManyLinear };

/** From how much of a text on, in quarters, the rules made something of most of it, and of everything. */
export const muchCover = 3;
export const allCover = 4;

/** From how many words on a text is weighed even where the rules made something of everything, or took it for a game. */
export const manyWords = 20;

/** A text with what may be a record in it, and what speaks for each, which is worked out when it is asked for. */
export type Sketch = {
  read: ReadByRules;
  cover: number;
  /** How many words it has. */
  words: number;
  candidates: Candidate[];
  features: () => ReadonlyMap<Candidate, Feature[]>;
};

export function sketchOf(read: ReadByRules): Sketch {
  const candidates = candidatesOf(read);
  const cover = coverOf(candidates);
  const words = read.sentences.flatMap(({ tokens }) => tokens).filter(({ pos }) => pos !== 'mark').length;
  let known: Map<Candidate, Feature[]> | undefined;
  const features = () => (known ??= new Map(candidates.map((one) => [one, featuresOfCandidate(one, read, cover)])));
  return { read, cover, words, candidates, features };
}

const leastUsual = 0.1;
const languageOf = ({ read }: Sketch): string => (read.reading.language === 'de' ? 'de' : 'en');

/** `de:eintrag`: under what name a model of a usual record is kept. */
export const usualKey = (language: string, noun: string): string => `${language}:${noun}`;

/** Every candidate by itself, and the records that such texts need without naming them, in a name of something else either. */
export function weighAlone(sketch: Sketch, { record, field, usual }: FirstModels): Weighed[] {
  const weighed: Weighed[] = sketch.candidates.map((one) => {
    const features = sketch.features().get(one)!;
    const alone = likelihood(record, features);
    return Object.assign(one, { alone, record: alone, field: one.origin === 'noun' ? likelihood(field, features) : 0, usual: 0, isOfUnderstood: sketch.cover >= allCover }); // prettier-ignore
  });
  likelihoods(usual, featuresOfText(sketch.read)).forEach((p, place) => {
    const [language, noun = ''] = usual.keys[place]!.split(':');
    if (language !== languageOf(sketch) || p < leastUsual) return;
    const known = weighed.find((one) => isAlike(headOf(one.noun), noun));
    if (known) known.usual = p;
    else if (
      !sketch.candidates.some(({ mentions }) =>
        mentions.some(({ phrase }) => phrase.words.some(({ lemma }) => lemma === noun)),
      )
    )
      weighed.push(
        Object.assign(newCandidate(noun, 'usual'), {
          alone: p,
          record: p,
          field: 0,
          usual: p,
          isOfUnderstood: sketch.cover >= allCover,
        }),
      );
  });
  return weighed;
}
