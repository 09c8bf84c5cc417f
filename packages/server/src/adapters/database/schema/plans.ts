import type { PurchaseState } from '@whittle/contract/memberships';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';

/**
 * Why an account has a plan: a purchase as the provider said it last (`gumroad:{key of the purchase}`), or one that an
 * admin gave (`hand:{id}`). A purchase without an account waits for one whose confirmed address it names. `endedAt` is an
 * admin's word, which no reading takes back.
 */
export const planEntitlements = pgTable(
  'plan_entitlements',
  {
    key: text('key').primaryKey(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    source: text('source').$type<'gumroad' | 'hand'>().notNull(),
    plan: text('plan').notNull(),
    productId: text('product_id'),
    emails: jsonb('emails').$type<string[]>().notNull().default([]),
    saleIds: jsonb('sale_ids').$type<string[]>().notNull().default([]),
    state: text('state').$type<PurchaseState>().notNull(),
    isDisputed: boolean('is_disputed').notNull().default(false),
    until: instant('until'),
    since: instant('since').notNull(),
    readAt: instant('read_at').notNull(),
    endedAt: instant('ended_at'),
    note: text('note').notNull().default(''),
  },
  (table) => [index('plan_entitlements_account').on(table.accountId)],
);
