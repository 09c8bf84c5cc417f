import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { bytes, instant } from './columns.ts';

/** Content-addressed bytes: `hash` is the SHA-256 of `content`. Versions and published assets point here. */
export const blobs = pgTable('blobs', {
  hash: text('hash').primaryKey(),
  content: bytes('content').notNull(),
  size: integer('size').notNull(),
});

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
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);
