import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { SlowStatements } from './database/slow-statements.ts';
import type { Dns } from './dns/dns.ts';
import type { Documents } from './documents/documents.ts';
import type { GoogleDrive } from './document-providers/google-drive.ts';
import type { Notion } from './document-providers/notion.ts';
import type { Egress } from './egress/egress.ts';
import type { FilesToText } from './files-to-text/files-to-text.ts';
import type { EmbeddingModels } from './embedding-model/embedding-model.ts';
import type { ImageModels } from './image-model/image-model.ts';
import type { LanguageModels } from './language-model/language-model.ts';
import type { Mail } from './mail/mail.ts';
import type { OpenId } from './openid/openid.ts';
import type { PaymentProviderName } from '@whittle/contract/memberships';
import type { PaymentProvider } from './payments/payments.ts';
import type { PasswordHashes } from './passwords.ts';
import type { Secrets } from './secrets.ts';
import type { PlaceSearch } from './place-search/place-search.ts';
import type { WebSearch } from './web-search/web-search.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** Everything outside the process that slices use; opened once in main.ts, replaced by fakes in tests. */
export interface Adapters {
  config: Config;
  db: Database;
  /** Connections of their own for the records of running apps: a slow query of an app cannot take those of the product. */
  recordsDb: Database;
  slowStatements: Pick<SlowStatements, 'list'>;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  passwordHashes: PasswordHashes;
  storage: FileStorage;
  models: LanguageModels;
  /** Null without credentials: then nobody signs in that way. */
  openid: OpenId | null;
  mail: Mail;
  /** Fetches what people and their apps name: never anything inside the installation's own network. */
  egress: Egress;
  dns: Dns;
  imageModels: ImageModels;
  embeddingModels: EmbeddingModels;
  filesToText: FilesToText;
  /** Reads data sources, each in a process of its own. */
  documents: Documents;
  /** Null where no search service is configured. */
  webSearch: WebSearch | null;
  placeSearch: PlaceSearch | null;
  notion: Notion;
  /** Null without credentials: then it is offered nowhere. */
  googleDrive: GoogleDrive | null;
  /** Where builders sell. */
  payments: Record<PaymentProviderName, PaymentProvider>;
}
