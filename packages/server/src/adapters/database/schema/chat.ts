import type { TurnDebugLog } from '@whittle/contract/debug-log';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/**
 * What was said. `body` holds what contract/chat.ts calls a message, without id, role, content and time. Messages form a
 * tree: each follows the one that was the last of the conversation when it was written. The conversation is the way from
 * the first message to the newest one that no restore has taken out.
 */
export const messages = pgTable(
  'messages',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    accountId: text('account_id'),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    parentId: text('parent_id'),
    /** The version whose restore took the message out of the conversation; null while it is part of it. */
    archivedBy: text('archived_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('messages_account_time').on(table.accountId, table.createdAt),
    index('messages_app_time').on(table.appId, table.createdAt, table.id),
  ],
);

/** Messages that wait for the end of the running turn, oldest first. `isHeld`: until the builder says go on. */
export const queuedMessages = pgTable(
  'queued_messages',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    accountId: text('account_id').notNull(),
    content: text('content').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    isHeld: boolean('is_held').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

/** One run of the assistant. At most one turn of an app is `running`. `leaseOwner` names the process that runs it. */
export const turns = pgTable(
  'turns',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    userMessageId: text('user_message_id').notNull(),
    messageId: text('message_id').notNull(),
    state: text('state').$type<'running' | 'finished'>().notNull(),
    outcome: text('outcome'),
    leaseOwner: text('lease_owner').notNull(),
    stopRequestedAt: instant('stop_requested_at'),
    usage: jsonb('usage').$type<Record<string, unknown>>(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('turns_one_running')
      .on(table.appId)
      .where(sql`${table.state} = 'running'`),
  ],
);

/** What happened in the turn of a reply, for platform admins (contract/debug-log.ts). */
export const turnDebugLogs = pgTable(
  'turn_debug_logs',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    log: jsonb('log').$type<Omit<TurnDebugLog, 'messageId'>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.messageId] }),
    index('turn_debug_logs_age').on(table.createdAt),
  ],
);

/** Where each app's event log stands; the row lock on it orders the writers of one app. */
export const appEventHeads = pgTable('app_event_heads', {
  appId: text('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  seq: bigint('seq', { mode: 'number' }).notNull().default(0),
  /** Events up to here are gone: what they said stands in the messages. */
  trimmedTo: bigint('trimmed_to', { mode: 'number' }).notNull().default(0),
});

/** The app's event log (contract/chat.ts, LiveEvent without seq), gapless by `seq`. */
export const appEvents = pgTable(
  'app_events',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    messageId: text('message_id'),
    event: jsonb('event').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.seq] }),
    index('app_events_message').on(table.appId, table.messageId, table.seq),
  ],
);
