import type { ChildProcess } from 'node:child_process';
import { AppError } from '../../http/app-error.ts';
import { startSideProcess } from '../../adapters/side-process.ts';
import type { Bundle } from './bundle.ts';
import type { CardSubject } from './social-card/social-card.ts';

const idleMs = 60_000;
const memoryLimitMb = 1_024;

type Files = ReadonlyMap<string, string>;
/** `card`: the picture as PNG, or why it could not be drawn. */
export type BundledApp = { bundle: Bundle; card: PromiseSettledResult<Uint8Array> };
type Made = { app: BundledApp; shell: string; card: Uint8Array };
export type BundleJob =
  | { kind: 'app'; files: Files; stored: ReadonlySet<string>; card: CardSubject }
  | { kind: 'shell'; files: Files }
  | { kind: 'card'; card: CardSubject };
type Answer = { made: unknown } | { error: unknown };
type Job = { resolve(made: unknown): void; reject(reason: unknown): void };

/**
 * Bundles apps in a process beside the server's, one after the other: an app that takes too long, or all memory, ends that
 * process and takes no other with it. It is started by the first publish and ends when nobody published for a minute,
 * which gives back the memory of the build tools.
 */
export function createBundler({ timeLimitMs }: { timeLimitMs: number }) {
  let worker: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let job: Job | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const end = (reason: unknown) => {
    clearTimeout(idle);
    worker?.kill('SIGKILL');
    worker = null;
    job?.reject(reason);
    job = null;
  };

  const start = (): ChildProcess => {
    const started = startSideProcess(new URL('./bundle-process.ts', import.meta.url), { memoryMb: memoryLimitMb });
    started.on('message', (message) => {
      if (worker !== started) return;
      const answer = message as Answer;
      if ('made' in answer) job?.resolve(answer.made);
      else job?.reject(answer.error);
      job = null;
    });
    started.once('error', (error) => worker === started && end(error));
    started.once('exit', (code) => {
      if (worker === started) end(stopped(new Error(`the bundler ended with code ${code}, probably out of memory`)));
    });
    return started;
  };

  /** Ends the process when nothing happens for a while. */
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => end(new Error('nobody publishes')), idleMs).unref();
  };

  const runAlone = async (work: BundleJob): Promise<unknown> => {
    if (isClosed) throw stopping();
    clearTimeout(idle);
    const bundling = (worker ??= start());
    const timer = setTimeout(() => end(stopped(new Error('bundling took too long'))), timeLimitMs);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        job = { resolve, reject };
        bundling.send(work, (error) => error && worker === bundling && end(stopped(error)));
      });
    } finally {
      clearTimeout(timer);
      rest();
    }
  };

  const run = <K extends keyof Made>(work: Extract<BundleJob, { kind: K }>): Promise<Made[K]> => {
    const made = last.then(() => runAlone(work));
    last = made.catch(() => undefined);
    return made as Promise<Made[K]>;
  };

  return {
    /**
     * What visitors load, without the bytes of what is `stored`, and the picture that links show. Throws `publish-stopped` for
     * too much time or memory.
     */
    run: (files: Files, stored: ReadonlySet<string>, card: CardSubject) => run({ kind: 'app', files, stored, card }),
    /** The script that renders prerendered pages. Rejects likewise, and when it cannot be made. */
    runPrerender: (files: Files) => run({ kind: 'shell', files }),
    /** The picture that links would show, as PNG. Rejects likewise, and when it cannot be drawn. */
    drawCard: (card: CardSubject) => run({ kind: 'card', card }),

    /** Starts the process ahead: somebody is about to publish, and starting takes longer than bundling. */
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

const stopped = (cause: Error) => new AppError('publish-stopped', { cause });
const stopping = () => new Error('the server is stopping');
