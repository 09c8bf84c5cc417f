import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { DirectoryInUse, lockDataDirectory } from '../adapters/data-lock.ts';
import { type Database, openDatabase } from '../adapters/database/database.ts';
import { startEmbeddedServer } from '../adapters/database/embedded/embedded-server.ts';
import { readOrMakePassword } from '../adapters/database/embedded/password.ts';
import { readPostmaster } from '../adapters/database/embedded/postmaster-file.ts';
import type { Config } from '../config/config.ts';

export type OpenInstallation = { db: Database; close(): Promise<void> };

type Target = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Opens an installation's database beside a running Whittle, or starts the embedded one when Whittle does not run.
 * With `alone` a running Whittle is refused (`DirectoryInUse`).
 */
export async function openInstallation(
  { dataDir, databaseUrl }: Target,
  log: Logger,
  { alone = false } = {},
): Promise<OpenInstallation> {
  if (databaseUrl) return openDatabase({ url: databaseUrl }, { poolSize: 2, log });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDirectory(dataDir).catch((error: unknown) => {
    if (error instanceof DirectoryInUse && !alone) return null;
    throw error;
  });
  if (!lock) return openRunning(dataDir, log);
  try {
    const server = await startEmbeddedServer(dataDir, log);
    const { db, close } = openDatabase(server, { poolSize: 2, log });
    return {
      db,
      async close() {
        await close();
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Joins the database that another process runs, at the address that PostgreSQL wrote into its directory. */
function openRunning(dataDir: string, log: Logger): OpenInstallation {
  const found = readPostmaster(join(dataDir, 'postgres'));
  if (!found) throw new Error('Whittle is starting or stopping right now. Try again in a moment.');
  const address = found.socketDir
    ? { path: join(found.socketDir, `.s.PGSQL.${found.port}`) }
    : { host: '127.0.0.1', port: found.port };
  const connection = { database: 'postgres', user: 'whittle', password: readOrMakePassword(dataDir), address };
  return openDatabase({ connection, ready: async () => {} }, { poolSize: 2, log });
}
