import { Hono } from 'hono';
import { AppError } from '../../../http/app-error.ts';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { AppTrees } from '../../../core/app-files/app-tree.ts';
import type { AccessProofService } from './access-proof.service.ts';

type Deps = {
  accessProof: AccessProofService;
  guards: SessionGuards;
  requireOwned: AppsService['requireOwned'];
  trees: Pick<AppTrees, 'version'>;
};

/** The owner asks for the proof of the latest version; nothing of the app itself is touched. */
export function accessProofRoutes({ accessProof, guards, requireOwned, trees }: Deps) {
  return new Hono<SignedInEnv>().post('/api/apps/:appId/access-proof', guards.requireAccount, async (c) => {
    const { id, ownerId, latestVersionId } = await requireOwned(c.var.account, c.req.param('appId'));
    const tree = latestVersionId === null ? null : await trees.version(id, latestVersionId);
    if (!tree || latestVersionId === null) throw new AppError('nothing-to-publish');
    return c.json(await accessProof.prove({ ownerId, versionId: latestVersionId, files: tree.files }));
  });
}
