import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/** What a published version serves: path under the app's asset folder, its blob and the same blob compressed. */
export const publishedFiles = pgTable(
  'published_files',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    versionId: text('version_id').notNull(),
    path: text('path').notNull(),
    contentType: text('content_type').notNull(),
    blobHash: text('blob_hash').notNull(),
    brotliHash: text('brotli_hash'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.versionId, table.path] })],
);

/** Each time that a version became public. */
export const appPublishes = pgTable(
  'app_publishes',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    versionId: text('version_id').notNull(),
    /** Who published it. */
    accountId: text('account_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.at] })],
);

/** A publish that is to happen by itself. `nextTryAt` is null once it failed for good; `problem` is the code of why. */
export const scheduledPublishes = pgTable(
  'scheduled_publishes',
  {
    appId: text('app_id')
      .primaryKey()
      .references(() => apps.id, { onDelete: 'cascade' }),
    /** Who planned it, in whose name it happens. */
    accountId: text('account_id').notNull(),
    versionId: text('version_id').notNull(),
    at: instant('at').notNull(),
    timeZone: text('time_zone').notNull(),
    request: jsonb('request').notNull(),
    nextTryAt: instant('next_try_at'),
    tries: integer('tries').notNull().default(0),
    problem: text('problem'),
  },
  (table) => [index('scheduled_publishes_due').on(table.nextTryAt)],
);

/** Publishes that are under way, each with the process that makes it. */
export const publishAttempts = pgTable('publish_attempts', {
  id: text('id').primaryKey(),
  appId: text('app_id')
    .notNull()
    .references(() => apps.id, { onDelete: 'cascade' }),
  processId: text('process_id').notNull(),
  beganAt: instant('began_at').notNull(),
  /** The address where the app is to appear. */
  slug: text('slug'),
  /** Nobody waits for one that was planned, and it is tried again: what became of it is not noted. */
  isPlanned: boolean('is_planned').notNull().default(false),
});
