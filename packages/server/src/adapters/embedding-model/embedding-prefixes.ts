import type { EmbeddedKind } from './embedding-model.ts';

/** What stands in front of a text. Its version is part of what vectors are known by. */
export type Prefixes = Record<EmbeddedKind, string> & { version: string };

const none: Prefixes = { passage: '', question: '', version: '' };

/** Models that were trained with a word in front of each text, by their names. */
const known: readonly [RegExp, Prefixes][] = [
  [/nomic-embed-text/i, { passage: 'search_document: ', question: 'search_query: ', version: 'nomic-1' }],
  [/(?:^|[-/])(?:multilingual-)?e5-/i, { passage: 'passage: ', question: 'query: ', version: 'e5-1' }],
  [
    /mxbai-embed|bge-(?:small|base|large)-en/i,
    { passage: '', question: 'Represent this sentence for searching relevant passages: ', version: 'represent-1' },
  ],
];

export const prefixesOf = (model: string): Prefixes => known.find(([name]) => name.test(model))?.[1] ?? none;
