import type { Proposal } from '@whittle/contract/chat-assistant/chat-assistant';
import type { AnswerSources } from '@whittle/contract/knowledge/citation';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appUsers } from './app-users.ts';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

const appId = () =>
  text('app_id')
    .notNull()
    .references(() => apps.id, { onDelete: 'cascade' });

/** How the chat assistant of an app is set up. An app without a row has one that is a draft. */
export const appChats = pgTable('app_chats', {
  appId: appId().primaryKey(),
  chatAppId: text('chat_app_id').notNull(),
  status: text('status').$type<'active' | 'draft'>().notNull(),
  welcome: text('welcome').notNull(),
  /** Null for all data sources of the app. */
  contextItems: text('context_items').array(),
  isInApp: boolean('is_in_app').notNull().default(true),
  allowedOrigins: text('allowed_origins').array().notNull(),
  dailyUserLimit: integer('daily_user_limit').notNull(),
});

export const appConversations = pgTable(
  'app_conversations',
  {
    appId: appId(),
    id: text('id').notNull(),
    /** `person:{id}`, or `visitor:{digest}` of what their browser keeps. */
    caller: text('caller').notNull(),
    /** Whose it is, so that it goes with the person. */
    personId: text('person_id'),
    /** `preview` or `published`: what the owner tries is no transcript. */
    channel: text('channel').notNull(),
    title: text('title').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    handedOverAt: instant('handed_over_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('app_conversations_of').on(table.appId, table.caller, table.updatedAt),
    foreignKey({ columns: [table.appId, table.personId], foreignColumns: [appUsers.appId, appUsers.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const appChatMessages = pgTable(
  'app_chat_messages',
  {
    appId: text('app_id').notNull(),
    conversationId: text('conversation_id').notNull(),
    id: text('id').notNull(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    text: text('text').notNull(),
    state: text('state').$type<'loading' | 'ready' | 'failed' | 'stopped'>().notNull(),
    sources: jsonb('sources').$type<AnswerSources>(),
    problem: jsonb('problem').$type<{ code: string; message: string }>(),
    isUnanswered: boolean('is_unanswered').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** The last sign of life of the process that answers. */
    beatAt: instant('beat_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('app_chat_messages_of').on(table.appId, table.conversationId, table.createdAt),
    // One answer at a time: a second question waits until the first is answered.
    uniqueIndex('app_chat_messages_running')
      .on(table.appId, table.conversationId)
      .where(sql`${table.state} = 'loading'`),
    foreignKey({
      columns: [table.appId, table.conversationId],
      foreignColumns: [appConversations.appId, appConversations.id],
    }).onDelete('cascade'),
  ],
);

/** What the assistant would do once the person clicks. It is done as it is stored here, never as a page sends it. */
export const appChatProposals = pgTable(
  'app_chat_proposals',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    messageId: text('message_id').notNull(),
    kind: text('kind').$type<Proposal['kind']>().notNull(),
    target: text('target').notNull(),
    recordId: text('record_id'),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<'open' | 'running' | 'done' | 'failed' | 'declined'>().notNull(),
    result: text('result'),
    problem: jsonb('problem').$type<{ code: string; message: string }>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('app_chat_proposals_of').on(table.appId, table.messageId),
    foreignKey({
      columns: [table.appId, table.messageId],
      foreignColumns: [appChatMessages.appId, appChatMessages.id],
    }).onDelete('cascade'),
  ],
);
