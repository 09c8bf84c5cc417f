import type { AuditRecord, AuditService } from '../../../core/audit/audit.service.ts';
import type { Origin, PoolName } from './pool.ts';

type From = Pick<Origin, 'address'>;

export type AuditNotes = ReturnType<typeof createAuditNotes>;

/** What signing in leaves in the audit log. */
export const createAuditNotes = (audit: AuditService) => ({
  /** Of a person who acts on themselves. */
  note: (
    { actor, appId }: PoolName,
    event: AuditRecord['event'],
    { id, email }: { id: string; email?: string },
    { address }: From,
    details: Record<string, unknown> = {},
  ): Promise<void> =>
    // A builder's account is named by its id, which stays; somebody in an app by the address that its owner knows.
    audit.record({ event, actor: { kind: actor, id }, appId, target: appId === null ? id : email, address, details }),

  /** Of somebody who was not let in. */
  noteRefused: ({ appId }: PoolName, email: string, { address }: From, details: Record<string, unknown>) =>
    audit.record({
      ...{ event: 'sign-in-refused', actor: { kind: 'visitor', id: null } },
      ...{ appId, target: email, address, details },
    }),
});
