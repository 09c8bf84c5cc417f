import type { Adapters } from '../../adapters/adapters.ts';
import type { UploadsStore } from './uploads.store.ts';

const everyMs = 600_000;
/** An upload that has not ended by then has broken off. */
const brokenAfterMs = 3_600_000;
const atOnce = 100;

/**
 * Removes files that nobody has any more: deleted ones, those of deleted apps and accounts, and broken uploads. Bytes go
 * before their row, so that a removal that fails, or a server that dies in between, is tried again the next time.
 */
export function createOrphans({
  store,
  storage,
  clock,
  log,
}: Pick<Adapters, 'storage' | 'clock' | 'log'> & { store: UploadsStore }) {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | null = null;
  let isAskedAgain = false;

  const removeAll = async () => {
    for (;;) {
      const brokenSince = new Date(clock.now().getTime() - brokenAfterMs);
      const files = await store.listOrphans(brokenSince, atOnce);
      let removed = 0;
      for (const { appId, id } of files) {
        try {
          await storage.delete(`${appId}/${id}`);
          await store.forget(appId, id);
          removed += 1;
        } catch (err) {
          log.warn({ err, appId, id }, 'a deleted file could not be removed yet');
        }
      }
      // Files that cannot be removed must not keep this busy; they are there for the next round.
      if (removed < atOnce) return;
    }
  };

  /** Removes what there is; calls that come together share one round, and one more when they came during it. */
  const sweep = async (): Promise<void> => {
    if (sweeping) {
      isAskedAgain = true;
      return sweeping;
    }
    sweeping = (async () => {
      do {
        isAskedAgain = false;
        await removeAll();
      } while (isAskedAgain);
    })();
    try {
      await sweeping;
    } finally {
      sweeping = null;
    }
  };

  const sweepSoon = (): void => {
    sweep().catch((err: unknown) => log.error({ err }, 'deleted files could not be removed'));
  };

  return {
    sweep,
    sweepSoon,
    start(): void {
      timer = setInterval(sweepSoon, everyMs);
      timer.unref();
      sweepSoon();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await sweeping?.catch(() => undefined);
    },
  };
}
