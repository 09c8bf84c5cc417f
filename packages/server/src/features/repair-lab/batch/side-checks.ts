import type { ChildProcess } from 'node:child_process';
import type { Problem } from '@whittle/domain/repairs/problem';
import { startSideProcess } from '../../../adapters/side-process.ts';
import { AppError } from '../../../http/app-error.ts';

export type CheckFiles = { files: ReadonlyMap<string, string> };
export type CheckAnswer = { problems: Problem[] } | { error: unknown };

const memoryMb = 768;
const timeLimitMs = 60_000;

/** Looks at apps in a process beside the server's, one question after the other: turns and calls of apps come first. */
export function createSideChecks() {
  let child: ChildProcess | null = null;
  let waiting: { resolve(problems: Problem[]): void; reject(reason: unknown): void } | null = null;

  const end = (reason: unknown) => {
    child?.kill('SIGKILL');
    child = null;
    waiting?.reject(reason);
    waiting = null;
  };

  const start = (): ChildProcess => {
    const started = startSideProcess(new URL('./check-process.ts', import.meta.url), { memoryMb });
    started.on('message', (message) => {
      if (child !== started) return;
      const answer = message as CheckAnswer;
      if ('problems' in answer) waiting?.resolve(answer.problems);
      else waiting?.reject(answer.error);
      waiting = null;
    });
    started.once('error', (error) => child === started && end(error));
    started.once('exit', () => child === started && end(new AppError('batch-app-stopped')));
    return started;
  };

  return {
    /** Everything that is wrong with the files. Throws `batch-app-stopped` for too much time or memory. */
    async find(files: ReadonlyMap<string, string>): Promise<Problem[]> {
      const asked = (child ??= start());
      const timer = setTimeout(() => end(new AppError('batch-app-stopped')), timeLimitMs);
      try {
        return await new Promise<Problem[]>((resolve, reject) => {
          waiting = { resolve, reject };
          asked.send({ files } satisfies CheckFiles, (error) => error && child === asked && end(error));
        });
      } finally {
        clearTimeout(timer);
      }
    },

    /** Gives the process's memory back; the next question starts another one. */
    close: (reason: unknown = new Error('the run is over')) => end(reason),
  };
}
