import type { AuditActorKind, AuditEventName } from '@whittle/contract/audit';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Who did what that a security review asks for. Append-only: a trigger refuses every change and deletion, so there are
 * no references to what may be deleted.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    event: text('event').$type<AuditEventName>().notNull(),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    actorId: text('actor_id'),
    appId: text('app_id'),
    target: text('target'),
    address: text('address'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_events_event').on(table.event, table.seq.desc()),
    index('audit_events_actor').on(table.actorId, table.seq.desc()),
    index('audit_events_app').on(table.appId, table.seq.desc()),
  ],
);
