import { idPattern } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../adapters/database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SessionGuards, SignedInEnv } from '../../http/session.ts';
import { queryParams } from '../../http/validation.ts';
import { comparePaths } from '@whittle/domain/files/paths';
import type { AppsService } from '../apps/apps.service.ts';
import type { AppTrees } from '../files/app-tree.ts';
import { listVersions } from './versions.store.ts';

type Deps = { db: Database; apps: AppsService; trees: AppTrees; guards: SessionGuards };

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(limits.versionListLength).default(limits.versionListLength),
  /** Versions older than this one. */
  before: z.string().regex(idPattern).optional(),
});

/** VER-01, VER-02, VER-03, VER-16. */
export function versionsRoutes({ db, apps, trees, guards }: Deps) {
  return new Hono<SignedInEnv>()
    .get('/api/apps/:appId/versions', guards.requireAccount, queryParams(listQuery), async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      const { limit, before } = c.req.valid('query');
      const rows = await listVersions(db, app.id, limit, before);
      const items = rows.map(({ id, createdAt, messageId, content, userRequest }) => ({
        id,
        timestamp: createdAt.toISOString(),
        messageId,
        content,
        userRequest,
      }));
      return c.json({ items });
    })
    .get('/api/apps/:appId/versions/:versionId/files', guards.requireAccount, async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      const asked = c.req.param('versionId');
      const versionId = asked === 'latest' ? app.latestVersionId : asked;
      if (versionId === null) return c.json({ versionId: null, files: [] });
      const tree = await trees.version(app.id, versionId).catch((err: unknown) => {
        c.env.log.error({ err, appId: app.id, versionId }, 'the files of a version could not be read');
        return { files: new Map<string, string>() };
      });
      if (!tree) throw new AppError('version-not-found');
      const files = [...tree.files]
        .map(([path, content]) => ({ path, content }))
        .sort((a, b) => comparePaths(a.path, b.path));
      return c.json({ versionId, files });
    });
}
