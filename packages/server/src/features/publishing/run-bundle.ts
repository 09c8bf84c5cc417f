import { Worker } from 'node:worker_threads';
import type { Bundle } from './bundle.ts';

const timeLimitMs = 60_000;
const idleMs = 60_000;
const memoryLimitMb = 1_024;

type Made = { app: Bundle; shell: string };
export type BundleJob = { kind: keyof Made; files: ReadonlyMap<string, string>; stored: ReadonlySet<string> };
type Answer = { made: unknown } | { error: unknown };
type Job = { resolve(made: unknown): void; reject(reason: unknown): void };

/**
 * Bundles apps off the server's own thread, one after the other: an app that takes too long, or all memory, ends the thread
 * and takes no other with it. The thread is started by the first publish and ends when nobody published for a minute, which
 * gives back the memory of the build tools.
 */
export function createBundler() {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let job: Job | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const end = (reason: unknown) => {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
    job?.reject(reason);
    job = null;
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./bundle-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
    // A server that stops does not wait for an idle thread.
    started.unref();
    started.on('message', (answer: Answer) => {
      if (worker !== started) return;
      if ('made' in answer) job?.resolve(answer.made);
      else job?.reject(answer.error);
      job = null;
    });
    started.once('error', (error) => worker === started && end(error));
    started.once('exit', (code) => worker === started && end(new Error(`the bundler ended with code ${code}`)));
    return started;
  };

  /** Ends the thread when nothing happens for a while. */
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => end(new Error('nobody publishes')), idleMs).unref();
  };

  const runAlone = async (work: BundleJob): Promise<unknown> => {
    if (isClosed) throw stopping();
    clearTimeout(idle);
    const thread = (worker ??= start());
    const timer = setTimeout(() => end(new Error('bundling took too long')), timeLimitMs);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        job = { resolve, reject };
        thread.postMessage(work);
      });
    } finally {
      clearTimeout(timer);
      rest();
    }
  };

  const run = <K extends keyof Made>(work: BundleJob & { kind: K }): Promise<Made[K]> => {
    const made = last.then(() => runAlone(work));
    last = made.catch(() => undefined);
    return made as Promise<Made[K]>;
  };

  return {
    /** What visitors load, without the bytes of what is `stored`. Rejects when it takes too long or too much memory. */
    run: (files: BundleJob['files'], stored: ReadonlySet<string>) => run({ kind: 'app', files, stored }),
    /** The script that renders first pictures. Rejects likewise, and when it cannot be made. */
    runShell: (files: BundleJob['files']) => run({ kind: 'shell', files, stored: new Set() }),

    /** Starts the thread ahead: somebody is about to publish, and starting takes longer than bundling. */
    warm: () => {
      if (isClosed || job !== null) return;
      worker ??= start();
      rest();
    },

    close: () => {
      isClosed = true;
      end(stopping());
    },
  };
}

const stopping = () => new Error('the server is stopping');
