import type { Logger } from 'pino';
import type { Adapters } from '../adapters/adapters.ts';
import { openDataDirectory } from '../adapters/data-directory.ts';
import type { Config } from '../config/config.ts';
import { listen } from '../http/server.ts';

export interface RunningServer {
  adapters: Adapters;
  /** Ends in order: no new connections, event streams ended, turns saved, database closed. */
  stop(): Promise<void>;
}

/**
 * Starts everything and answers requests. The database starts and the port is taken while the program still loads. When
 * a part fails, those that came before are undone and its error is thrown.
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) {
      try {
        await step();
      } catch (err) {
        // The later steps matter as much: the database still closes in order.
        log.error({ err }, 'a part did not stop');
      }
    }
  };
  try {
    const parts = [openDataDirectory(config, log), listen(config)] as const;
    const loading = Promise.all([import('../adapters/open-adapters.ts'), import('../app.ts')]);
    const [directoryResult, httpResult] = await Promise.allSettled(parts);
    if (directoryResult.status === 'fulfilled') undo.push(() => directoryResult.value.close());
    if (httpResult.status === 'fulfilled') undo.push(() => httpResult.value.close(config.timeouts.stopMs / 3));
    // When both fail, a second Whittle on the same directory explains the port as well.
    if (directoryResult.status === 'rejected') throw directoryResult.reason;
    if (httpResult.status === 'rejected') throw httpResult.reason;
    const [directory, http] = [directoryResult.value, httpResult.value];

    const [{ openAdapters }, { createApp }] = await loading;
    const { adapters, close } = await openAdapters(config, log, directory);
    const app = createApp(adapters);
    await app.start();
    http.serve(app.fetch, app.upgrade);

    undo.splice(0);
    undo.push(
      () => directory.close(),
      () => close(),
      async () => {
        // The port closes first; its open answers end when the app ends their streams.
        const closed = http.close(config.timeouts.stopMs / 3);
        await app.stop();
        await closed;
      },
    );
    return { adapters, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
