import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { bytes, instant } from './columns.ts';

/** Content-addressed bytes: `hash` is the SHA-256 of `content`. Versions and published assets point here. */
export const blobs = pgTable('blobs', {
  hash: text('hash').primaryKey(),
  content: bytes('content').notNull(),
  size: integer('size').notNull(),
});

/**
 * How going back made a version: whose files it has, what it replaced, and what it did to the records, if anything. That
 * is what taking it back needs.
 */
export type VersionRestore = {
  from: string;
  before: { versionId: string; messageId: string };
  dataCallId: string | null;
};

/** Immutable. `manifest` maps a file's path to the hash of its content. */
export const versions = pgTable(
  'versions',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    messageId: text('message_id'),
    content: text('content').notNull().default(''),
    userRequest: text('user_request').notNull().default(''),
    manifest: jsonb('manifest').$type<Record<string, string>>().notNull(),
    /** Who asked for it; null where that is not known. */
    accountId: text('account_id'),
    restore: jsonb('restore').$type<VersionRestore>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('versions_message').on(table.appId, table.messageId, table.id),
  ],
);

/** Names that builders give to versions, to find them again. */
export const versionBookmarks = pgTable(
  'version_bookmarks',
  {
    appId: text('app_id').notNull(),
    versionId: text('version_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.versionId] }),
    foreignKey({ columns: [table.appId, table.versionId], foreignColumns: [versions.appId, versions.id] }).onDelete(
      'cascade',
    ),
  ],
);
