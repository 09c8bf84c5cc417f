import { exportCalls } from '@whittle/contract/exports/calls';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { ExportsService } from './exports.service.ts';

type Deps = { exports: ExportsService; guards: SessionGuards };

/** The owner takes an app away as a project; on the builder's host alone. */
export function exportsRoutes({ exports, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(exportCalls.download, async ({ account, params, query }, c) => {
    const hasData = query.data === '1';
    const owner = { ...account, address: c.env.clientAddress };
    const contents = { hasData, hasPrivateFiles: hasData && query.private === '1' };
    const { fileName, body } = await exports.start(owner, params.appId, contents);
    return c.body(body, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${fileName}"`,
    });
  });
  on(exportCalls.size, ({ account, params }) => exports.size(account, params.appId));
  return routes;
}
