import type { ImportNote } from '@whittle/contract/imports';
import {
  type ImportSentence,
  type ImportSentenceCode,
  importSentences,
  type SentenceValues,
} from '@whittle/contract/imports/sentences';

/** So many of a list are named, and the rest is counted. */
const mostNamed = 8;

/** Puts values where a sentence has their names; `list` joins several, and says how many more there are. */
export const fillSentence = (
  sentence: string,
  values: SentenceValues,
  list: (named: readonly string[], more: number) => string,
): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]! : whole;
    return Array.isArray(value)
      ? list(value.slice(0, mostNamed), Math.max(0, value.length - mostNamed))
      : String(value);
  });

const inEnglish = (named: readonly string[], more: number): string => {
  if (more > 0) return `${named.join(', ')} and ${more} more`;
  return [named.slice(0, -1).join(', '), ...named.slice(-1)].filter(Boolean).join(' and ');
};

/** What an import says: as a code with its values, for readers of every language, and in English. */
export const sayOfImport = (code: ImportSentenceCode, values: SentenceValues = {}): ImportSentence => ({
  code,
  values,
  message: fillSentence(importSentences[code], values, inEnglish),
});

/** A sentence about one file, or about the whole when `path` is null. */
export const noteOf = (
  code: ImportSentenceCode,
  path: string | null,
  values?: SentenceValues,
  line: number | null = null,
): ImportNote => ({ path, line, ...sayOfImport(code, values) });

/** A sentence that another rule has written, such as the one about paths, which has no code here. */
export const plainNote = (path: string | null, message: string): ImportNote => ({
  path,
  line: null,
  code: null,
  values: {},
  message,
});

/** One sentence about so many files. */
export const noteOfFiles = (code: ImportSentenceCode, files: number): ImportNote => {
  const { message, ...said } = sayOfImport(code, { files });
  return { path: null, line: null, ...said, message: `${files} ${files === 1 ? 'file' : 'files'}: ${message}` };
};
