import { roleIn } from '../../../core/apps/apps.policy.ts';
import { needsSignIn } from '@whittle/domain/publishing/app-access';
import type { AppCaller, CalledApp, Channel, FindApp, ResolveAppCaller } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionGuards } from '../../../http/session.ts';
import { bearerOf } from '../../../http/bearer.ts';
import type { MembersGate } from '../../../core/memberships/members-gate.ts';
import type { AppUsersService } from './app-users.service.ts';

type Deps = {
  membersGate: Pick<MembersGate, 'mayEnter'>;
  findApp: FindApp;
  appUsers: Pick<AppUsersService, 'authenticate' | 'findStandIn' | 'ownerPerson'>;
  guards: Pick<SessionGuards, 'identify'>;
  /** Whether the request carries the cookie that opens this app's preview. */
  hasPreviewAccess(request: Request, appId: string): Promise<boolean>;
};

/**
 * Who calls an app's data depends on the host: on the builder's it is who builds the app or nobody, on the preview's whoever was
 * let into the preview, at the published address everybody. An app that may not be known of here does not exist.
 */
export function createResolveAppCaller({
  membersGate,
  findApp,
  appUsers,
  guards,
  hasPreviewAccess,
}: Deps): ResolveAppCaller {
  const inBuilder = async (request: Request, appId: string): Promise<AppCaller> => {
    const account = await guards.identify(request);
    if (!account) throw new AppError('not-signed-in');
    const app = await findApp(appId);
    const role = app && roleIn(app, account.accountId);
    if (!role) throw new AppError('app-not-found');
    if (role === 'viewer' && request.method !== 'GET') throw new AppError('viewer-only');
    return { app, channel: 'preview', actor: { kind: 'owner' }, person: await appUsers.ownerPerson(app.id, account) };
  };

  const withToken = async (
    request: Request,
    app: CalledApp,
    channel: Channel,
    isPageCheck = false,
  ): Promise<AppCaller | null> => {
    if (!request.headers.has('authorization')) return null;
    const token = bearerOf(request);
    const standIn = token && isPageCheck ? await appUsers.findStandIn(app.id, token) : null;
    const person = standIn ?? (token ? await appUsers.authenticate(app.id, channel, token) : null);
    // The client library sends both where code calls as the service role, whose token nobody has.
    if (!person && request.headers.has('on-behalf-of')) throw new AppError('service-role-not-available');
    if (!person) throw new AppError('not-signed-in');
    if (channel === 'published' && !(await membersGate.mayEnter(app, person))) throw new AppError('membership-needed');
    return { app, channel, actor: { kind: 'person', id: person.id, role: person.role }, person };
  };

  const asVisitor = (app: CalledApp, channel: Channel): AppCaller => ({
    app,
    channel,
    actor: { kind: 'visitor' },
    person: null,
  });

  return async (request, host, appId) => {
    if (host.kind === 'preview') {
      const app = host.appId === appId ? await findApp(appId) : null;
      if (!app) throw new AppError('app-not-found');
      const isLetIn = await hasPreviewAccess(request, appId);
      const caller = await withToken(request, app, 'preview', host.isPageCheck).catch((error: unknown) => {
        // Hearing that a token ran out is for whoever was let in; to others a preview does not exist.
        throw isLetIn ? error : new AppError('app-not-found', { cause: error });
      });
      if (!caller && !isLetIn) throw new AppError('app-not-found');
      return caller ?? asVisitor(app, 'preview');
    }
    if (host.kind === 'published') {
      const app = await findApp(appId);
      if (!app?.publishedVersionId || app.slug !== host.slug) throw new AppError('app-not-found');
      const caller = await withToken(request, app, 'published');
      // Where the owner asks everybody to sign in, no entity is open to visitors, whatever its own access says.
      const isClosed = app.isForMembers || (app.accessMode !== null && needsSignIn(app.accessMode));
      if (!caller && isClosed) throw new AppError('not-signed-in');
      return caller ?? asVisitor(app, 'published');
    }
    return inBuilder(request, appId);
  };
}
