import { statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { redirectToDomain } from '../features/domains/redirect-to-domain.ts';
import { holdUntilUsed } from '../features/preview/preview-guard.routes.ts';
import { wakesFollowers } from '../features/records/live/live.routes.ts';
import { bearerOf } from '../http/bearer.ts';
import type { HostApps } from '../http/create-fetch.ts';
import type { AppEnv } from '../http/env.ts';
import { handleError, handleNotFound } from '../http/error-handler.ts';
import { healthRoutes } from '../http/health.ts';
import { webAssets } from '../http/web-assets.ts';
import { administrationRoutes } from './administration.routes.ts';
import type { AreaRoutes } from './area-routes.ts';
import { answeringRoutes } from './answering.routes.ts';
import { buildingRoutes } from './building.routes.ts';
import { dataRoutes } from './data.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import { integrationAreaRoutes } from './integrations.routes.ts';
import { planAreaRoutes } from './plans.routes.ts';
import { publishingAreaRoutes } from './publishing.routes.ts';
import { sellingRoutes } from './selling.routes.ts';
import type { Services } from './services.ts';

const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The areas of the server. In an area, and here, what is more particular comes first: the first route that fits answers. */
const areas: ((services: Services) => AreaRoutes)[] = [
  identityRoutes,
  administrationRoutes,
  planAreaRoutes,
  buildingRoutes,
  answeringRoutes,
  integrationAreaRoutes,
  dataRoutes,
  sellingRoutes,
  publishingAreaRoutes,
];

/** Which calls and pages answer on which kind of host. */
export function createHosts(services: Services): HostApps {
  const { config } = services;
  const routes = areas.map((routesOf) => routesOf(services));
  const all = (kind: keyof AreaRoutes) => {
    const app = new Hono<AppEnv>();
    for (const area of routes) if (area[kind]) app.route('/', area[kind]);
    return app;
  };
  return {
    builder: newHost(services)
      .route('/', all('builder'))
      .route('/', all('calls'))
      .route('/', webAssets({ config, root: webRoot })),
    preview: newHost(services)
      .use(holdUntilUsed({ ...services, mayAct: mayActInPreview(services) }))
      .route('/', all('calls'))
      .route('/', all('pages'))
      .route('/', all('preview')),
    published: newHost(services)
      .use(redirectToDomain(services))
      .route('/', all('calls'))
      .route('/', all('pages'))
      .route('/', all('published')),
  };
}

const newHost = ({ config, db, live }: Services) =>
  new Hono<AppEnv>()
    .onError(handleError)
    .notFound(handleNotFound)
    .route('/', healthRoutes({ db, freeBytes: () => freeBytesOf(config.dataDir) }))
    .use(wakesFollowers(live));

/** The cookie of the preview, or a token of one of its people. */
const mayActInPreview =
  ({ appUsers, preview }: Services) =>
  async (request: Request, appId: string): Promise<boolean> => {
    if (await preview.hasAccess(request, appId)) return true;
    const token = bearerOf(request);
    return token !== null && (await appUsers.authenticate(appId, 'preview', token)) !== null;
  };

async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
