import {
  changePackageRequestSchema,
  inspectRequestSchema,
  installRequestSchema,
  type Integrations,
  testPackageRequestSchema,
} from '@whittle/contract/integrations';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../../http/env.ts';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import { jsonBody } from '../../../http/validation.ts';
import type { CoreEndpoints } from '../core.ts';
import type { IntegrationUsage } from '../usage.ts';
import { missingPackages } from './missing-packages.ts';
import type { PackagesService } from './packages.service.ts';

type Deps = {
  guards: SessionGuards;
  requireOwned(account: { accountId: string }, appId: string): Promise<unknown>;
  headFiles(appId: string): Promise<ReadonlyMap<string, string>>;
  packages: PackagesService;
  core: Pick<CoreEndpoints, 'states'>;
  usage: IntegrationUsage;
};

const maxBytes = 4_500_000;

/** What the owner sees and installs in the builder. Every answer leaves out what is secret. */
export function packagesRoutes({ guards, requireOwned, headFiles, packages, core, usage }: Deps) {
  const ownerOf = (c: Context<SignedInEnv>) => ({ ...c.var.account, address: c.env.clientAddress });
  const base = '/api/apps/:appId/integrations';
  return new Hono<AppEnv>()
    .get(base, guards.requireAccount, async (c) => {
      const appId = c.req.param('appId');
      await requireOwned(c.var.account, appId);
      const [states, installed, rows, today, currency, files] = await Promise.all([
        ...([
          core.states(),
          packages.list(appId),
          usage.list(appId),
          usage.today(appId),
          usage.currency(),
          headFiles(appId),
        ] as const),
      ]);
      const missing = missingPackages(
        files,
        installed.map(({ name }) => name),
      );
      return c.json({
        core: states,
        packages: installed,
        missing,
        usage: rows,
        currency,
        today,
      } satisfies Integrations);
    })
    .post(`${base}/inspect`, guards.requireAccount, jsonBody(inspectRequestSchema, { maxBytes }), async (c) => {
      await requireOwned(c.var.account, c.req.param('appId'));
      return c.json(await packages.inspect(c.req.valid('json')));
    })
    .post(`${base}/packages`, guards.requireAccount, jsonBody(installRequestSchema, { maxBytes }), async (c) => {
      const appId = c.req.param('appId');
      await requireOwned(c.var.account, appId);
      return c.json(await packages.install(ownerOf(c), appId, c.req.valid('json')), 201);
    })
    .patch(
      `${base}/packages/:id`,
      guards.requireAccount,
      jsonBody(changePackageRequestSchema, { maxBytes }),
      async (c) => {
        const { appId, id } = c.req.param();
        await requireOwned(c.var.account, appId);
        return c.json(await packages.change(ownerOf(c), appId, id, c.req.valid('json')));
      },
    )
    .delete(`${base}/packages/:id`, guards.requireAccount, async (c) => {
      const { appId, id } = c.req.param();
      await requireOwned(c.var.account, appId);
      await packages.remove(ownerOf(c), appId, id);
      return c.body(null, 204);
    })
    .post(
      `${base}/packages/:id/test`,
      guards.requireAccount,
      jsonBody(testPackageRequestSchema, { maxBytes: 1_000_000 }),
      async (c) => {
        const { appId, id } = c.req.param();
        await requireOwned(c.var.account, appId);
        const { operation, arguments: args } = c.req.valid('json');
        return c.json(await packages.test(appId, id, operation, args));
      },
    );
}
