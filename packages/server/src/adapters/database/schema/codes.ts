import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * One-time codes and the links of the same mails, as hashes: at most one per pool, purpose and address. A row without
 * hashes only counts wrong tries, for addresses that were sent nothing as for those that were; `triesByPlace` are those of
 * places that the owner signed in from before.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    pool: text('pool').notNull(),
    purpose: text('purpose').notNull(),
    email: text('email').notNull(),
    codeHash: text('code_hash'),
    tokenHash: text('token_hash').unique(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    lastWrongTryAt: instant('last_wrong_try_at'),
    triesByPlace: jsonb('tries_by_place').$type<Record<string, { tries: number; at: string }>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.pool, table.purpose, table.email] }),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
);
