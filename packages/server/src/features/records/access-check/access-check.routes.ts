import { recordPanelCalls } from '@whittle/contract/records/builder-calls';
import { AppError } from '../../../http/app-error.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { AppTrees } from '../../../core/app-files/app-tree.ts';
import type { AccessCheckService } from './access-check.service.ts';

type Deps = {
  accessCheck: AccessCheckService;
  guards: SessionGuards;
  requireOwned: AppsService['requireOwned'];
  trees: Pick<AppTrees, 'version'>;
};

/** The owner asks for the proof of the latest version; nothing of the app itself is touched. */
export function accessCheckRoutes({ accessCheck, guards, requireOwned, trees }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(recordPanelCalls.checkAccess, async ({ account, params }) => {
    const { id, ownerId, latestVersionId } = await requireOwned(account, params.appId);
    const tree = latestVersionId === null ? null : await trees.version(id, latestVersionId);
    if (!tree || latestVersionId === null) throw new AppError('nothing-to-publish');
    return accessCheck.prove({ ownerId, versionId: latestVersionId, files: tree.files });
  });
  return routes;
}
