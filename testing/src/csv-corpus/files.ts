import type { CorpusFile } from './corpus-file.ts';
import { dateAndWordFiles } from './dates-and-words.ts';
import { formFiles, refusedFiles } from './forms.ts';
import { mixedFiles } from './mixed.ts';
import { numberFiles } from './numbers.ts';

/** Awkward files, each with what must be stored and which cells must be marked. */
export const corpusFiles: readonly CorpusFile[] = [...numberFiles, ...dateAndWordFiles, ...formFiles, ...mixedFiles];
export { refusedFiles };
