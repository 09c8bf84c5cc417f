import type { WorkerAnswer, WorkerCall } from './csv-worker-calls.ts';
import type { FileCheck } from './check-file.ts';
import type { Analysis, CheckedRow, FileFormat, ReadRequest } from './read-file.ts';

/** Reads a file beside the window, so that the screen stays alive however large it is. */
export interface CsvReader {
  /** `onRead` hears how many percent of the file have been read. */
  analyse(file: Blob, chosen?: Partial<FileFormat>, onRead?: (percent: number) => void): Promise<Analysis>;
  /** What an import would do; null when another question came in between. */
  check(request: ReadRequest): Promise<FileCheck | null>;
  /** Begins at the first row; `next` then answers the rows in order, null after the last one. */
  open(request: ReadRequest): Promise<void>;
  next(): Promise<CheckedRow[] | null>;
  close(): void;
}

export function createCsvReader(): CsvReader {
  const worker = new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });
  const waiting: ((answer: WorkerAnswer) => void)[] = [];
  let hear: (percent: number) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
    data.kind === 'reading' ? hear(data.percent) : waiting.shift()?.(data);
  worker.onerror = () => {
    for (const settle of waiting.splice(0)) settle({ kind: 'failed', message: 'the reader broke' });
  };

  const ask = async (call: WorkerCall): Promise<WorkerAnswer> => {
    const answer = await new Promise<WorkerAnswer>((resolve) => {
      waiting.push(resolve);
      worker.postMessage(call);
    });
    if (answer.kind === 'failed') throw new Error(answer.message);
    return answer;
  };

  return {
    async analyse(file, chosen = {}, onRead = () => {}) {
      hear = onRead;
      const answer = await ask({ kind: 'analyse', file, chosen });
      return answer.kind === 'analysis' ? answer.analysis : { ok: false, problem: 'unreadable' };
    },
    async check(request) {
      const answer = await ask({ kind: 'check', request });
      return answer.kind === 'checked' ? answer.check : null;
    },
    async open(request) {
      await ask({ kind: 'open', request });
    },
    async next() {
      const answer = await ask({ kind: 'next' });
      return answer.kind === 'rows' ? answer.rows : null;
    },
    close: () => worker.terminate(),
  };
}
