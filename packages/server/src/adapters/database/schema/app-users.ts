import type { Consent } from '@whittle/contract/person-data';
import type { KnownPlace } from '@whittle/domain/accounts/known-places';
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/**
 * The people of one app: a pool of its own. `accountId` marks the owner's own person, made for the preview.
 * `openidSubject` is the person at the OpenID provider, as issuer and subject with a space between. `registeredFrom` is the
 * network address that set the password of somebody whose email is not verified yet. `knownPlaces` is as in `accounts`.
 */
export const appUsers = pgTable(
  'app_users',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    accountId: text('account_id'),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    fullName: text('full_name').notNull().default(''),
    role: text('role').notNull().default('user'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    emailVerifiedAt: instant('email_verified_at'),
    openidSubject: text('openid_subject'),
    registeredFrom: text('registered_from'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    memories: jsonb('memories').$type<Record<string, unknown>>().notNull().default({}),
    /** What they agreed to when they joined; null where the app asked for nothing. */
    consent: jsonb('consent').$type<Consent>(),
    knownPlaces: jsonb('known_places').$type<KnownPlace[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('app_users_email').on(table.appId, table.email),
    uniqueIndex('app_users_account').on(table.appId, table.accountId),
    uniqueIndex('app_users_openid').on(table.appId, table.openidSubject),
    index('app_users_newest').on(table.appId, table.createdAt.desc(), table.id.desc()),
  ],
);

/**
 * Who made records that an import brought and is not in the app: the email that answers name as `created_by`. Nobody signs
 * in as one of them, and no rule or filter looks here.
 */
export const formerPeople = pgTable(
  'former_people',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    email: text('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

/** Sign-ins of an app's people. A token counts as long as the row that it names is there. */
export const appSessions = pgTable(
  'app_sessions',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    channel: text('channel').$type<'preview' | 'published'>().notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('app_sessions_user').on(table.appId, table.userId),
    foreignKey({ columns: [table.appId, table.userId], foreignColumns: [appUsers.appId, appUsers.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Invitations that nobody accepted yet, one per address. Only the SHA-256 of the link's token is stored. */
export const appInvitations = pgTable(
  'app_invitations',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    email: text('email').notNull(),
    role: text('role').notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: text('invited_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('app_invitations_email').on(table.appId, table.email),
    uniqueIndex('app_invitations_token').on(table.appId, table.tokenHash),
  ],
);
