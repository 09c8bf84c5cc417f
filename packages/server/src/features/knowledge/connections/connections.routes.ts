import { connectionCalls as calls } from '@whittle/contract/knowledge/connection-calls';
import { type ContextProvider, contextProviders } from '@whittle/contract/knowledge/connection';
import { AppError } from '../../../http/app-error.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { ConnectionsService } from './connections.service.ts';

type Deps = { guards: SessionGuards; knowledge: { connections: ConnectionsService } };

/** Connections of an app with where its builders keep documents. */
export function connectionsRoutes({ guards, knowledge: { connections } }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(calls.list, ({ account, query }) => connections.list(account, query.appId));
  on(calls.connectNotion, ({ account, query, body }) => connections.connectNotion(account, query.appId, body.token));
  on(calls.connectDrive, async ({ account, query }) => ({ url: await connections.driveAddress(account, query.appId) }));
  on(calls.driveCallback, async ({ query }, c) => {
    const account = await guards.identify(c.req.raw);
    const came = await connections.finishDrive(account, query);
    if (!came) return c.redirect('/home');
    const shown = new URLSearchParams({ sources: came.isConnected ? 'google_drive' : 'not-connected' });
    if (query.picked_file_ids) shown.set('picked', query.picked_file_ids);
    return c.redirect(`/build/app/${came.appId}?${shown}`);
  });
  on(calls.files, ({ account, params, query }) =>
    connections.files(account, query.appId, toProvider(params.provider), query),
  );
  on(calls.disconnect, ({ account, params, query }) =>
    connections.disconnect(account, query.appId, toProvider(params.provider)),
  );
  return routes;
}

function toProvider(name: string): ContextProvider {
  const provider = contextProviders.find((one) => one === name);
  if (!provider) throw new AppError('context-not-connected');
  return provider;
}
