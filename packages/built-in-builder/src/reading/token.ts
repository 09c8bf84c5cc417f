/** What a word does in its sentence, as coarse as the reader needs it. */
export type PartOfSpeech =
  | 'noun'
  | 'verb'
  | 'auxiliary'
  | 'adjective'
  | 'adverb'
  | 'determiner'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'number'
  | 'mark'
  | 'other';

/** `at` and `end` are places in the sentence; `lemma` is singular for a noun and the infinitive for a verb. */
export type Token = {
  text: string;
  /** Whether the tagger's dictionary has the word; what it does not have may be misspelt. */
  isKnown: boolean;
  lower: string;
  lemma: string;
  pos: PartOfSpeech;
  at: number;
  end: number;
};

/** Parts of speech of one sentence. The only thing that the reader asks of a language library. */
export type Tagger = (sentence: string) => Token[];
