import type { CopyAppRequest } from '@whittle/contract/apps';
import type { AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import type { VersionFiles } from '../../core/app-files/version-files.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { shownType } from '../../core/apps/shown-type.ts';
import { AppError } from '../../http/app-error.ts';
import type { FillCopy } from './fill-copy.ts';
import { createNewApp, type NewAppDeps } from './new-app.ts';

/** `address` is the network address, for the audit log. */
type Owner = { accountId: string; address?: string };

type Deps = Omit<NewAppDeps, 'versionFiles' | 'apps'> & {
  apps: Pick<AppsService, 'summaryIn' | 'requireOwned'>;
  versionFiles: Pick<VersionFiles, 'read' | 'keep'>;
  rateLimits: RateLimits;
  fillCopy: FillCopy;
};

export type CopyApp = ReturnType<typeof createCopyApp>;

const perAccount = { max: limits.importsPerHour, windowMs: 3_600_000 };

/**
 * Makes an own app of the newest version of another own one (docs/decisions/062). Throws `app-not-found`,
 * `nothing-to-copy` and `rate-limited`.
 */
export function createCopyApp({ apps, versionFiles, rateLimits, fillCopy, ...deps }: Deps) {
  const newApp = createNewApp({ apps, versionFiles, ...deps });

  return async (owner: Owner, appId: AppId, { name, withData }: CopyAppRequest): Promise<AppId> => {
    const source = await apps.requireOwned(owner, appId);
    const files = source.latestVersionId === null ? null : await versionFiles.read(source.id, source.latestVersionId);
    if (!files) throw new AppError('nothing-to-copy');
    if (!(await rateLimits.take(`copy:${owner.accountId}`, perAccount))) throw new AppError('rate-limited');
    const copyName = name ?? `Copy of ${source.name}`.slice(0, limits.appNameMaxChars);
    return newApp({
      accountId: owner.accountId,
      name: copyName,
      content: `Copied from ${source.name}`,
      fill: (copyId) => fillCopy(copyId, { source, files, accountId: source.ownerId, name: copyName, withData }),
      settings: () => settingsOf(source),
      note: () => `This app is a copy of “${source.name}”, ${withData ? 'with' : 'without'} its data.`,
      audited: {
        event: 'app-copied',
        address: owner.address,
        target: source.name,
        details: { from: source.id, withData },
      },
    });
  };
}

/** What belongs to the app and not to the place where it is published. */
const settingsOf = (app: App) => ({
  appType: shownType(app.appType),
  projectRules: app.projectRules,
  accessMode: app.accessMode,
  isSignupEnabled: app.isSignupEnabled,
  termsOfServiceLink: app.termsOfServiceLink,
  privacyPolicyLink: app.privacyPolicyLink,
  supportEmail: app.supportEmail,
});
