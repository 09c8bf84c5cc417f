import { allowHostsSchema, usePreviewSchema } from '@whittle/contract/preview-guard';
import { heldAct } from '@whittle/domain/preview/held-act';
import { Hono, type MiddlewareHandler } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import type { SessionGuards, SignedInEnv } from '../../http/session.ts';
import { jsonBody } from '../../http/validation.ts';
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
  const base = '/api/apps/:appId/preview-guard' as const;
  return new Hono<SignedInEnv>()
    .get(base, guards.requireAccount, async (c) => {
      const { id, latestVersionId } = await apps.requireOwned(c.var.account, c.req.param('appId'));
      return c.json(await previewGuards.read(id, latestVersionId));
    })
    .post(`${base}/use`, guards.requireAccount, jsonBody(usePreviewSchema), async (c) => {
      const { id } = await apps.requireOwned(c.var.account, c.req.param('appId'));
      return c.json({ isUsed: await previewGuards.use(id, c.req.valid('json').versionId) });
    })
    .post(`${base}/keep`, guards.requireAccount, async (c) => {
      const { id } = await apps.requireOwned(c.var.account, c.req.param('appId'));
      await previewGuards.keep(id);
      return c.body(null, 204);
    })
    .post(`${base}/hosts`, guards.requireAccount, jsonBody(allowHostsSchema), async (c) => {
      const { id } = await apps.requireOwned(c.var.account, c.req.param('appId'));
      await previewGuards.allowHosts(id, c.req.valid('json').hosts);
      return c.body(null, 204);
    })
    .post(`${base}/undo`, guards.requireAccount, async (c) => {
      const { account } = c.var;
      const { id, latestVersionId } = await apps.requireOwned(account, c.req.param('appId'));
      if (latestVersionId === null) throw new AppError('nothing-to-undo');
      const by = { appId: id, accountId: account.accountId, email: account.email, address: c.env.clientAddress };
      const { created } = await undoDeletes(by, latestVersionId);
      return c.json({ records: created });
    });
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
    const call = host.kind === 'preview' ? heldAct(c.req.method, c.req.path) : null;
    if (call && host.kind === 'preview' && (await mayAct(c.req.raw, host.appId))) {
      if (!(await previewGuards.lets(host.appId, call, c.req.raw.signal))) throw new AppError('preview-not-used');
    }
    return next();
  };
