import type { BatchAppState, BatchState } from '@whittle/contract/repair-lab/batches';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/** Accounts that let batch runs read all their apps. */
export const labConsents = pgTable('lab_consents', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
});

/** A choice for one app. It holds as long as whoever made it owns the app. */
export const labAppConsents = pgTable('lab_app_consents', {
  appId: text('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  isAllowed: boolean('is_allowed').notNull(),
  at: instant('at').notNull(),
});

/** A repaired copy that can still be applied: what it changes in the files of its base, as JSON. */
export const labRepairs = pgTable(
  'lab_repairs',
  {
    id: text('id').primaryKey(),
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    baseVersionId: text('base_version_id').notNull(),
    changes: text('changes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('lab_repairs_app').on(table.appId), index('lab_repairs_time').on(table.createdAt)],
);

/** A run over all apps whose owners allow it. The process that has it renews its lease; there is one at a time. */
export const labBatches = pgTable(
  'lab_batches',
  {
    id: text('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    state: text('state').$type<BatchState>().notNull(),
    models: jsonb('models').$type<string[]>().notNull(),
    iterations: integer('iterations').notNull(),
    capMicros: bigint('cap_micros', { mode: 'number' }),
    currency: text('currency').notNull(),
    problem: text('problem'),
    claimedBy: text('claimed_by'),
    leaseUntil: instant('lease_until'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('lab_batches_time').on(table.createdAt),
    uniqueIndex('lab_batches_running')
      .on(table.state)
      .where(sql`state = 'running'`),
  ],
);

/** What was found in an app, in counts by detector: nothing of the app's own text is kept. */
export type BatchAppResult = {
  filesChecked: number;
  ms: number;
  found: Record<string, number>;
  /** After the rules, and in how many files. */
  left: Record<string, number>;
  filesLeft: number;
  models: {
    model: string;
    /** The code of the error with which its connection failed; then the rest counts for nothing. */
    problem: string | null;
    ms: number;
    left: Record<string, number>;
  }[];
};

/** An app of a run, in the order of `n`. */
export const labBatchApps = pgTable(
  'lab_batch_apps',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => labBatches.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    appId: text('app_id').references(() => apps.id, { onDelete: 'set null' }),
    state: text('state').$type<BatchAppState>().notNull(),
    tries: integer('tries').notNull().default(0),
    problem: text('problem'),
    result: jsonb('result').$type<BatchAppResult>(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.n] })],
);
