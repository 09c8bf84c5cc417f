import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/** Reports of errors in running apps (RUN-08). */
export const appErrors = pgTable(
  'app_errors',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    versionId: text('version_id'),
    title: text('title').notNull(),
    details: text('details').notNull(),
    componentName: text('component_name').notNull(),
    scope: text('scope').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('app_errors_time').on(table.appId, table.createdAt),
  ],
);
