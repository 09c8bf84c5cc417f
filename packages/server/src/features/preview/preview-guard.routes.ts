import { previewCalls } from '@whittle/contract/preview/calls';
import { heldAction } from '@whittle/domain/preview/held-action';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { PreviewGuards } from './preview-guard.ts';

type Deps = {
  previewGuards: PreviewGuards;
  guards: SessionGuards;
  apps: Pick<AppsService, 'requireOwned'>;
  /** Takes back what the preview deleted since the version was made. */
  undoDeletes(
    by: { appId: string; accountId: string; email: string; address: string },
    versionId: string,
  ): Promise<{ created: number }>;
};

/** On the builder's host: its window says that a person uses the preview, and what may be done there (PREV-18, PREV-19). */
export function previewGuardRoutes({ previewGuards, guards, apps, undoDeletes }: Deps) {
  const { routes, on } = serveCalls(guards);

  on(previewCalls.readGuard, async ({ account, params }) => {
    const { id, latestVersionId } = await apps.requireOwned(account, params.appId);
    return previewGuards.read(id, latestVersionId);
  });
  on(previewCalls.use, async ({ account, params, body }) => {
    const { id } = await apps.requireOwned(account, params.appId);
    return { isUsed: await previewGuards.use(id, body.versionId) };
  });
  on(previewCalls.keepHeld, async ({ account, params }) => {
    const { id } = await apps.requireOwned(account, params.appId);
    await previewGuards.keep(id);
  });
  on(previewCalls.allowHosts, async ({ account, params, body }) => {
    const { id } = await apps.requireOwned(account, params.appId);
    await previewGuards.allowHosts(id, body.hosts);
  });
  on(previewCalls.removeHost, async ({ account, params }) => {
    const { id } = await apps.requireOwned(account, params.appId);
    await previewGuards.removeHost(id, params.host);
  });
  on(previewCalls.undoDeletes, async ({ account, params }, c) => {
    const { id, latestVersionId } = await apps.requireOwned(account, params.appId);
    if (latestVersionId === null) throw new AppError('nothing-to-undo');
    const by = { appId: id, accountId: account.accountId, email: account.email, address: c.env.clientAddress };
    const { created } = await undoDeletes(by, latestVersionId);
    return { records: created };
  });
  return routes;
}

type GateDeps = {
  previewGuards: Pick<PreviewGuards, 'lets'>;
  /** Whether a request carries something that lets it act in the preview; what does not is refused by its route. */
  mayAct(request: Request, appId: string): Promise<boolean>;
};

/** On a preview's host, before its routes: what has to wait for a person does. */
export const holdUntilUsed =
  ({ previewGuards, mayAct }: GateDeps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { host } = c.env;
    const call = host.kind === 'preview' ? heldAction(c.req.method, c.req.path) : null;
    if (call && host.kind === 'preview' && (await mayAct(c.req.raw, host.appId))) {
      if (!(await previewGuards.lets(host.appId, call, c.req.raw.signal))) throw new AppError('preview-not-used');
    }
    return next();
  };
