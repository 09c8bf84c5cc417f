import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Files that people uploaded; the bytes lie in the storage adapter under `{appId}/{id}`. A row is there before its bytes
 * are and after they are gone, so that nothing is ever stored that no row knows of.
 */
export const uploads = pgTable(
  'uploads',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    uploaderId: text('uploader_id'),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** Opened by signed links alone. */
    isPrivate: boolean('is_private').notNull().default(false),
    isStored: boolean('is_stored').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] }), uniqueIndex('uploads_id').on(table.id)],
);
