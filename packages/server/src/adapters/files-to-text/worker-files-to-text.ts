import { Worker } from 'node:worker_threads';
import type { ExtractAnswer, ExtractOrder } from './extract-worker.ts';
import type { Extraction, FilesToText } from './files-to-text.ts';
import { kindOfFile } from './kind-of-file.ts';
import { unpackedSize } from './zip-size.ts';

const worker = new URL('./extract-worker.ts', import.meta.url);

export type ExtractLimits = {
  timeoutMs: number;
  heapMb: number;
  /** Threads at once; further files wait. */
  threads: number;
  maxBytes: number;
  maxUnpackedBytes: number;
  maxChars: number;
};

export const extractLimits: ExtractLimits = {
  timeoutMs: 20_000,
  heapMb: 512,
  threads: 2,
  maxBytes: 50_000_000,
  maxUnpackedBytes: 200_000_000,
  maxChars: 400_000,
};

/**
 * Reads each file in a thread of its own that ends after `timeoutMs` or `heapMb`: what people upload may be made to take
 * all of a machine, and the libraries that read it are written for files that are not.
 */
export function createFilesToText(limits: ExtractLimits = extractLimits): FilesToText {
  const inTurn = createQueue(limits.threads);
  return {
    async extract({ bytes, type, name }) {
      const kind = kindOfFile(type, name);
      if (!kind) return { ok: false, problem: 'unknown-kind' };
      if (bytes.byteLength > limits.maxBytes) return { ok: false, problem: 'too-large' };
      if (kind === 'docx' || kind === 'xlsx') {
        const size = unpackedSize(bytes);
        if (size === null) return { ok: false, problem: 'unreadable' };
        if (size > limits.maxUnpackedBytes) return { ok: false, problem: 'too-large' };
      }
      return inTurn(() => runThread({ kind, bytes, maxChars: limits.maxChars }, limits));
    },
  };
}

function runThread(order: ExtractOrder, { timeoutMs, heapMb }: ExtractLimits): Promise<Extraction> {
  return new Promise((resolve) => {
    const thread = new Worker(worker, {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 64 },
      env: {},
      // Libraries warn about fonts and styles; nobody reads that.
      stdout: true,
      stderr: true,
    });
    thread.stdout.resume();
    thread.stderr.resume();
    const end = (extraction: Extraction) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(extraction);
    };
    const timer = setTimeout(() => end({ ok: false, problem: 'too-large' }), timeoutMs);
    thread.on('message', (answer: ExtractAnswer) =>
      end(answer.text === '' ? { ok: false, problem: 'no-text' } : { ok: true, ...answer }),
    );
    thread.on('error', (error) => end({ ok: false, problem: isOutOfMemory(error) ? 'too-large' : 'unreadable' }));
    thread.on('exit', () => end({ ok: false, problem: 'unreadable' }));
  });
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Runs at most `max` pieces of work at once, the others in the order in which they came. */
function createQueue(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
