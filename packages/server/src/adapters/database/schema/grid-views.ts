import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/** How each builder looks at the records of an entity (contract/grid-views.ts). */
export const gridViews = pgTable(
  'grid_views',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    view: jsonb('view').$type<Record<string, unknown>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.accountId, table.entity] })],
);
