import { accountRoutes } from './account-routes.ts';
import { appDataRoutes } from './app-data-routes.ts';
import { appPeopleRoutes } from './app-people-routes.ts';
import { appPageRoutes } from './app-page-routes.ts';
import { builderRoutes } from './builder-routes.ts';
import { fileRoutes } from './file-routes.ts';
import type { RouteRow } from './row.ts';

/**
 * Every route of the server and who may call it. A route that is added without a row here fails the test
 * packages/server/src/http/route-table.http.test.ts, which calls each of them as every caller of rules.ts.
 */
export const routeTable: RouteRow[] = [
  ...accountRoutes,
  ...builderRoutes,
  ...appPeopleRoutes,
  ...appPageRoutes,
  ...appDataRoutes,
  ...fileRoutes,
];
