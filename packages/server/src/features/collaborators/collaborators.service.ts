import type { Collaborator, CollaboratorRole, Collaborators } from '@whittle/contract/collaborators';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { Config } from '../../config/config.ts';
import { roleIn } from '../../core/apps/apps.policy.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import type { MailsService } from '../../core/mail/mail.service.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedIn } from '../../http/session.ts';
import {
  acceptInvitation,
  addCollaborator,
  type CollaboratorRow,
  countCollaborators,
  listCollaborations,
  listCollaborators,
  removeCollaborator,
  removeOfAccount,
  transferApp,
} from './collaborators.store.ts';

type Caller = Pick<SignedIn, 'accountId' | 'email' | 'suffices'> & { address?: string };
type Deps = Pick<Adapters, 'db' | 'clock'> & {
  config: Pick<Config, 'publicUrl'>;
  apps: Pick<AppsService, 'requireOwned' | 'change'>;
  audit: AuditService;
  mails: Pick<MailsService, 'send'>;
  emailOf(accountId: AccountId): Promise<string>;
};

export type CollaboratorsService = ReturnType<typeof createCollaboratorsService>;

const inviteLimit = { max: limits.collaboratorInvitesPerHour, windowMs: 3_600_000 };

/** Builders who build an app with its owner. Rules: TEAM-01 to TEAM-06. */
export function createCollaboratorsService({ db, clock, config, apps, audit, mails, emailOf }: Deps) {
  const rateLimits = createRateLimits({ db, clock });

  const present = async (app: App, { accountId }: Caller): Promise<Collaborators> => {
    const [rows, ownerEmail] = await Promise.all([listCollaborators(db, app.id), emailOf(app.ownerId)]);
    return { role: roleIn(app, accountId)!, ownerEmail, items: rows.map(toCollaborator) };
  };

  /** Everybody's windows hear of it, and what is kept of the app is read again. */
  const change = async (caller: Caller, appId: AppId, work: (tx: Transaction) => Promise<void>) => {
    await apps.change(appId, work);
    const app = await apps.requireOwned({ ...caller, suffices: 'viewer' }, appId);
    return present(app, caller);
  };

  const lineOf = ({ accountId, address }: Caller, appId: AppId, target: string) => ({
    ...{ actor: { kind: 'account' as const, id: accountId }, appId, target, address },
  });

  return {
    list: async (caller: Caller, appId: AppId) => present(await apps.requireOwned(caller, appId), caller),

    /**
     * Invites an address, or gives whoever has it another role. Throws `collaborator-is-owner`, `too-many-collaborators`,
     * `rate-limited` and `email-invalid`.
     */
    async invite(caller: Caller, appId: AppId, wish: { email: string; role: CollaboratorRole }) {
      const app = await apps.requireOwned(caller, appId);
      const email = addressOf(wish.email);
      if (email === caller.email) throw new AppError('collaborator-is-owner');
      if (!(await rateLimits.take(`collaborators:${caller.accountId}`, inviteLimit)))
        throw new AppError('rate-limited');
      let isNew = false;
      const answer = await change(caller, appId, async (tx) => {
        isNew = await addCollaborator(tx, { appId, email, role: wish.role, invitedAt: clock.now() });
        if (isNew && (await countCollaborators(tx, appId)) > limits.collaboratorsMax)
          throw new AppError('too-many-collaborators');
        const details = { role: wish.role };
        await audit.record({ event: 'collaborator-invited', ...lineOf(caller, appId, email), details }, tx);
      });
      if (isNew) await sendInvitation(app, caller, { ...wish, email });
      return answer;
    },

    /** Does nothing for somebody who is gone already. */
    async remove(caller: Caller, appId: AppId, typed: string) {
      await apps.requireOwned(caller, appId);
      const email = addressOf(typed);
      return change(caller, appId, async (tx) => {
        if (await removeCollaborator(tx, appId, email))
          await audit.record({ event: 'collaborator-removed', ...lineOf(caller, appId, email) }, tx);
      });
    },

    /** Throws `collaborator-not-found` for whoever has not accepted. */
    async transfer(caller: Caller, appId: AppId, typed: string) {
      await apps.requireOwned(caller, appId);
      const toEmail = addressOf(typed);
      return change(caller, appId, async (tx) => {
        const owner = { accountId: caller.accountId, email: caller.email };
        if (!(await transferApp(tx, { appId, owner, toEmail, at: clock.now() })))
          throw new AppError('collaborator-not-found');
        await audit.record({ event: 'app-transferred', ...lineOf(caller, appId, toEmail) }, tx);
      });
    },

    mine: async ({ accountId, email }: Caller) => ({
      items: await listCollaborations(db, { accountId, email }),
    }),

    /** Throws `invitation-gone`. */
    async accept(caller: Caller, appId: AppId): Promise<{ role: CollaboratorRole }> {
      const by = { accountId: caller.accountId, email: caller.email, at: clock.now() };
      let role: CollaboratorRole | null = null;
      const mine = await listCollaborations(db, by);
      if (!mine.some((item) => item.appId === appId)) throw new AppError('invitation-gone');
      await apps.change(appId, async (tx) => {
        role = await acceptInvitation(tx, appId, by);
        if (role === null) throw new AppError('invitation-gone');
        await audit.record({ event: 'collaborator-joined', ...lineOf(caller, appId, by.email) }, tx);
      });
      return { role: role! };
    },

    /** Does nothing where the account has no part. */
    async leave(caller: Caller, appId: AppId): Promise<void> {
      const by = { accountId: caller.accountId, email: caller.email };
      const mine = await listCollaborations(db, by);
      if (!mine.some((item) => item.appId === appId)) return;
      await apps.change(appId, async (tx) => {
        const email = await removeOfAccount(tx, appId, by);
        if (email) await audit.record({ event: 'collaborator-removed', ...lineOf(caller, appId, email) }, tx);
      });
    },
  };

  async function sendInvitation(
    app: App,
    { email: inviterName }: Caller,
    to: { email: string; role: CollaboratorRole },
  ) {
    const brand = { appId: null, name: 'Whittle', accentColor: null, homeUrl: config.publicUrl };
    const template = { kind: 'collaborator-invitation', appName: app.name, inviterName, role: to.role } as const;
    await mails.send(to.email, { ...template, link: `${config.publicUrl}/home` }, brand);
  }
}

const addressOf = (typed: string): string => {
  const email = normaliseEmail(typed);
  if (email === null) throw new AppError('email-invalid');
  return email;
};

const toCollaborator = ({ email, role, invitedAt, acceptedAt }: CollaboratorRow): Collaborator => ({
  email,
  role,
  invitedAt: invitedAt.toISOString(),
  acceptedAt: acceptedAt?.toISOString() ?? null,
});
