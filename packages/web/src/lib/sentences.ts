import { sentenceTexts } from './sentences.texts.ts';

/**
 * A sentence that rules or the server put together in English, in the language that is shown; as it is where the
 * language does not have it.
 */
export function inShownLanguage(sentence: string): string {
  for (const { pattern, words } of patterns) {
    const found = pattern.exec(sentence);
    if (found) return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return sentence;
}

const patterns = sentenceTexts.map(({ english, words }) => ({ pattern: patternOf(english), words }));

function patternOf(english: string): RegExp {
  const parts = english.split(/\{(\w+)\}/);
  return new RegExp(
    `^${parts.map((part, at) => (at % 2 === 1 ? `(?<${part}>.*)` : part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))).join('')}$`,
    's',
  );
}
