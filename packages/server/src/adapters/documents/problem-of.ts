import { DocumentError, type DocumentProblem } from './documents.ts';

/** A library, or what comes with one, is not where it was installed. Readers open no files but those. */
const missing = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ENOENT', 'ERR_DLOPEN_FAILED']);

/** Why a reader threw, for people: a file is only called damaged when what reads it is there. */
export function problemOf(error: unknown): DocumentProblem {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (missing.has((cause as NodeJS.ErrnoException).code ?? '')) return 'not-installed';
  }
  return error instanceof DocumentError ? error.problem : 'unreadable';
}
