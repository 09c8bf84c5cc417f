import type { AuditEntry, AuditQuery } from '@whittle/contract/audit';
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { accounts, apps, appUsers, auditEvents } from '../../adapters/database/schema.ts';

type Column = typeof accounts.email | typeof appUsers.email | typeof auditEvents.target | typeof apps.name;

const contains = (column: Column, part: string): SQL =>
  sql`position(lower(${part}) in lower(coalesce(${column}, ''))) > 0`;

/** At most `limit` lines, newest first. Names are those of today; what was deleted since has none. */
export async function listAuditEvents(db: Database, query: AuditQuery, limit: number): Promise<AuditEntry[]> {
  const { event, person, app, from, to, before } = query;
  const rows = await db
    .select({
      entry: auditEvents,
      actorName: sql<string | null>`coalesce(${accounts.email}, ${appUsers.email})`,
      appName: apps.name,
    })
    .from(auditEvents)
    .leftJoin(accounts, and(eq(auditEvents.actorKind, 'account'), eq(accounts.id, auditEvents.actorId)))
    .leftJoin(
      appUsers,
      and(
        eq(auditEvents.actorKind, 'app-user'),
        eq(appUsers.appId, auditEvents.appId),
        eq(appUsers.id, auditEvents.actorId),
      ),
    )
    .leftJoin(apps, eq(apps.id, auditEvents.appId))
    .where(
      and(
        event && eq(auditEvents.event, event),
        person
          ? or(
              eq(auditEvents.actorId, person),
              contains(accounts.email, person),
              contains(appUsers.email, person),
              contains(auditEvents.target, person),
            )
          : undefined,
        app ? or(eq(auditEvents.appId, app), contains(apps.name, app)) : undefined,
        from ? gte(auditEvents.at, new Date(from)) : undefined,
        to ? lt(auditEvents.at, new Date(to)) : undefined,
        before ? sql`${auditEvents.seq} < ${before}::bigint` : undefined,
      ),
    )
    .orderBy(desc(auditEvents.seq))
    .limit(limit);
  return rows.map(({ entry, actorName, appName }) => ({
    seq: entry.seq,
    at: entry.at.toISOString(),
    event: entry.event,
    actor: { kind: entry.actorKind, id: entry.actorId, name: actorName },
    app: entry.appId === null ? null : { id: entry.appId, name: appName },
    target: entry.target,
    address: entry.address,
    details: entry.details,
  }));
}
