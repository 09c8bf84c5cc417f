import type { McpScope } from '@whittle/contract/mcp/calls';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/** Tokens by which assistants use an app in the name of its owner; only a digest of each is kept. */
export const mcpTokens = pgTable(
  'mcp_tokens',
  {
    id: text('id').primaryKey(),
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    /** Who made it; once the app has another owner it is of no use. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<McpScope[]>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('mcp_tokens_app').on(table.appId)],
);
