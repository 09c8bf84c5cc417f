import { Worker } from 'node:worker_threads';
import type { Bundle } from './bundle.ts';

const timeLimitMs = 60_000;
const idleMs = 60_000;
const memoryLimitMb = 1_024;

type Made = { app: Bundle; shell: string };
export type BundleJob = { id: number; kind: keyof Made; files: ReadonlyMap<string, string> };
type Answer = { id: number; made: unknown } | { id: number; error: unknown };
type Job = { resolve(made: unknown): void; reject(reason: unknown): void };

/**
 * Bundles apps off the server's own thread. The thread is started by the first publish and ends when nobody published for
 * a minute, which gives back the memory of the build tools.
 */
export function createBundler() {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let jobs = new Map<number, Job>();
  let lastId = 0;

  const end = (reason: unknown) => {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
    const open = jobs;
    jobs = new Map();
    for (const job of open.values()) job.reject(reason);
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./bundle-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
    // A server that stops does not wait for an idle thread.
    started.unref();
    started.on('message', (answer: Answer) => {
      const job = jobs.get(answer.id);
      jobs.delete(answer.id);
      if ('made' in answer) job?.resolve(answer.made);
      else job?.reject(answer.error);
    });
    started.once('error', (error) => worker === started && end(error));
    started.once('exit', (code) => worker === started && end(new Error(`the bundler ended with code ${code}`)));
    return started;
  };

  const run = async <K extends keyof Made>(kind: K, files: BundleJob['files']): Promise<Made[K]> => {
    clearTimeout(idle);
    worker ??= start();
    const id = (lastId += 1);
    const timer = setTimeout(() => end(new Error('bundling took too long')), timeLimitMs);
    try {
      const made = await new Promise<unknown>((resolve, reject) => {
        jobs.set(id, { resolve, reject });
        worker!.postMessage({ id, kind, files } satisfies BundleJob);
      });
      return made as Made[K];
    } finally {
      clearTimeout(timer);
      clearTimeout(idle);
      if (jobs.size === 0) idle = setTimeout(() => end(new Error('nobody publishes')), idleMs).unref();
    }
  };

  return {
    /** What visitors load. Rejects when bundling takes too long or too much memory. */
    run: (files: BundleJob['files']) => run('app', files),
    /** The script that renders first pictures. Rejects likewise, and when it cannot be made. */
    runShell: (files: BundleJob['files']) => run('shell', files),

    close: () => end(new Error('the server is stopping')),
  };
}
