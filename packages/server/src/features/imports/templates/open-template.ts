import type { AccountId, AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { keepKeys } from '@whittle/domain/app-settings/app-documents';
import { adminOnlyKeys } from '@whittle/domain/app-settings/gates';
import { appSettingsPath } from '@whittle/domain/apps/app-settings';
import type { Config } from '../../../config/config.ts';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import type { Files, VersionFiles } from '../../../core/app-files/version-files.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { shownType, templateType } from '../../../core/apps/shown-type.ts';
import { AppError } from '../../../http/app-error.ts';
import type { FillCopy } from '../fill-copy.ts';
import { createNewApp, type NewAppDeps } from '../new-app.ts';
import { findTrialAlone } from '../trials.store.ts';
import { createTrials } from '../trials.ts';
import { endOlderTrials, findTemplates } from './templates.store.ts';

/** `address` is the network address, for the audit log. */
type Person = { accountId: AccountId; address?: string };
type Deps = Omit<NewAppDeps, 'versionFiles' | 'apps'> & {
  config: Pick<Config, 'toolTemplateAccounts'>;
  apps: Pick<AppsService, 'summaryIn' | 'find'>;
  versionFiles: Pick<VersionFiles, 'read' | 'keep'>;
  rateLimits: RateLimits;
  fillCopy: FillCopy;
  /** The owner's own person in their app. */
  findOwner(appId: AppId, accountId: AccountId): Promise<{ id: string }>;
};
export type OpenTemplate = ReturnType<typeof createOpenTemplate>;

const perAccount = { max: limits.importsPerHour, windowMs: 3_600_000 };

/**
 * Answers the account's own copy of a template as it is published, which it makes the first time (TEMPL-02). Of its data only
 * samples and what the owner made come along. Throws `template-gone` and `rate-limited`.
 */
export function createOpenTemplate({
  config,
  db,
  clock,
  apps,
  versionFiles,
  rateLimits,
  fillCopy,
  findOwner,
  ...deps
}: Deps) {
  const newApp = createNewApp({ db, clock, apps, versionFiles, ...deps });
  const openTrial = createTrials(db);

  return async ({ accountId, address }: Person, templateId: AppId): Promise<AppId> => {
    const [template] = await findTemplates(db, { toolAccounts: config.toolTemplateAccounts, templateId });
    const source = template && (await apps.find(template.id));
    const versionId = source?.publishedVersionId;
    const files = versionId ? await versionFiles.read(source.id, versionId) : null;
    if (!source || !versionId || !files) throw new AppError('template-gone');
    const appType = templateType(shownType(source.appType), source.id, versionId);
    const trial = { accountId, appType };
    return openTrial(trial, async () => {
      if (!(await rateLimits.take(`template:${accountId}`, perAccount))) throw new AppError('rate-limited');
      const { name } = source;
      const { id: dataOf } = await findOwner(source.id, source.ownerId);
      return newApp({
        ...{ accountId, name, content: `The template ${name}` },
        fill: (appId) =>
          fillCopy(appId, { source, files: withoutAdminKeys(files), accountId, name, withData: true, dataOf }),
        settings: () => ({ appType, projectRules: source.projectRules, accessMode: source.accessMode }),
        note: () => `This is the template “${name}”.`,
        insteadOf: (tx) => findTrialAlone(tx, trial),
        finish: (tx, trialId) => endOlderTrials(tx, { accountId, templateId, trialId, at: clock.now() }),
        audited: { event: 'app-copied', address, target: name, details: { template: templateId } },
      });
    });
  };
}

/** ADMIN-06: the copy is no template itself, cannot be claimed and has nothing else that only platform admins set. */
function withoutAdminKeys(files: Files): Files {
  const text = files.get(appSettingsPath);
  if (text === undefined) return files;
  return new Map(files).set(appSettingsPath, keepKeys(undefined, text, adminOnlyKeys).text);
}
