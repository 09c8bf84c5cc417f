import { exportQuerySchema } from '@whittle/contract/project-export';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import type { SessionGuards } from '../../http/session.ts';
import { parseInput } from '../../http/validation.ts';
import type { ExportsService } from './exports.service.ts';

type Deps = { exports: ExportsService; guards: SessionGuards };

/** The owner takes an app away as a project; on the builder's host alone. */
export function exportsRoutes({ exports, guards }: Deps) {
  return new Hono<AppEnv>()
    .get('/api/apps/:appId/export', guards.requireAccount, async (c) => {
      const { data, private: privateFiles } = parseInput(exportQuerySchema, c.req.query());
      const owner = { ...c.var.account, address: c.env.clientAddress };
      const contents = { hasData: data === '1', hasPrivateFiles: data === '1' && privateFiles === '1' };
      const { fileName, body } = await exports.start(owner, c.req.param('appId'), contents);
      return c.body(body, 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${fileName}"`,
      });
    })
    .get('/api/apps/:appId/export/size', guards.requireAccount, async (c) =>
      c.json(await exports.size(c.var.account, c.req.param('appId'))),
    );
}
