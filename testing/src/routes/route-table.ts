import { allCalls } from '@whittle/contract/calls';
import { accountRoutes } from './account-routes.ts';
import { appDataRoutes } from './app-data-routes.ts';
import { appPeopleRoutes } from './app-people-routes.ts';
import { appPageRoutes } from './app-page-routes.ts';
import { builderRoutes } from './builder-routes.ts';
import { chatAssistantRoutes } from './chat-assistant-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { callRow, type RouteRow } from './row.ts';
import { knowledgeRoutes } from './knowledge-routes.ts';
import { mcpRoutes } from './mcp-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { membershipRoutes } from './membership-routes.ts';
import { toolRoutes } from './tool-routes.ts';

const stated: RouteRow[] = [
  ...accountRoutes,
  ...builderRoutes,
  ...appPeopleRoutes,
  ...appPageRoutes,
  ...appDataRoutes,
  ...fileRoutes,
  ...toolRoutes,
  ...knowledgeRoutes,
  ...mcpRoutes,
  ...planRoutes,
  ...membershipRoutes,
  ...chatAssistantRoutes,
];

/** A call that reads and needs nothing prepared says by itself who may, so it has no row of its own. */
const hasRow = new Set(stated.map(({ call }) => call));
const reading = allCalls.filter((call) => call.method === 'GET' && !hasRow.has(call));

/**
 * Every route of the server and who may call it. A route that is added without a row here fails the test
 * packages/server/src/http/route-table.http.test.ts, which calls each of them as every caller of rules.ts.
 */
export const routeTable: RouteRow[] = [...stated, ...reading.map((call) => callRow(call))];
