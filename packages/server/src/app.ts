import type { HttpBindings } from '@hono/node-server';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Adapters } from './adapters/adapters.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { modelsRoutes } from './features/models/models.routes.ts';
import { createModelsService } from './features/models/models.service.ts';
import { createFetch } from './http/create-fetch.ts';
import type { AppEnv } from './http/env.ts';
import { handleError, handleNotFound } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { createSessionGuards } from './http/session.ts';
import { webAssets } from './http/web-assets.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface App {
  fetch(request: Request, node: HttpBindings): Promise<Response>;
  /** Starts what runs without being asked: writers, leases, clean-up. */
  start(): Promise<void>;
  /** Ends event streams, lets running turns save where they are, and stops what `start` started. */
  stop(): Promise<void>;
}

/** Builds every slice once and mounts its routes on the kind of host that they belong to. */
export function createApp(adapters: Adapters): App {
  const { config, db, log } = adapters;
  const stopping = new AbortController();

  const accounts = createAccountsService(adapters);
  const guards = createSessionGuards(config, accounts.authenticate);

  const builder = newHost();
  const preview = newHost();
  const published = newHost();

  for (const host of [builder, preview, published]) host.route('/', healthRoutes({ db }));
  builder.route('/', accountsRoutes({ config, accounts, guards }));
  builder.route('/', modelsRoutes({ models: createModelsService(adapters), guards }));
  builder.route('/', webAssets({ config, root: webRoot }));

  return {
    fetch: createFetch({ config, log, apps: { builder, preview, published }, stopping: stopping.signal }),
    async start() {},
    async stop() {
      stopping.abort(new Error('the server is stopping'));
    },
  };
}

const newHost = () => new Hono<AppEnv>().onError(handleError).notFound(handleNotFound);
