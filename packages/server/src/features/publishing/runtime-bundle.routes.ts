import { publishingCalls } from '@whittle/contract/publishing/calls';
import { needsSignIn } from '@whittle/domain/publishing/app-access';
import { getCookie } from 'hono/cookie';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import { appCookie } from '../../http/app-cookie.ts';
import { bearerOf } from '../../http/bearer.ts';
import type { App } from '../../core/apps/apps.service.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import type { MembersGate } from '../../core/memberships/members-gate.ts';
import type { PageSessions } from './page-sessions.ts';
import type { PublishingService } from './publishing.service.ts';
import { toAppBundle } from './runtime-bundle.ts';

type Deps = {
  config: Config;
  guards: SessionGuards;
  trees: AppTrees;
  publishing: PublishingService;
  findApp(appId: string): Promise<App | null>;
  findAppBySlug(slug: string): Promise<App | null>;
  sessions: Pick<PageSessions, 'authenticate'>;
  membersGate: Pick<MembersGate, 'mayEnter'>;
};

/**
 * GET /runtime/bundle (RUN-02 to RUN-04, S-13): the published version to whoever may open the app, any version to its
 * owner on the builder's host. An app that is not published does not exist for others.
 */
export function runtimeBundleRoutes(deps: Deps) {
  const { config, guards, trees, publishing, findApp, findAppBySlug, sessions, membersGate } = deps;
  const cookieName = appCookie(config).name;
  const { routes, on } = serveCalls();
  on(publishingCalls.bundle, async ({ query: { appId, versionId } }, c) => {
    const id = appId ?? c.req.header('x-app-id');
    const slug = c.req.header('x-app-slug');
    if (!id && !slug) throw new AppError('bad-request', { message: 'Loading a bundle needs an app id or a slug.' });
    const app = id ? await findApp(id) : await findAppBySlug(slug!);
    const { host } = c.env;
    if (!app || (host.kind === 'published' && host.slug !== app.slug)) throw new AppError('app-not-found');

    const account = host.kind === 'published' ? null : await guards.identify(c.req.raw);
    const isOwner = account?.accountId === app.ownerId;
    const wanted = versionId ?? (isOwner ? app.latestVersionId : app.publishedVersionId);
    if (!isOwner) {
      if (app.publishedVersionId === null) throw new AppError('app-not-found');
      if (wanted !== app.publishedVersionId) throw new AppError('version-not-found');
      const token = bearerOf(c.req.raw) ?? getCookie(c, cookieName);
      const person =
        token && host.kind === 'published' ? await sessions.authenticate(app.id, 'published', token) : null;
      if (!person && needsSignIn(await publishing.accessOf(app)))
        throw new AppError('not-allowed', { details: { reason: 'auth_required' } });
      if (person && !(await membersGate.mayEnter(app, person))) throw new AppError('membership-needed');
    }
    const tree = wanted === null ? null : await trees.version(app.id, wanted);
    if (!tree || wanted === null) throw new AppError('version-not-found');
    c.header('x-app-id', app.id);
    c.header('x-app-slug', app.slug);
    return toAppBundle(app, wanted, tree.files);
  });
  return routes;
}
