import type { ContextLimits } from '@whittle/contract/knowledge/context-item';
import { withoutPlanLimits } from '@whittle/contract/plans/plan-table';
import { contextLimitsOf } from '@whittle/domain/knowledge/context-limits';
import type { Adapters } from '../../adapters/adapters.ts';
import { createNotices } from '../../adapters/realtime/notices.ts';
import type { ProcessLink } from '../../adapters/realtime/process-link.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { Plans } from '../../core/plans/plans.ts';
import { createConnectionsService } from './connections/connections.service.ts';
import { createIngestQueue } from './ingest/ingest-queue.ts';
import { createIngest } from './ingest/ingest.service.ts';
import { createItemsService } from './items/items.service.ts';
import type { FileKeeper } from './items/kept-file.ts';
import { createLiveItems } from './items/live-items.ts';
import { createEmbedQueue } from './meaning/embed-queue.ts';
import { createEmbedder } from './meaning/embed.service.ts';
import { createFindByMeaning } from './meaning/find-by-meaning.ts';
import { readMeaningState } from './meaning/meaning-state.ts';
import { createPgVector } from './meaning/pgvector.ts';
import { createSearchIndex } from './search/search-index.ts';
import { createSearchService } from './search/search.service.ts';

type Deps = Pick<
  Adapters,
  'db' | 'clock' | 'log' | 'egress' | 'documents' | 'embeddingModels' | 'secrets' | 'notion' | 'googleDrive' | 'config'
> & {
  link: ProcessLink;
  apps: Pick<AppsService, 'requireOwned' | 'find'>;
  uploads: FileKeeper;
  plans: Pick<Plans, 'limitsOf'>;
  replaceInTools: Parameters<typeof createItemsService>[0]['replaceInTools'];
};

export type Knowledge = ReturnType<typeof createKnowledge>;

/** The data sources of apps: adding and reading them, and finding what stands in them. */
export function createKnowledge(deps: Deps) {
  const { db, link, apps, plans } = deps;
  const live = createLiveItems(createNotices({ ...deps, topic: 'whittle_context' }));
  const limitsOf = async (appId: string): Promise<ContextLimits> => {
    const app = await apps.find(appId);
    return contextLimitsOf(app ? await plans.limitsOf(app.ownerId) : withoutPlanLimits);
  };
  const connections = createConnectionsService({ ...deps, wake: () => ingest.wake(), changed: live.changed });
  const ingest = createIngest({
    ...deps,
    queue: createIngestQueue({ ...deps, processId: link.processId }),
    changed: live.changed,
    onSynced: () => embedder.wake(),
    alive: link.alive,
    limitsOf,
    connections,
  });
  const pgVector = createPgVector({ ...deps, isOff: !deps.config.hasPgVector });
  const embedder = createEmbedder({
    ...deps,
    pgVector,
    queue: createEmbedQueue({ ...deps, processId: link.processId }),
    changed: live.changed,
  });
  const index = createSearchIndex();
  return {
    live,
    connections,
    async start() {
      await ingest.start();
      embedder.wake();
    },
    stop: () => Promise.all([ingest.stop(), embedder.stop()]),
    items: createItemsService({
      ...deps,
      meaningState: (appId) => readMeaningState(deps, appId),
      wake: ingest.wake,
      changed: live.changed,
      requireConnection: connections.require,
    }),
    search: createSearchService({
      db,
      index,
      roomOf: async (appId) => (await limitsOf(appId)).items,
      findByMeaning: createFindByMeaning({ ...deps, index, pgVector }),
    }),
    close: index.close,
  };
}
