import type { RestoredVersion, VersionListItem } from '@whittle/contract/versions';
import { versionCalls as calls } from '@whittle/contract/versions/calls';
import { redactMessage } from '@whittle/domain/chat/redact-message';
import { comparePaths } from '@whittle/domain/files/paths';
import type { Context } from 'hono';
import type { Adapters } from '../../adapters/adapters.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { findVersion, type ListedVersion, listVersions } from '../../core/app-files/versions.store.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import { deleteBookmark, putBookmark } from './bookmarks.store.ts';
import type { VersionsService } from './versions.service.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  apps: AppsService;
  trees: AppTrees;
  versions: VersionsService;
  guards: SessionGuards;
};

/** VER-01 to VER-09, VER-16, VER-18. */
export function versionsRoutes({ db, clock, apps, trees, versions, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  const by = (account: SignedIn, c: Context<AppEnv>) => ({
    accountId: account.accountId,
    address: c.env.clientAddress,
  });

  on(calls.list, async ({ account, params, query }) => {
    const app = await apps.requireOwned(account, params.appId);
    const { limit, before, bookmarked } = query;
    const rows = await listVersions(db, app.id, { limit, before, isBookmarked: bookmarked });
    return { items: rows.map(toListItem) };
  });
  on(calls.files, async ({ account, params }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    const versionId = params.versionId === 'latest' ? app.latestVersionId : params.versionId;
    if (versionId === null) return { versionId: null, files: [], metadata: null };
    const tree = await trees.version(app.id, versionId).catch((err: unknown) => {
      c.env.log.error({ err, appId: app.id, versionId }, 'the files of a version could not be read');
      return { files: new Map<string, string>() };
    });
    const found = tree && (await findVersion(db, app.id, versionId));
    if (!tree || !found) throw new AppError('version-not-found');
    const files = [...tree.files]
      .map(([path, content]) => ({ path, content }))
      .sort((a, b) => comparePaths(a.path, b.path));
    return { versionId, files, metadata: { description: found.content } };
  });
  on(calls.previewRestore, async ({ account, params, body }) =>
    versions.preview(await apps.requireOwned(account, params.appId), params.versionId, body),
  );
  on(calls.restore, async ({ account, params, body }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    return redacted(await versions.restore(by(account, c), app, params.versionId, body), account);
  });
  on(calls.undoRestore, async ({ account, params, body }, c) => {
    const app = await apps.requireOwned(account, params.appId);
    return redacted(await versions.undo(by(account, c), app, params.versionId, body), account);
  });
  on(calls.name, async ({ account, params: { appId, versionId }, body }) => {
    const app = await apps.requireOwned(account, appId);
    if (!(await findVersion(db, app.id, versionId))) throw new AppError('version-not-found');
    await putBookmark(db, { appId: app.id, versionId, ...body, createdAt: clock.now() });
  });
  on(calls.unname, async ({ account, params }) => {
    const app = await apps.requireOwned(account, params.appId);
    await deleteBookmark(db, app.id, params.versionId);
  });
  return routes;
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
