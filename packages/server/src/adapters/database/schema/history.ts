import type { WriteVia } from '@whittle/contract/entities';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, transactionId } from './columns.ts';

/**
 * How far apart the numbers of two rows are. The records of a row that stands for several have the numbers from its own on,
 * so a row may stand for as many.
 */
export const changeSeqStep = 1_024;

/**
 * Who changed which record when, and what stood there before and after; written in the statement that changes it. Changes
 * of one call share its `callId`; `undoes` names the call that this one takes back. `seq` orders the changes of one
 * record; `tx` tells which changes were committed between two snapshots. Records that one statement creates share one row:
 * they stand in `created` as `[{id, data}]`, and `recordId` is empty (docs/decisions/026). Reading them all is
 * `eachChange`.
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    appId: text('app_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity({ increment: changeSeqStep }),
    entity: text('entity').notNull(),
    recordId: text('record_id').notNull(),
    kind: text('kind').$type<'create' | 'update' | 'delete'>().notNull(),
    byId: text('by_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    created: jsonb('created').$type<{ id: string; data: Record<string, unknown> }[]>(),
    callId: text('call_id'),
    via: text('via').$type<WriteVia>().notNull().default('app'),
    undoes: text('undoes'),
    tx: transactionId('tx')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant('at').notNull(),
  },
  (table) => [
    // What was committed lately in one app, for those who follow it.
    primaryKey({ columns: [table.appId, table.tx, table.seq] }),
    index('record_changes_record').on(table.appId, table.entity, table.recordId, table.seq),
    // Running apps write most changes and none of these: what the builder did, and what was deleted.
    index('record_changes_acts')
      .on(table.appId, table.entity, table.byId, table.seq)
      .where(sql`${table.via} <> 'app'`),
    index('record_changes_call')
      .on(table.appId, table.callId, table.seq)
      .where(sql`${table.via} <> 'app'`),
    index('record_changes_deleted')
      .on(table.appId, table.entity, table.seq)
      .where(sql`${table.kind} = 'delete'`),
    // What previews deleted, to be counted and taken back.
    index('record_changes_preview')
      .on(table.appId, table.seq)
      .where(sql`${table.via} = 'preview' and ${table.kind} = 'delete'`),
    // A record knows when it was created, not with which others.
    index('record_changes_created')
      .on(table.appId, table.entity, table.at)
      .where(sql`${table.created} is not null`),
    // Rows are written in the order of time and never moved, which is all that this tiny index needs.
    index('record_changes_at').using('brin', table.at),
  ],
);
