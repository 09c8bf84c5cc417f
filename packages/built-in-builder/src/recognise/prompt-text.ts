import { withoutLetter } from '../reading/letter.ts';
import { withoutTables } from '../reading/written-table.ts';

/** More than this says nothing that the builder could still use. */
const maxChars = 6_000;
/** Longer than every word that people write; what is longer still costs its square in each pattern that looks for words. */
const longestWord = 100;
const longestRun = 40;
/** "with 'plate', "due date" and 'notes'": where a list of names may stand in quotation marks. */
const named = /(?<!\p{L})(?:with|has|have|mit|hat|haben) [^.!?;:]{2,200}/gu;
const quoted = /(?<= )["'](\p{Ll}[\p{L}\p{N} -]{0,30})["'](?=,|\s(?:and|or|und|oder)\s|\s?$)/gu;

/** The prompt as plain words: tags and code fences gone, typographic quotes made plain, white space single. */
export function promptText(prompt: string): string {
  return withoutTables(withoutLetter(prompt.slice(0, maxChars)))
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/#(?![\da-f]{6}\b|[\da-f]{3}\b)/gi, ' ')
    .replace(/[`*_<>{}[\]\\|]+/g, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[ \t\r\f\v]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/[\p{L}\p{N}-]{101,}/gu, (word) => word.slice(0, longestWord))
    .replace(/([^\p{L}\p{N}\s])\1{40,}/gu, (run) => run.slice(0, longestRun))
    .trim();
}

/** A first message: a call ends a sentence as a stop does, and names in a list stand without quotation marks. */
export const firstPromptText = (prompt: string): string =>
  promptText(prompt)
    .replace(/!+(?=\s|$)/g, '.')
    .replace(named, (names) => names.replace(quoted, '$1'));

/** Lower case, umlauts and accents kept, everything else but letters and digits a space; with a space at both ends. */
export const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a word or phrase stands in text made by `plainWords`, alone or with a plural's ending. */
export function holdsPhrase(words: string, phrase: string): number {
  const plain = plainWords(phrase).trim();
  const pattern = new RegExp(` ${plain.replace(/y$/, '(?:y|ies)')}(?:e?s)? `, 'u');
  return words.search(pattern);
}
