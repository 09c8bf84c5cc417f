import { createHash, randomBytes } from 'node:crypto';
import type { ClaimInvitation } from '@whittle/contract/collaborators/claims';
import type { AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import type { Adapters } from '../../adapters/adapters.ts';
import type { Config } from '../../config/config.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { roleIn } from '../../core/apps/apps.policy.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedIn } from '../../http/session.ts';
import { findClaimed, keepClaim, spendClaim } from './claims.store.ts';
import { giveApp } from './collaborators.store.ts';

type Caller = Pick<SignedIn, 'accountId' | 'email'> & { address?: string };
type Deps = Pick<Adapters, 'db' | 'clock' | 'secrets'> & {
  config: Pick<Config, 'publicUrl'>;
  apps: Pick<AppsService, 'requireOwned' | 'change' | 'find'>;
  trees: Pick<AppTrees, 'head'>;
  audit: AuditService;
  /** What the owner so far signed in with elsewhere stays theirs. */
  forgetSecrets(tx: Transaction, appId: AppId): Promise<void>;
};

export type ClaimsService = ReturnType<typeof createClaimsService>;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** An app that a platform admin built for somebody else, who takes it over by a code (docs/decisions/119). Rules: EDIT-18. */
export function createClaimsService({ db, clock, secrets, config, apps, trees, audit, forgetSecrets }: Deps) {
  const since = () => new Date(clock.now().getTime() - limits.claimCodeDays * 86_400_000);
  const settingsOf = async (appId: AppId) => readAppDocuments((await trees.head(appId)).files).settings;

  /** Throws `claim-gone`. */
  const find = async (code: string) => {
    const claimed = await findClaimed(db, hashOf(code), { since: since() });
    const app = claimed && (await apps.find(claimed.appId));
    const settings = app && (await settingsOf(app.id));
    if (!app || !settings?.isClaimable) throw new AppError('claim-gone');
    return { app, settings, ownerEmail: claimed.ownerEmail };
  };

  return {
    /** The same until it is used or too old. Throws `claim-before-publish` and `app-not-claimable`. */
    async invitation(caller: Caller, appId: AppId): Promise<ClaimInvitation> {
      const app = await apps.requireOwned(caller, appId);
      if (app.publishedVersionId === null) throw new AppError('claim-before-publish');
      if (!(await settingsOf(appId)).isClaimable) throw new AppError('app-not-claimable');
      const code = randomBytes(15).toString('base64url');
      const fresh = { appId, codeHash: hashOf(code), sealedCode: secrets.encrypt(code), madeAt: clock.now() };
      const { sealedCode } = await keepClaim(db, fresh, { since: since() });
      const claimCode = secrets.decrypt(sealedCode);
      return { inviteLink: `${config.publicUrl}/claim?code=${claimCode}`, claimCode };
    },

    /** Throws `claim-gone`. */
    async read(code: string) {
      const { app, ownerEmail } = await find(code);
      return { appName: app.name, ownerEmail };
    },

    /** Throws `claim-gone`, `claim-own` and `claim-collaborators-only`. */
    async claim({ accountId, email, address }: Caller, code: string): Promise<{ appId: AppId }> {
      const { app, settings, ownerEmail } = await find(code);
      if (app.ownerId === accountId) throw new AppError('claim-own');
      if (settings.requireBuilderCollaboratorAccount && roleIn(app, accountId) === null)
        throw new AppError('claim-collaborators-only');
      await apps.change(app.id, async (tx) => {
        if (!(await spendClaim(tx, app.id, hashOf(code)))) throw new AppError('claim-gone');
        const from = { accountId: app.ownerId, email: ownerEmail };
        await giveApp(tx, { appId: app.id, from, to: { accountId, email }, at: clock.now() });
        await forgetSecrets(tx, app.id);
        const actor = { kind: 'account' as const, id: accountId };
        const details = { by: 'claim' };
        await audit.record({ event: 'app-transferred', actor, appId: app.id, target: email, address, details }, tx);
      });
      return { appId: app.id };
    },
  };
}
