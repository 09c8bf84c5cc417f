import type { AnalyticsEvent } from '@whittle/contract/analytics';
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { bytes, instant } from './columns.ts';

export type AnalyticsKind = AnalyticsEvent | 'view';

/**
 * What happened in published apps, for a month: funnels and who is there now. `visitor` is the number of a visitor for one
 * day; null where nobody is to be told apart. No key: a row is only ever added, read by time and removed.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    appId: text('app_id').notNull(),
    at: instant('at').notNull(),
    kind: text('kind').$type<AnalyticsKind>().notNull(),
    visitor: bigint('visitor', { mode: 'bigint' }),
    /** Of a page view. */
    page: text('page').notNull().default(''),
  },
  (table) => [
    index('analytics_events_time').on(table.appId, table.at),
    // What is old lies together.
    index('analytics_events_at').using('brin', table.at),
  ],
);

/**
 * Counts per app and day (UTC): a row for each kind of event, each page, source, language and tool, and one for the visitors.
 * What a page of analytics shows costs the same however much happened.
 */
export const analyticsDays = pgTable(
  'analytics_days',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    dimension: text('dimension').$type<'kind' | 'visitors' | 'page' | 'source' | 'language' | 'tool'>().notNull(),
    value: text('value').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.day, table.dimension, table.value] })],
);

/** Who was there on a day, as numbers that mean nothing the day after. */
export const analyticsVisitors = pgTable(
  'analytics_visitors',
  {
    appId: text('app_id').notNull(),
    day: text('day').notNull(),
    visitor: bigint('visitor', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.day, table.visitor] })],
);

/** What visitors of a day are numbered by: random, and gone when the day is over. */
export const analyticsSalts = pgTable('analytics_salts', {
  day: text('day').primaryKey(),
  salt: bytes('salt').notNull(),
});

/** Owners that want a mail when errors become many, and when they got the last one. */
export const analyticsAlerts = pgTable('analytics_alerts', {
  appId: text('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  sentAt: instant('sent_at'),
});
