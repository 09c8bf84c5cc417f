import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Adapters } from './adapters.ts';
import { systemClock } from './clock.ts';
import { lockDataDirectory } from './data-lock.ts';
import { openDatabase } from './database/database.ts';
import { startEmbeddedServer } from './database/embedded/embedded-server.ts';
import { migrate } from './database/migrate.ts';
import { createSecrets } from './encrypting-secrets.ts';
import { createLanguageModels } from './language-model/language-models.ts';
import { readOrMakeSecretKey } from './secret-key.ts';
import { createLocalStorage } from './storage/local-storage.ts';

export type OpenAdapters = { adapters: Adapters; close(): Promise<void> };

/**
 * Opens everything outside the process, in order: the data directory and its lock, the database (embedded unless
 * DATABASE_URL names one) brought to this release's schema, secrets, storage, models. `close` undoes it.
 */
export async function openAdapters(config: Config, log: Logger): Promise<OpenAdapters> {
  const { dataDir } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const undo: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const secret = config.secret ?? readOrMakeSecretKey(dataDir);
    const target = await openTarget();
    const { db, close: closeDatabase } = openDatabase(target, { poolSize: config.databasePoolSize, log });
    undo.push(() => closeDatabase());
    await migrate(db);
    const secrets = createSecrets(secret);
    const storage = createLocalStorage(join(dataDir, 'uploads'));
    const models = createLanguageModels({ config, db, secrets, log });
    return { adapters: { config, db, clock: systemClock, log, secrets, storage, models }, close };
  } catch (error) {
    await close();
    throw error;
  }

  async function openTarget() {
    if (config.databaseUrl) return { url: config.databaseUrl };
    const lock = await lockDataDirectory(dataDir);
    undo.push(() => lock.release());
    const server = await startEmbeddedServer(dataDir, log);
    undo.push(() => server.stop());
    return server;
  }
}
