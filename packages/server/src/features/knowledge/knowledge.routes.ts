import type { ContextProvider } from '@whittle/contract/knowledge/connection';
import { knowledgeCalls as calls } from '@whittle/contract/knowledge/calls';
import { withoutPlanLimits } from '@whittle/contract/plans/plan-table';
import { AppError } from '../../http/app-error.ts';
import { isMultipart, readMultipart } from '../../http/multipart.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import { eventStream } from '../../http/sse.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { ConnectionsService } from './connections/connections.service.ts';
import type { ItemsService } from './items/items.service.ts';
import { toProblem } from './items/to-item.ts';
import type { LiveItems } from './items/live-items.ts';
import type { SearchService } from './search/search.service.ts';

type Deps = {
  guards: SessionGuards;
  apps: Pick<AppsService, 'requireOwned'>;
  knowledge: { connections: ConnectionsService; items: ItemsService; live: LiveItems; search: SearchService };
};

/** What a form needs beside the file in it. */
const formBytes = 100_000;

/** The data sources of an app, for who builds it. */
export function knowledgeRoutes({ guards, apps, knowledge: { connections, items, live, search } }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(calls.list, ({ account, query }) => items.list(account, query.appId, query.status));
  on(calls.connectors, async ({ account, query }) => {
    // What is told is the name of the connection; the provider's own token stays here.
    const { connections: own } = await connections.list(account, query.appId);
    const tokenOf = (provider: ContextProvider) => own.find((one) => one.provider === provider)?.id ?? null;
    return { tokens: { google_drive: tokenOf('google_drive'), notion: tokenOf('notion'), web_scraper: null } };
  });
  on(calls.live, async ({ account, query }, c) => {
    await apps.requireOwned(account, query.appId);
    return eventStream(c, async (stream) => {
      for await (const _ of live.changes(query.appId, stream.closed))
        await stream.send({ event: 'items', data: await items.list(account, query.appId) });
    });
  });
  on(calls.addText, ({ account, query, body }) => items.addText(account, query.appId, body));
  on(calls.addFile, async ({ account, query }, c) => {
    await apps.requireOwned(account, query.appId);
    if (!isMultipart(c.req.raw)) throw new AppError('context-file-missing');
    const { received } = await readMultipart(c.req.raw, {
      field: 'file',
      maxBytes: withoutPlanLimits.fileMaxBytes + formBytes,
      receive: (file) => items.addFile(account, query.appId, file, query.replaces),
    });
    if (!received) throw new AppError('context-file-missing');
    return received.value;
  });
  on(calls.addAddresses, ({ account, query, body }) => items.addAddresses(account, query.appId, body));
  on(calls.search, async ({ account, query }) => {
    const { id } = await apps.requireOwned(account, query.appId);
    const only = query.contextItemId === undefined ? {} : { itemIds: [query.contextItemId] };
    const { passages, problem } = await search.find(id, query.question, only);
    return { passages, problem: problem && toProblem(problem) };
  });
  on(calls.rename, ({ account, params, body }) => items.rename(account, params.id, body.name));
  on(calls.remove, ({ account, params }) => items.remove(account, params.id));
  on(calls.sync, ({ account, params }) => items.sync(account, params.id));
  on(calls.readScan, ({ account, params }) => items.readScan(account, params.id));
  on(calls.schedule, ({ account, params, body }) => items.schedule(account, params.id, body.every));
  on(calls.open, ({ account, params, body }) => items.open(account, params.id, body.openTo));
  on(calls.passages, async ({ account, params, query }) => ({
    passages: await search.around(await items.require(account, params.id), query.n, query.question),
  }));
  on(calls.replace, ({ account, params, body }) =>
    items.replace(account, params.appId, body.oldItemId, body.newItemId),
  );
  return routes;
}
