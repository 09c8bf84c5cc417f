import type { KnownPlace } from '@whittle/domain/accounts/known-places';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Builders. The first one of an installation is platform admin. Emails are stored lower-case. `knownPlaces` are browsers
 * and networks that the account signed in from before; attempts from there are counted apart (decision 047).
 */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash'),
  isAdmin: boolean('is_admin').notNull().default(false),
  isDisabled: boolean('is_disabled').notNull().default(false),
  emailVerifiedAt: instant('email_verified_at'),
  knownPlaces: jsonb('known_places').$type<KnownPlace[]>().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** What an account asked of the assistant, by day (UTC). It outlasts the apps that were asked about. */
export const accountChatDays = pgTable(
  'account_chat_days',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    messages: integer('messages').notNull().default(0),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** Whom an OpenID Connect provider knows an account's owner as. `email` is what the provider said when they were linked. */
export const accountIdentities = pgTable(
  'account_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('account_identities_account').on(table.accountId, table.issuer),
  ],
);

/**
 * Sign-ins of builders. Only the SHA-256 of the cookie's value is stored. `provenAt` is when the person last showed that
 * it is them: by signing in, or by a password or code since.
 */
export const accountSessions = pgTable(
  'account_sessions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    provenAt: instant('proven_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('account_sessions_account').on(table.accountId)],
);
