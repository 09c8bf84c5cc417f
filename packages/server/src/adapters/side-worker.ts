import type { ChildProcess } from 'node:child_process';
import { startSideProcess } from './side-process.ts';

type Limits = { memoryMb: number; timeLimitMs: number; restMs: number };
type Job = { resolve(answer: unknown): void; reject(reason: unknown): void };

/** A process beside the server's ended before it answered: it took too long or all of its memory, or was stopped. */
export class SideWorkEnded extends Error {
  override name = 'SideWorkEnded';
}

export type SideWorker = ReturnType<typeof createSideWorker>;

/**
 * A process beside the server's for one message at a time. It starts with the first one and ends when none follows for
 * `restMs`, which gives back its memory; one that takes too long, or all of its memory, ends that process and takes nothing
 * else with it. Starting one holds the server up for a moment, hence not one for each message.
 */
export function createSideWorker(file: URL, { memoryMb, timeLimitMs, restMs }: Limits) {
  let child: ChildProcess | null = null;
  let job: Job | null = null;
  let resting: NodeJS.Timeout | undefined;

  const stop = (reason: string) => {
    clearTimeout(resting);
    child?.kill('SIGKILL');
    child = null;
    job?.reject(new SideWorkEnded(reason));
    job = null;
  };

  const start = (): ChildProcess => {
    const started = startSideProcess(file, { memoryMb });
    started.on('message', (answer) => {
      if (child !== started) return;
      job?.resolve(answer);
      job = null;
    });
    started.on('error', ({ message }) => child === started && stop(message));
    started.once('exit', (code) => {
      if (child === started) stop(`it ended with code ${code}, probably out of memory`);
    });
    return started;
  };

  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(() => stop('nothing to do'), restMs).unref();
  };

  return {
    /** Answers what the process does; rejects with `SideWorkEnded`. Nothing may be under way. */
    async run(message: object): Promise<unknown> {
      clearTimeout(resting);
      const worker = (child ??= start());
      const timer = setTimeout(() => stop('it took too long'), timeLimitMs);
      try {
        return await new Promise<unknown>((resolve, reject) => {
          job = { resolve, reject };
          worker.send(message, (error) => error && child === worker && stop(error.message));
        });
      } finally {
        clearTimeout(timer);
        rest();
      }
    },

    /** Starts the process ahead: starting takes longer than most of what it does. */
    warm() {
      if (job !== null) return;
      child ??= start();
      rest();
    },

    stop,
  };
}
