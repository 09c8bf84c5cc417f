import type { AuditRecord, AuditService } from '../../../core/audit/audit.service.ts';
import type { AnalyticsCore } from '../../../core/analytics/analytics.ts';
import type { Seen } from '../../../core/analytics/visitor-ids.ts';
import type { Origin, PoolName } from './pool.ts';

/** `seen` is there for somebody who is on the pages of an app that others use, too. */
type From = Pick<Origin, 'address'> & { seen?: Seen | null };

export type AuditNotes = ReturnType<typeof createAuditNotes>;

/** What signing in leaves in the audit log. */
export const createAuditNotes = (audit: AuditService, analytics: Pick<AnalyticsCore, 'note'>) => ({
  /** Of a person who acts on themselves. */
  note(
    { actor, appId }: PoolName,
    event: AuditRecord['event'],
    { id, email }: { id: string; email?: string },
    { address, seen }: From,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    if (event === 'sign-up' && appId !== null && seen !== undefined)
      analytics.note({ appId, kind: 'sign-up', by: seen });
    // A builder's account is named by its id, which stays; somebody in an app by the address that its owner knows.
    const target = appId === null ? id : email;
    return audit.record({ event, actor: { kind: actor, id }, appId, target, address, details });
  },

  /** Of somebody who was not let in. */
  noteRefused: ({ appId }: PoolName, email: string, { address }: From, details: Record<string, unknown>) =>
    audit.record({
      ...{ event: 'sign-in-refused', actor: { kind: 'visitor', id: null } },
      ...{ appId, target: email, address, details },
    }),
});
