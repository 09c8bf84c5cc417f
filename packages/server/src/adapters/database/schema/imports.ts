import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Archives that were looked into and wait to become an app; their bytes lie in the storage adapter under `imports/{id}`.
 * `form` says how the files lie in them. No reference to the account: a row outlives it until its bytes are gone.
 * `madeAppId` is set in the transaction that ends the making of the app: whoever lost the answer and asks again gets it.
 */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    fileName: text('file_name').notNull(),
    form: text('form').$type<'zip' | 'lines'>().notNull(),
    report: jsonb('report').$type<Record<string, unknown>>().notNull(),
    madeAppId: text('made_app_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('imports_age').on(table.createdAt)],
);
