import type { AnswerSources } from '@whittle/contract/knowledge/citation';
import type { BlockResult } from '@whittle/contract/tools/tool-run';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUsers } from './app-users.ts';
import { accounts } from './accounts.ts';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

const appId = () =>
  text('app_id')
    .notNull()
    .references(() => apps.id, { onDelete: 'cascade' });

/** Which tools of an app are active. Their documents are files of the app; a tool without a row is a draft. */
export const activeTools = pgTable(
  'active_tools',
  { appId: appId(), toolId: text('tool_id').notNull(), activatedAt: instant('activated_at').notNull() },
  (table) => [primaryKey({ columns: [table.appId, table.toolId] })],
);

/** Each run of a tool, from its start on; what it answered is stored as it grows. */
/** `asked` is a digest of the question, so that an answer counts for no other one. */
export type StageAnswer = { asked: string; text: string };

export const toolRuns = pgTable(
  'tool_runs',
  {
    appId: appId(),
    id: text('id').notNull(),
    toolId: text('tool_id').notNull(),
    /** Who ran it: `person:{id}`, or `visitor:{digest}` of what their browser keeps. */
    caller: text('caller').notNull(),
    state: text('state').notNull(),
    inputs: jsonb('inputs').$type<Record<string, unknown>>().notNull(),
    blocks: jsonb('blocks').$type<BlockResult[]>().notNull(),
    /** What the model wrote, whole, so that nothing is lost by how it was read. */
    answer: text('answer').notNull().default(''),
    problem: jsonb('problem').$type<{ code: string; message: string }>(),
    model: text('model'),
    promptTokens: integer('prompt_tokens').notNull().default(0),
    completionTokens: integer('completion_tokens').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** The last sign of life of the process that runs it. */
    beatAt: instant('beat_at').notNull(),
    endedAt: instant('ended_at'),
    /** By which others may read the result; null as long as it is private. */
    shareKey: text('share_key'),
    /** How often single blocks were asked for again. */
    redos: integer('redos').notNull().default(0),
    editedAt: instant('edited_at'),
    /** The passages that it was answered from. */
    sources: jsonb('sources').$type<AnswerSources>(),
    /** What the stages before the last one answered, by stage, each for the question with that digest. */
    stageAnswers: jsonb('stage_answers').$type<Record<string, StageAnswer>>().notNull().default({}),
    /** What it took of the credits of the account that owned the app then (EDIT-13). */
    credits: integer('credits').notNull().default(0),
    creditsOf: text('credits_of'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('tool_runs_shared').on(table.shareKey),
    index('tool_runs_newest').on(table.appId, table.toolId, table.createdAt),
    index('tool_runs_running')
      .on(table.beatAt)
      .where(sql`${table.state} = 'loading'`),
  ],
);

/** Runs of a person in a day or a week of UTC, counted when they start. */
export const toolRunCounts = pgTable(
  'tool_run_counts',
  {
    appId: appId(),
    toolId: text('tool_id').notNull(),
    caller: text('caller').notNull(),
    /** `2026-11-23` or `2026-W48`. */
    period: text('period').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.toolId, table.caller, table.period] })],
);

/** Credits that the runs of an account's apps took in a month of UTC. */
export const toolCredits = pgTable(
  'tool_credits',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** `2026-11`. */
    month: text('month').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
);

/** Files that were uploaded for a run, by whoever may use them in one. */
export const toolFiles = pgTable(
  'tool_files',
  {
    appId: appId(),
    uploadId: text('upload_id').notNull(),
    /** As `tool_runs.caller` begins: `person:{id}` or `visitor:{digest}`. */
    caller: text('caller').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until a run takes it; files that none takes are removed. */
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.uploadId] }),
    index('tool_files_unused')
      .on(table.createdAt)
      .where(sql`${table.usedAt} is null`),
  ],
);

/** What a person of an app filled in last, for the fields that keep it. */
export const toolMemories = pgTable(
  'tool_memories',
  {
    appId: text('app_id').notNull(),
    personId: text('person_id').notNull(),
    toolId: text('tool_id').notNull(),
    fieldId: text('field_id').notNull(),
    value: jsonb('value').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.personId, table.toolId, table.fieldId] }),
    foreignKey({ columns: [table.appId, table.personId], foreignColumns: [appUsers.appId, appUsers.id] }).onDelete(
      'cascade',
    ),
  ],
);
