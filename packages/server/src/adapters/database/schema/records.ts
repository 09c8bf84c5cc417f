import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/**
 * Records of every entity of every app. `data` holds the fields of the schema; the rest are server fields. `size` is the
 * bytes of `data` as text, so that a list knows how much it would send before it reads it. No index has `updatedAt`, and a
 * tenth of each page is kept free (`fillfactor`): that is why an update writes no index.
 */
export const records = pgTable(
  'records',
  {
    appId: text('app_id').notNull(),
    entity: text('entity').notNull(),
    id: text('id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    size: integer('size').notNull().default(0),
    createdById: text('created_by_id'),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.entity, table.id] }),
    index('records_newest').on(table.appId, table.entity, table.createdAt.desc(), table.id.desc()),
  ],
);

/**
 * Indexes on `records` that queries ask for (docs/decisions/018). `shape` is the JSON of its keys; the index of a ready one is
 * called `records_use_{id}`. `refused` is one that cannot hold what is stored.
 */
export const recordIndexes = pgTable(
  'record_indexes',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    shape: text('shape').notNull(),
    id: text('id').notNull().unique(),
    state: text('state').$type<'wanted' | 'building' | 'ready' | 'refused'>().notNull(),
    uses: bigint('uses', { mode: 'number' }).notNull(),
    waitedMs: bigint('waited_ms', { mode: 'number' }).notNull(),
    firstUsedAt: instant('first_used_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    builtAt: instant('built_at'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.entity, table.shape] })],
);

/**
 * Keys of bulk creates that callers may repeat (`Idempotency-Key`): written with the records, kept for a week. `bodyHash`
 * tells a repeat from another call that uses the key again.
 */
export const recordCallKeys = pgTable(
  'record_call_keys',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    callerId: text('caller_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    recordIds: jsonb('record_ids').$type<string[]>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.entity, table.callerId, table.key] }),
    index('record_call_keys_age').on(table.at),
  ],
);
