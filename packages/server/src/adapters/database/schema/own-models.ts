import type { ModelProvider } from '@whittle/contract/models';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';

/** Models that people connected with keys of their own; asked in the order in which they were added. */
export const ownModels = pgTable(
  'own_models',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    provider: text('provider').$type<ModelProvider>().notNull(),
    model: text('model').notNull(),
    baseUrl: text('base_url'),
    sealedKey: text('sealed_key'),
    /** Whether the people of the account's apps use it too. */
    isForApps: boolean('is_for_apps').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('own_models_account').on(table.accountId, table.createdAt)],
);
