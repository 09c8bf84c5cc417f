import type { Caps, CostSource, SpendKind } from '@whittle/contract/spend/spend';
import type { CostParts, Rates } from '@whittle/domain/models/cost-of';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * Every request to a model, with what it cost at the rates of its time. Bills outlive what they were for: a deleted app or
 * account leaves its lines without a name. While a call is `running`, `heldMicros` are put aside for it; one that nobody
 * renewed until `expiresAt` belonged to a process that died.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    appId: text('app_id').references(() => apps.id, { onDelete: 'set null' }),
    kind: text('kind').$type<SpendKind>().notNull(),
    turnId: text('turn_id'),
    toolId: text('tool_id'),
    /** The run of a tool that it was made for. */
    runId: text('run_id'),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** The key was the account's own: its provider sends the bill to them. */
    isOwnKey: boolean('is_own_key').notNull().default(false),
    state: text('state').$type<'running' | 'settled'>().notNull(),
    inputTokens: count('input_tokens'),
    cacheReadTokens: count('cache_read_tokens'),
    cacheWriteTokens: count('cache_write_tokens'),
    outputTokens: count('output_tokens'),
    /** What the provider itself counted in all; null where it states no total. */
    reportedTokens: bigint('reported_tokens', { mode: 'number' }),
    images: integer('images').notNull().default(0),
    rates: jsonb('rates').$type<Rates>(),
    /** In whole millionths; null where no price was known. */
    costs: jsonb('costs').$type<CostParts>(),
    costMicros: bigint('cost_micros', { mode: 'number' }),
    source: text('source').$type<CostSource>(),
    heldMicros: count('held_micros'),
    /** What the request alone costs, counted when its process died before anything was reported. */
    leastMicros: count('least_micros'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('model_calls_time').on(table.at),
    index('model_calls_account').on(table.accountId, table.at),
    index('model_calls_app').on(table.appId, table.at),
    index('model_calls_turn').on(table.turnId),
    index('model_calls_run')
      .on(table.runId)
      .where(sql`run_id is not null`),
    index('model_calls_running')
      .on(table.expiresAt)
      .where(sql`state = 'running'`),
  ],
);

/** What an app, an account and the installation (subject '') spent in a month, and what is put aside for running calls. */
export const spendTotals = pgTable(
  'spend_totals',
  {
    scope: text('scope').$type<'app' | 'account' | 'installation'>().notNull(),
    subject: text('subject').notNull(),
    month: text('month').notNull(),
    spentMicros: count('spent_micros'),
    heldMicros: count('held_micros'),
    /** The same of calls with people's own keys, which the limits of the installation do not count. */
    ownSpentMicros: count('own_spent_micros'),
    ownHeldMicros: count('own_held_micros'),
    /** How much of a limit was told by mail: 80, then 100. */
    toldPercent: integer('told_percent').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subject, table.month] })],
);

/** What a builder allows; the admin's limits for everybody are a setting. */
export const accountCaps = pgTable('account_caps', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  caps: jsonb('caps').$type<Caps>().notNull(),
});
