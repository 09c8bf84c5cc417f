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

/** Sentences that stand in a line each, such as what was changed by hand in one stretch. */
export const linesInShownLanguage = (lines: string): string => lines.split('\n').map(inShownLanguage).join('\n');

/**
 * What a field refuses, several of it joined by semicolons (`record-input.ts`), in the language that is shown. Values may
 * hold semicolons: where a part is no sentence of its own, the
 * whole is one.
 */
export function problemsInShownLanguage(problems: string): string {
  const parts = problems.replace(/\.$/, '').split('; ');
  const shown = parts.map(inShownLanguage);
  if (shown.some((part, index) => part === parts[index])) return inShownLanguage(problems);
  return `${shown.join('; ')}${problems.endsWith('.') ? '.' : ''}`;
}

const patterns = sentenceTexts.map(({ english, words }) => ({ pattern: patternOf(english), words }));

function patternOf(english: string): RegExp {
  const parts = english.split(/\{(\w+)\}/);
  return new RegExp(
    `^${parts.map((part, at) => (at % 2 === 1 ? `(?<${part}>.*)` : part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))).join('')}$`,
    's',
  );
}
