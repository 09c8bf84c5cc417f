import type { AuditActorKind, AuditEventName, AuditPage, AuditQuery } from '@whittle/contract/audit';
import type { Adapters } from '../../adapters/adapters.ts';
import { auditEvents } from '../../adapters/database/schema.ts';
import { listAuditEvents } from './audit.store.ts';
import type { Transaction } from '../event-log/event-log.ts';

export type AuditRecord = {
  event: AuditEventName;
  actor: { kind: AuditActorKind; id: string | null };
  appId?: string | null;
  /** What was acted on: an account, a person, an email, an entity, a version. */
  target?: string | null;
  /** The network address that it came from. */
  address?: string | null;
  /** Facts for a reviewer. Never a password, code, token or link. */
  details?: Record<string, unknown>;
};

const pageLength = 50;

export type AuditService = ReturnType<typeof createAuditService>;

/** The log of what a security review asks for. Nothing in the product changes or deletes a line of it. */
export function createAuditService({ db, clock }: Pick<Adapters, 'db' | 'clock'>) {
  return {
    /** With `tx` the line is written exactly when the act itself is. */
    async record({ actor, ...entry }: AuditRecord, tx: Transaction | Adapters['db'] = db): Promise<void> {
      await tx.insert(auditEvents).values({ ...entry, at: clock.now(), actorKind: actor.kind, actorId: actor.id });
    },

    /** A page of the log, newest first. */
    async list(query: AuditQuery): Promise<AuditPage> {
      const found = await listAuditEvents(db, query, pageLength + 1);
      const items = found.slice(0, pageLength);
      return { items, next: found.length > pageLength ? String(items.at(-1)!.seq) : null };
    },
  };
}
