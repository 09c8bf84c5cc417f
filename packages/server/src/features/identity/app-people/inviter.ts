import { AppError } from '../../../http/app-error.ts';
import type { AppCaller, AppPerson } from '../../../http/app-caller.ts';
import type { AuditRecord } from '../../../core/audit/audit.service.ts';

/** Who invites: the owner in the builder, or an admin of the app from inside it. */
export type Inviter = { kind: 'owner'; accountId: string; name: string } | { kind: 'admin'; person: AppPerson };

/** Throws for a caller who is neither. */
export function inviterOf({ app, actor, person }: AppCaller): Inviter {
  if (!person) throw new AppError('not-signed-in');
  if (actor.kind === 'owner' || person.isOwner) return { kind: 'owner', accountId: app.ownerId, name: person.fullName };
  if (person.role !== 'admin') throw new AppError('not-allowed');
  return { kind: 'admin', person };
}

/** Under whom an act stands in the audit log. */
export const auditActorOf = (inviter: Inviter): AuditRecord['actor'] =>
  inviter.kind === 'owner' ? { kind: 'account', id: inviter.accountId } : { kind: 'app-user', id: inviter.person.id };
