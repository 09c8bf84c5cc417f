import { createSideWorker, SideWorkEnded } from '../../adapters/side-worker.ts';
import { AppError } from '../../http/app-error.ts';
import type { Bundle } from './bundle.ts';
import type { CardSubject } from './social-card/social-card.ts';

const restMs = 60_000;
const memoryMb = 1_024;

type Files = ReadonlyMap<string, string>;
/** `card`: the picture as PNG, or why it could not be drawn. */
export type BundledApp = { bundle: Bundle; card: PromiseSettledResult<Uint8Array> };
type Made = { app: BundledApp; shell: string; card: Uint8Array };
export type BundleJob =
  | { kind: 'app'; files: Files; stored: ReadonlySet<string>; card: CardSubject }
  | { kind: 'shell'; files: Files }
  | { kind: 'card'; card: CardSubject };
type Answer = { made: unknown } | { error: unknown };

export type Bundler = ReturnType<typeof createBundler>;

/** Bundles apps in a process beside the server's, one after the other. */
export function createBundler({ timeLimitMs }: { timeLimitMs: number }) {
  const worker = createSideWorker(new URL('./bundle-process.ts', import.meta.url), { memoryMb, timeLimitMs, restMs });
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const runAlone = async (work: BundleJob): Promise<unknown> => {
    if (isClosed) throw stopping();
    const answer = (await worker.run(work).catch((error: unknown) => {
      throw isClosed ? stopping() : error instanceof SideWorkEnded ? stopped(error) : error;
    })) as Answer;
    if ('error' in answer) throw answer.error;
    return answer.made;
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
      if (!isClosed) worker.warm();
    },

    close: () => {
      isClosed = true;
      worker.stop('the server is stopping');
    },
  };
}

const stopped = (cause: Error) => new AppError('publish-stopped', { cause });
const stopping = () => new Error('the server is stopping');
