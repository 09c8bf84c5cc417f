import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Adapters } from './adapters.ts';
import { systemClock } from './clock.ts';
import type { DataDirectory } from './data-directory.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createSlowStatements } from './database/slow-statements.ts';
import { createDns } from './dns/dns.ts';
import { createGoogleDrive } from './document-providers/google-drive.ts';
import { createNotion } from './document-providers/notion.ts';
import { createDocuments } from './documents/side-documents.ts';
import { createEgress } from './egress/guarded-egress.ts';
import { createEmbeddingModels } from './embedding-model/embedding-models.ts';
import { createSecrets } from './encrypting-secrets.ts';
import { createFilesToText } from './files-to-text/worker-files-to-text.ts';
import { createImageModels } from './image-model/image-models.ts';
import { createLanguageModels } from './language-model/language-models.ts';
import { createStoredMail } from './mail/stored-mail.ts';
import { createOpenId } from './openid/discovered-openid.ts';
import { createPasswordHashes } from './passwords.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { createGumroad } from './payments/gumroad.ts';
import { createStripe } from './payments/stripe.ts';
import { createPlaceSearch } from './place-search/place-search.ts';
import { createWebSearch } from './web-search/web-search.ts';
import { createLocalStorage } from './storage/local-storage.ts';

export type OpenAdapters = { adapters: Adapters; close(): Promise<void> };

/** Opens what lies in `directory`: the database, brought to the schema of this release, secrets, storage, models. */
export async function openAdapters(config: Config, log: Logger, directory: DataDirectory): Promise<OpenAdapters> {
  const { databasePoolSize: poolSize } = config;
  const slowStatements = createSlowStatements(config.slowStatementMs);
  const { db, close } = openDatabase(directory.database, { poolSize, log, slow: slowStatements });
  let storage: FileStorage;
  try {
    [storage] = await Promise.all([openStorage(config), migrate(db)]);
  } catch (error) {
    await close();
    throw error;
  }
  const settings = {
    // PostgreSQL stops a statement that takes longer.
    statement_timeout: config.recordQueryMaxMs,
    // It does not know how common a field's values are in one app, takes them to be rare, and would rather collect and
    // sort all that match than read the first ones in the order of their index.
    enable_bitmapscan: 'off',
  };
  const records = openDatabase(directory.database, {
    ...{ poolSize, log, slow: slowStatements, settings },
    hasOneBuffer: true,
  });
  const secrets = createSecrets(directory.secret);
  const models = createLanguageModels({ config, db, secrets });
  const passwordHashes = createPasswordHashes();
  const openid = config.openid && createOpenId(config.openid);
  const clock = systemClock;
  const mail = createStoredMail({ db, clock }, config.smtp ? 'smtp' : 'outbox');
  const imageModels = createImageModels({ config, db, secrets });
  const embeddingModels = createEmbeddingModels({ config, db, secrets });
  const filesToText = createFilesToText();
  const placeSearch = config.placeSearchUrl === null ? null : createPlaceSearch(config.placeSearchUrl);
  const webSearch = config.webSearchUrl === null ? null : createWebSearch(config.webSearchUrl);
  const egress = createEgress({ allow: config.egressAllow });
  return {
    adapters: {
      config,
      db,
      recordsDb: records.db,
      slowStatements,
      clock,
      log,
      secrets,
      passwordHashes,
      storage,
      models,
      mail,
      openid,
      egress,
      dns: createDns({ servers: config.dnsServers }),
      imageModels,
      embeddingModels,
      filesToText,
      placeSearch,
      payments: {
        gumroad: createGumroad(config.gumroadApiUrl, () => clock.now()),
        stripe: createStripe(config.stripeApiUrl, () => clock.now()),
      },
      googleDrive: config.googleDrive && createGoogleDrive(config.googleDrive, egress, () => clock.now()),
      notion: createNotion(config.notionApiUrl, egress),
      documents: createDocuments(),
      webSearch,
    },
    async close() {
      await Promise.all([close(), records.close()]);
    },
  };
}

/** The client of an object store is large, so that it is loaded only where one is configured. */
async function openStorage({ s3, dataDir }: Config): Promise<FileStorage> {
  if (!s3) return createLocalStorage(join(dataDir, 'uploads'));
  const { openS3Storage } = await import('./storage/s3-storage.ts');
  return openS3Storage(s3);
}
