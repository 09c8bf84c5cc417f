import { overviewCalls } from '@whittle/contract/overview/calls';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { OverviewService } from './overview.service.ts';

type Deps = { overview: OverviewService; guards: SessionGuards };

/** The admin's first page. */
export function overviewRoutes({ overview, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(overviewCalls.read, (_, c) => {
    c.header('cache-control', 'no-store');
    return overview.read();
  });
  on(overviewCalls.list, ({ query }) => overview.list(query.list));
  return routes;
}
