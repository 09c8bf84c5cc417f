import { limits } from '@whittle/contract/limits';
import type { Adapters } from '../../adapters/adapters.ts';
import { brokenOffApps, deleteImport, removeHiddenApps, staleImports } from './imports.store.ts';

const everyMs = 600_000;
/** An import that has not ended by then has broken off. */
const brokenAfterMs = 3_600_000;

/** Removes archives that nobody imported, and apps whose import broke off because a process died. */
export function createCleanUp({
  db,
  clock,
  storage,
  log,
  keyOf,
}: Pick<Adapters, 'db' | 'clock' | 'storage' | 'log'> & { keyOf(id: string): string }) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const sweep = async (): Promise<void> => {
    const now = clock.now().getTime();
    for (const id of await staleImports(db, new Date(now - limits.importWaitsHours * 3_600_000))) {
      await storage.delete(keyOf(id));
      await deleteImport(db, id);
    }
    await removeHiddenApps(db, await brokenOffApps(db, new Date(now - brokenAfterMs)));
  };
  const sweepSoon = () => {
    running = sweep().catch((err: unknown) => log.error({ err }, 'left-overs of imports could not be removed'));
  };

  return {
    sweep,
    start(): void {
      timer = setInterval(sweepSoon, everyMs);
      timer.unref();
      sweepSoon();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
