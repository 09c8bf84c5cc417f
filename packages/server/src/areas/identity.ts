import type { AppId } from '@whittle/contract/ids';
import { purgeAppsOf } from '../features/apps/purge-apps.ts';
import { mayEditCode } from '../features/code/editing/code-editing.policy.ts';
import { createVisitOf } from '../features/identity/app-people/app-of-request.ts';
import { createAppPeople } from '../features/identity/app-people/app-people.ts';
import { createAppUsersService } from '../features/identity/app-people/app-users.service.ts';
import { createImportPeople } from '../features/identity/app-people/import-people.ts';
import { createResolveAppCaller } from '../features/identity/app-people/resolve-caller.ts';
import { createAccountsService } from '../features/identity/builders/accounts.service.ts';
import { createOpenIdFlow } from '../features/identity/openid/openid-flow.ts';
import { createSignInService } from '../features/identity/sign-in/sign-in.service.ts';
import { createFindEntity } from '../features/records/rows/find-entity.ts';
import type { Publications } from '../core/publications/publication.ts';
import { createSessionGuards } from '../http/session.ts';
import type { Core } from './core.ts';

/** What identity needs of areas that are made after it. */
type Later = {
  stopTurn(appId: AppId): Promise<unknown>;
  hasPreviewAccess(request: Request, appId: AppId): Promise<boolean>;
  accessOf: Publications['accessOf'];
};

export type Identity = ReturnType<typeof createIdentity>;

/** Who calls: builders with their accounts, and the people of apps, a pool per app. */
export function createIdentity(core: Core, { stopTurn, hasPreviewAccess, accessOf }: Later) {
  const { apps, config, db, mails, trees, uploads } = core;
  const signIn = createSignInService(core);
  const accounts = createAccountsService({
    ...core,
    signIn,
    mayEditCode: (account) => mayEditCode(config, account),
    deleteAppsOf: async (accountId) => {
      for (const { id } of await apps.list({ accountId })) {
        await stopTurn(id);
        await apps.remove({ accountId }, id);
      }
      await purgeAppsOf(db, accountId);
      uploads.orphans.sweepSoon();
    },
  });
  const guards = createSessionGuards(config, accounts.authenticate);

  const findEntity = createFindEntity(trees);
  const appUsers = createAppUsersService({ ...core, findEntity, accountEmail: accounts.emailOf });
  const appPeople = createAppPeople({
    ...core,
    appUsers,
    signIn,
    publishing: { accessOf },
    requiresVerifiedEmail: config.requireVerifiedEmail ?? mails.delivery === 'smtp',
  });
  const importPeople = createImportPeople(core);

  return {
    accounts,
    signIn,
    guards,
    openIdFlow: createOpenIdFlow(core),
    findEntity,
    appUsers,
    appPeople,
    visitOf: createVisitOf({ ...core, hasPreviewAccess }),
    resolveCaller: createResolveAppCaller({ ...core, appUsers, guards, hasPreviewAccess }),

    /** The owner's own person in an app. */
    findOwner: async (appId: AppId, accountId: string) =>
      appUsers.ownerPerson(appId, { accountId, email: await accounts.emailOf(accountId) }),
    importPeople: async (appId: AppId, accountId: string, people: Parameters<typeof importPeople>[2]) =>
      importPeople(appId, { accountId, email: await accounts.emailOf(accountId) }, people),
  };
}
