import { checkFile, type FileCheck } from './check-file.ts';
import {
  type Analysis,
  analyseFile,
  type CheckedRow,
  type FileFormat,
  readFile,
  type ReadRequest,
} from './read-file.ts';

/** What the window asks its worker; answers come in the order of the questions. */
export type WorkerCall =
  | { kind: 'analyse'; file: Blob; chosen: Partial<FileFormat> }
  | { kind: 'check'; request: ReadRequest }
  | { kind: 'open'; request: ReadRequest }
  | { kind: 'next' };

export type WorkerAnswer =
  /** How much of a file has been read; no answer yet. */
  | { kind: 'reading'; percent: number }
  | { kind: 'analysis'; analysis: Analysis }
  /** Null when another question came in between. */
  | { kind: 'checked'; check: FileCheck | null }
  | { kind: 'opened' }
  /** Null after the last row. */
  | { kind: 'rows'; rows: CheckedRow[] | null }
  | { kind: 'failed'; message: string };

/**
 * The worker's side: holds the one file that is being read. Never throws. `tell` sends what comes before an answer,
 * `isAsked` knows whether another question waits, which a check makes way for.
 */
export function createCsvAnswers(
  tell: (news: WorkerAnswer) => void = () => {},
  isAsked: () => boolean = () => false,
): (call: WorkerCall) => Promise<WorkerAnswer> {
  let reading: AsyncGenerator<CheckedRow[]> | null = null;
  return async (call) => {
    try {
      switch (call.kind) {
        case 'analyse':
          return {
            kind: 'analysis',
            analysis: await analyseFile(call.file, call.chosen, (percent) => tell({ kind: 'reading', percent })),
          };
        case 'check':
          return { kind: 'checked', check: await checkFile(call.request, isAsked) };
        case 'open':
          reading = readFile(call.request);
          return { kind: 'opened' };
        case 'next': {
          const next = await reading?.next();
          return { kind: 'rows', rows: next && !next.done ? next.value : null };
        }
      }
    } catch (error) {
      return { kind: 'failed', message: (error as Error).message };
    }
  };
}
