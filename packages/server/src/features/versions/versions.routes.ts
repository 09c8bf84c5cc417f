import { idPattern } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  bookmarkSchema,
  type RestoredVersion,
  restoreVersionSchema,
  undoRestoreSchema,
  type VersionListItem,
} from '@whittle/contract/versions';
import type { Adapters } from '../../adapters/adapters.ts';
import { AppError } from '../../http/app-error.ts';
import type { SessionGuards, SignedInEnv } from '../../http/session.ts';
import { jsonBody, queryParams } from '../../http/validation.ts';
import { comparePaths } from '@whittle/domain/files/paths';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { redactMessage } from '@whittle/domain/chat/redact-message';
import { deleteBookmark, putBookmark } from './bookmarks.store.ts';
import type { VersionsService } from './versions.service.ts';
import { findVersion, type ListedVersion, listVersions } from '../../core/app-files/versions.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  apps: AppsService;
  trees: AppTrees;
  versions: VersionsService;
  guards: SessionGuards;
};

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(limits.versionListMaxLength).default(limits.versionListLength),
  /** Versions older than this one. */
  before: z.string().regex(idPattern).optional(),
  bookmarked: z.stringbool().default(false),
});

/** VER-01 to VER-09, VER-16, VER-18. */
export function versionsRoutes({ db, clock, apps, trees, versions, guards }: Deps) {
  const ownedVersion = async (c: Context<SignedInEnv>) => {
    const app = await apps.requireOwned(c.var.account, c.req.param('appId') ?? '');
    const by = { accountId: c.var.account.accountId, address: c.env.clientAddress };
    return { app, by, versionId: c.req.param('versionId') ?? '' };
  };
  const version = '/api/apps/:appId/versions/:versionId' as const;

  return new Hono<SignedInEnv>()
    .get('/api/apps/:appId/versions', guards.requireAccount, queryParams(listQuery), async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      const { limit, before, bookmarked } = c.req.valid('query');
      const rows = await listVersions(db, app.id, { limit, before, isBookmarked: bookmarked });
      return c.json({ items: rows.map(toListItem) });
    })
    .get('/api/apps/:appId/versions/:versionId/files', guards.requireAccount, async (c) => {
      const app = await apps.requireOwned(c.var.account, c.req.param('appId'));
      const asked = c.req.param('versionId');
      const versionId = asked === 'latest' ? app.latestVersionId : asked;
      if (versionId === null) return c.json({ versionId: null, files: [], metadata: null });
      const tree = await trees.version(app.id, versionId).catch((err: unknown) => {
        c.env.log.error({ err, appId: app.id, versionId }, 'the files of a version could not be read');
        return { files: new Map<string, string>() };
      });
      const found = tree && (await findVersion(db, app.id, versionId));
      if (!tree || !found) throw new AppError('version-not-found');
      const files = [...tree.files]
        .map(([path, content]) => ({ path, content }))
        .sort((a, b) => comparePaths(a.path, b.path));
      return c.json({ versionId, files, metadata: { description: found.content } });
    })
    .post(`${version}/restore/preview`, guards.requireAccount, jsonBody(restoreVersionSchema), async (c) => {
      const { app, versionId } = await ownedVersion(c);
      return c.json(await versions.preview(app, versionId, c.req.valid('json')));
    })
    .post(`${version}/restore`, guards.requireAccount, jsonBody(restoreVersionSchema), async (c) => {
      const { app, by, versionId } = await ownedVersion(c);
      return c.json(redacted(await versions.restore(by, app, versionId, c.req.valid('json')), c.var.account));
    })
    .post(`${version}/undo`, guards.requireAccount, jsonBody(undoRestoreSchema), async (c) => {
      const { app, by, versionId } = await ownedVersion(c);
      return c.json(redacted(await versions.undo(by, app, versionId, c.req.valid('json')), c.var.account));
    })
    .put(`${version}/bookmark`, guards.requireAccount, jsonBody(bookmarkSchema), async (c) => {
      const { app, versionId } = await ownedVersion(c);
      if (!(await findVersion(db, app.id, versionId))) throw new AppError('version-not-found');
      await putBookmark(db, { appId: app.id, versionId, ...c.req.valid('json'), createdAt: clock.now() });
      return c.body(null, 204);
    })
    .delete(`${version}/bookmark`, guards.requireAccount, async (c) => {
      const { app, versionId } = await ownedVersion(c);
      await deleteBookmark(db, app.id, versionId);
      return c.body(null, 204);
    });
}

const redacted = (restored: RestoredVersion, viewer: { isAdmin: boolean }): RestoredVersion => ({
  ...restored,
  messages: restored.messages.map((message) => redactMessage(message, viewer)),
});

const toListItem = ({ createdAt, restore, ...row }: ListedVersion): VersionListItem => ({
  ...row,
  timestamp: createdAt.toISOString(),
  restoredFrom: restore?.from ?? null,
});
