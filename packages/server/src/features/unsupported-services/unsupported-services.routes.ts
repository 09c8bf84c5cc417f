import { Hono } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';

/** Parts of the client library's interface that this server does not have: each call hears in a sentence what to do instead. */
export function notOfferedRoutes() {
  const nameIn = (name: string) => name.slice(0, 100);
  return new Hono<AppEnv>()
    .all('/api/apps/:appId/functions/:name{.+}', (c) => {
      throw new AppError('function-not-run', { values: { name: nameIn(c.req.param('name')) } });
    })
    .all('/api/functions/:name{.+}', (c) => {
      throw new AppError('function-not-run', { values: { name: nameIn(c.req.param('name')) } });
    })
    .get('/api/apps/:appId/agents/conversations', (c) => c.json([]))
    .all('/api/apps/:appId/agents/*', () => {
      throw new AppError('agents-not-run');
    })
    .on(
      'ALL',
      ['app-user-auth', 'external-auth', 'connectors'].map((one) => `/api/apps/:appId/${one}/*`),
      () => {
        throw new AppError('connectors-not-available');
      },
    )
    .on(
      'GET',
      ['accesstoken', 'idtoken'].map((one) => `/api/apps/:appId/auth/sso/${one}/:userId`),
      () => {
        throw new AppError('sso-not-available');
      },
    )
    .all('/api/apps/:appId/ai/*', () => {
      throw new AppError('gateway-not-available');
    })
    .all('/api/apps/:appId/actors/:name/*', (c) => {
      throw new AppError('actors-not-available', { values: { name: nameIn(c.req.param('name')) } });
    });
}
