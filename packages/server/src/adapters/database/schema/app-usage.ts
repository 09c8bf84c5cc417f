import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';

/** How often each page of an app was opened and each of its events happened, per day (UTC). */
export const appUsage = pgTable(
  'app_usage',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    kind: text('kind').$type<'visit' | 'event'>().notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.day, table.kind, table.name] })],
);
