import { createHash, randomBytes } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { MailDelivery } from '@whittle/contract/mail';
import type { Invitation, SentInvitation } from '@whittle/contract/people';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CalledApp } from '../../../http/app-caller.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import type { AppUsersStore } from './app-users.store.ts';
import { createInvitationsStore, type InvitationRow } from './invitations.store.ts';
import { auditActorOf, type Inviter } from './inviter.ts';
import { brandOf, signInLink } from './visit.ts';

const lifetimeMs = limits.invitationDays * 86_400_000;
const hourMs = 3_600_000;
const ofApp = { max: limits.invitationsPerHour, windowMs: hourMs };
const ofAccount = { max: limits.invitationsPerAccount, windowMs: hourMs };

type Deps = Pick<Adapters, 'db' | 'clock' | 'config'> & {
  store: AppUsersStore;
  mails: MailsService;
  audit: AuditService;
};

export type Invitations = ReturnType<typeof createInvitations>;

/**
 * Invitations by email and role (AUTH-17). The link proves the address, so only its hash is stored. Where no mail server
 * sends it, it is handed to whoever invites, who must be the owner: they may vouch for an address anyway.
 */
export function createInvitations({ db, clock, config, store, mails, audit }: Deps) {
  const invitations = createInvitationsStore(db);
  const rateLimits = createRateLimits({ db, clock });

  const isLive = (row: InvitationRow | null): row is InvitationRow => row !== null && row.expiresAt > clock.now();

  const deliver = async (
    app: CalledApp,
    { email, role, id }: Pick<InvitationRow, 'email' | 'role' | 'id'>,
    inviter: Inviter,
    address: string,
  ): Promise<SentInvitation> => {
    if (!app.publishedVersionId) throw new AppError('app-not-published');
    for (const [key, limit] of [
      [`app-invite:${app.id}`, ofApp],
      [`app-invite:account:${app.ownerId}`, ofAccount],
    ] as const)
      if (!(await rateLimits.take(key, limit)))
        throw new AppError('invites-limit-reached', { retryAfterSeconds: rateLimits.secondsLeft(limit) });
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    const inviterName = inviter.kind === 'owner' ? inviter.name : inviter.person.fullName;
    const row = await invitations.put({
      appId: app.id,
      id,
      email,
      role,
      tokenHash: hashOf(token),
      invitedBy: inviterName,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    const link = signInLink(config, app, { invitation: token });
    await mails.send(email, { kind: 'invitation', link, inviterName, role }, brandOf(config, app));
    await audit.record({
      event: 'invited',
      actor: auditActorOf(inviter),
      appId: app.id,
      target: email,
      address,
      details: { role },
    });
    return { ...toInvitation(row, now), link: mails.delivery === 'outbox' ? link : null };
  };

  return {
    /** Throws `already-in-app`, `email-invalid`, `app-not-published`, `not-allowed` for an admin who invites with a role. */
    async invite(
      app: CalledApp,
      inviter: Inviter,
      wish: { email: string; role: string },
      address: string,
    ): Promise<SentInvitation> {
      const email = normaliseEmail(wish.email);
      if (!email) throw new AppError('email-invalid');
      if (inviter.kind === 'admin' && wish.role !== 'user') {
        const whom = wish.role === 'admin' ? 'admins' : 'people with a role of the app';
        throw new AppError('not-allowed', { message: `Only the owner of an app can invite ${whom}.` });
      }
      if (await store.byEmail(app.id, email)) throw new AppError('already-in-app');
      const pending = await invitations.byEmail(app.id, email);
      // An admin of the app cannot turn what the owner offered into something else.
      const role = inviter.kind === 'admin' && isLive(pending) ? pending.role : wish.role;
      return deliver(app, { email, role, id: pending?.id ?? newId(clock.now().getTime()) }, inviter, address);
    },

    async list(appId: AppId): Promise<{ items: Invitation[]; delivery: MailDelivery }> {
      const now = clock.now();
      return { items: (await invitations.list(appId)).map((row) => toInvitation(row, now)), delivery: mails.delivery };
    },

    /** A new link for seven more days; the one before is worth nothing from now on. */
    async resend(app: CalledApp, id: string, inviter: Inviter, address: string): Promise<SentInvitation> {
      const row = await invitations.byId(app.id, id);
      if (!row) throw new AppError('invitation-invalid');
      return deliver(app, row, inviter, address);
    },

    async revoke(app: CalledApp, id: string, inviter: Inviter, address: string): Promise<void> {
      const row = await invitations.take(app.id, id);
      if (!row) return;
      await audit.record({
        event: 'invitation-revoked',
        actor: auditActorOf(inviter),
        appId: app.id,
        target: row.email,
        address,
      });
    },

    /** The invitation behind a link, still to be accepted; null when it is not valid any more. */
    async byToken(appId: AppId, token: string): Promise<InvitationRow | null> {
      const row = await invitations.byToken(appId, hashOf(token));
      return isLive(row) ? row : null;
    },

    /** Whether somebody with this address may join although the app takes nobody by themselves. */
    isInvited: async (appId: AppId, email: string): Promise<boolean> => isLive(await invitations.byEmail(appId, email)),

    /** Takes the invitation of an address that was proven (S-07), once; null when there is none. */
    async claim(appId: AppId, email: string): Promise<InvitationRow | null> {
      const row = await invitations.byEmail(appId, email);
      return isLive(row) ? invitations.take(appId, row.id) : null;
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const toInvitation = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invitedBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt <= now,
});
