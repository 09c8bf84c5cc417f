import type { ContextProvider } from '@whittle/contract/knowledge/connection';
import type { LeftOutReason, ReadReport, SourceOpenness, SyncInterval } from '@whittle/contract/knowledge/context-item';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { apps } from './apps.ts';
import { bytes, instant } from './columns.ts';

const wordSet = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a builder connected for an app. Its tokens are encrypted. */
export const contextConnections = pgTable(
  'context_connections',
  {
    id: text('id').primaryKey(),
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<ContextProvider>().notNull(),
    label: text('label').notNull(),
    sealed: text('sealed').notNull(),
    /** The provider refused it. */
    isBroken: boolean('is_broken').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('context_connections_person').on(table.appId, table.accountId, table.provider),
    index('context_connections_account').on(table.accountId),
  ],
);

/**
 * Data sources of apps. The rows are the queue of what is to be read, too: a process that works on one renews its lease,
 * and a lease that ran out is anybody's.
 */
export const contextItems = pgTable(
  'context_items',
  {
    id: text('id').primaryKey(),
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    source: text('source').notNull(),
    status: text('status').notNull(),
    /** A code of contract/errors.ts with what stands in its sentence. */
    problem: jsonb('problem').$type<{ code: string; values: Record<string, string | number> }>(),
    /** The file that was uploaded; null for a web address. */
    uploadId: text('upload_id'),
    externalFileUrl: text('external_file_url'),
    /** What a document that lies at a provider has as its id there, and by whose connection it is read. */
    externalId: text('external_id'),
    connectionId: text('connection_id').references(() => contextConnections.id, { onDelete: 'set null' }),
    /** A web address: whether the pages that it leads to are read as well. */
    isSite: boolean('is_site').notNull().default(false),
    /** Somebody chose to have its pictures of text read by OCR. */
    isScan: boolean('is_scan').notNull().default(false),
    /** SHA-256 of a file or text, by which the same one is known again. */
    contentHash: text('content_hash'),
    size: integer('size').notNull().default(0),
    numOfChunks: integer('num_of_chunks').notNull().default(0),
    report: jsonb('report').$type<ReadReport>(),
    /** Which chunks count. Those of a reading that goes on have the next number. */
    revision: integer('revision').notNull().default(0),
    progressDone: integer('progress_done'),
    progressTotal: integer('progress_total'),
    claimedBy: text('claimed_by'),
    leaseUntil: instant('lease_until'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    /** How often it is read by itself, and when the next time is; null for never. */
    syncEvery: text('sync_every').$type<SyncInterval>(),
    nextSyncAt: instant('next_sync_at'),
    /** Who finds it from the app's pages; null for nobody. */
    openTo: text('open_to').$type<SourceOpenness>(),
    originalContextItemId: text('original_context_item_id'),
    createdAt: instant('created_at').notNull(),
    lastSyncedAt: instant('last_synced_at'),
  },
  (table) => [
    index('context_items_of_app').on(table.appId, table.createdAt),
    uniqueIndex('context_items_content').on(table.appId, table.contentHash),
    uniqueIndex('context_items_external').on(table.appId, table.source, table.externalId),
    index('context_items_connection').on(table.connectionId),
    index('context_items_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.status} in ('pending', 'running')`),
    index('context_items_scheduled')
      .on(table.nextSyncAt)
      .where(sql`${table.nextSyncAt} is not null`),
  ],
);

/**
 * What a reading remembers of each page of a source, so that the next one reads again only what changed. Counts with its
 * revision, as the chunks do; those of a page have its address.
 */
export const contextPages = pgTable(
  'context_pages',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => contextItems.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    /** The address that was asked. */
    asked: text('asked').notNull(),
    /** The address that answered. */
    address: text('address').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** SHA-256 of what was answered, and of the passages in it. */
    bytesHash: text('bytes_hash').notNull(),
    textHash: text('text_hash').notNull(),
    bytes: integer('bytes').notNull(),
    title: text('title').notNull(),
    canonical: text('canonical'),
    /** Pages that it leads to. */
    links: text('links').array().notNull(),
    /** Why nothing of it is found; null for a page that was read. */
    leftOut: text('left_out').$type<LeftOutReason>(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.revision, table.asked] })],
);

/** Passages of data sources, as they are found and quoted (domain/knowledge/blocks.ts). */
export const contextChunks = pgTable(
  'context_chunks',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => contextItems.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    n: integer('n').notNull(),
    appId: text('app_id').notNull(),
    text: text('text').notNull(),
    start: integer('start').notNull(),
    end: integer('end').notNull(),
    page: integer('page'),
    row: integer('row'),
    titlePath: text('title_path').array().notNull(),
    address: text('address'),
    /** The words of the text and the headings, for apps with more passages than are searched in memory. */
    words: wordSet('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.revision, table.n] }),
    index('context_chunks_words').using('gin', table.words),
  ],
);

/** What OCR read of the pages of a scan: a page takes seconds, so a reading that ends goes on where it was. */
export const contextScans = pgTable(
  'context_scans',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => contextItems.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.page] })],
);

/**
 * What texts of a data source mean to an embedding model: by the text itself, so that what stays when a source is read again
 * is not asked and paid for again.
 */
export const contextVectors = pgTable(
  'context_vectors',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => contextItems.id, { onDelete: 'cascade' }),
    modelKey: text('model_key').notNull(),
    /** SHA-256 of the headings and the text. */
    hash: bytes('hash').notNull(),
    /** A byte for each number, times `scale` (domain/knowledge/vectors.ts). */
    bytes: bytes('bytes').notNull(),
    scale: real('scale').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.modelKey, table.hash] })],
);

/** How far the vectors of each data source are: for which model and reading, and who makes them. */
export const contextEmbeddings = pgTable('context_embeddings', {
  itemId: text('item_id')
    .primaryKey()
    .references(() => contextItems.id, { onDelete: 'cascade' }),
  modelKey: text('model_key').notNull(),
  revision: integer('revision').notNull(),
  status: text('status').$type<'pending' | 'running' | 'done'>().notNull(),
  /** Passages that have theirs. */
  done: integer('done').notNull().default(0),
  problem: jsonb('problem').$type<{ code: string; values: Record<string, string | number> }>(),
  claimedBy: text('claimed_by'),
  leaseUntil: instant('lease_until'),
  tries: integer('tries').notNull().default(0),
  nextTryAt: instant('next_try_at'),
});
