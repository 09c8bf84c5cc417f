import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { lockDataDirectory } from './data-lock.ts';
import type { DatabaseTarget } from './database/connection.ts';
import { startEmbeddedServer } from './database/embedded/embedded-server.ts';
import { readOrMakeSecretKey } from './secret-key.ts';

export type DataDirectory = {
  /** Signs and encrypts (adapters/secrets.ts). */
  secret: string;
  database: DatabaseTarget;
  /** Stops the embedded database and lets the directory go. */
  close(): Promise<void>;
};

/**
 * Makes the data directory when there is none, and starts the embedded database in it unless DATABASE_URL names another.
 * With the embedded one the directory belongs to this process alone. Apart from the other adapters, because the
 * database starts while the rest of the program is still loading.
 */
export async function openDataDirectory(config: Config, log: Logger): Promise<DataDirectory> {
  const { dataDir, databaseUrl } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (databaseUrl) {
    return {
      secret: config.secret ?? readOrMakeSecretKey(dataDir),
      database: { url: databaseUrl },
      close: async () => {},
    };
  }
  const lock = await lockDataDirectory(dataDir);
  try {
    const secret = config.secret ?? readOrMakeSecretKey(dataDir);
    const server = await startEmbeddedServer(dataDir, log);
    const close = async () => {
      await server.stop();
      lock.release();
    };
    return { secret, database: server, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
