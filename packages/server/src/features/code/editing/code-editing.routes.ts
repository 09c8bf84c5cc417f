import { deleteFileSchema, fixProblemSchema, renameFileSchema, saveFileSchema } from '@whittle/contract/code-editing';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import { jsonBody, queryParams } from '../../../http/validation.ts';
import type { App, AppsService } from '../../../core/apps/apps.service.ts';
import { mayEditCode } from './code-editing.policy.ts';
import type { CodeEditing } from './code-editing.service.ts';
import type { CodeProblemsService } from './code-problems.service.ts';

type Deps = {
  config: Pick<Config, 'codeEditing'>;
  apps: Pick<AppsService, 'requireOwned'>;
  guards: SessionGuards;
  codeEditing: CodeEditing;
  codeProblems: CodeProblemsService;
};

/** FILE-03, FILE-04: files changed by hand, by who may (FILE-08). */
export function codeEditingRoutes({ config, apps, guards, codeEditing, codeProblems }: Deps) {
  const enter = async (c: Context<SignedInEnv>): Promise<App> => {
    const app = await apps.requireOwned(c.var.account, c.req.param('appId') ?? '');
    if (!mayEditCode(config, c.var.account)) throw new AppError('code-editing-closed');
    return app;
  };

  return new Hono<SignedInEnv>()
    .post('/api/apps/:appId/files/update', guards.requireAccount, jsonBody(saveFileSchema), async (c) =>
      c.json(await codeEditing.save(await enter(c), c.req.valid('json'))),
    )
    .post('/api/apps/:appId/files/delete', guards.requireAccount, jsonBody(deleteFileSchema), async (c) =>
      c.json(await codeEditing.remove(await enter(c), c.req.valid('json'))),
    )
    .post('/api/apps/:appId/files/rename', guards.requireAccount, jsonBody(renameFileSchema), async (c) =>
      c.json(await codeEditing.rename(await enter(c), c.req.valid('json'))),
    )
    .get('/api/apps/:appId/files/problems', guards.requireAccount, async (c) =>
      c.json(await codeProblems.list(await enter(c))),
    )
    .post('/api/apps/:appId/files/fix', guards.requireAccount, jsonBody(fixProblemSchema), async (c) =>
      c.json(await codeProblems.fix(await enter(c), c.req.valid('json'))),
    )
    .get(
      '/api/apps/:appId/files/references',
      guards.requireAccount,
      queryParams(z.object({ path: z.string() })),
      async (c) => c.json(await codeEditing.references(await enter(c), c.req.valid('query').path)),
    );
}
