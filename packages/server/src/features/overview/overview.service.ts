import { statfs } from 'node:fs/promises';
import type { Overview, OverviewItems, OverviewList } from '@whittle/contract/overview/overview';
import type { Adapters } from '../../adapters/adapters.ts';
import { lastMigration, readJournal } from '../../adapters/database/migrate.ts';
import type { ModelPricesStore } from '../../core/models/model-prices.ts';
import { monthOf } from '../../core/spend/ledger.store.ts';
import type { SlowStatement } from '../../adapters/database/slow-statements.ts';
import { type ConnectionsDeps, createConnections } from './connections.ts';
import { listItems, readDatabase, readFigures } from './overview.store.ts';

const dayMs = 86_400_000;
const shownItems = 100;

type Deps = ConnectionsDeps &
  Pick<Adapters, 'slowStatements'> & {
    version: string;
    modelPrices: Pick<ModelPricesStore, 'read'>;
    /** Requests whose provider reports other figures than were computed here. */
    countDifferences(): Promise<number>;
  };

export type OverviewService = ReturnType<typeof createOverview>;

/** What an admin asks first when something is wrong: how much of what there is, and what does not work. */
export function createOverview(deps: Deps) {
  const { config, db, clock, modelPrices } = deps;
  const startedAt = clock.now();
  /** Failures of the last day. */
  const since = () => new Date(clock.now().getTime() - dayMs);

  const readConnections = createConnections(deps);

  return {
    async read(): Promise<Overview> {
      const now = clock.now();
      const [figures, database, { currency }, spendDifferences, migration, diskFreeBytes] = await Promise.all([
        readFigures(db, { since: since(), month: monthOf(now) }),
        readDatabase(db),
        modelPrices.read(),
        deps.countDifferences(),
        lastMigration(db),
        freeBytes(config.dataDir),
      ]);
      return {
        figures: { ...figures, spendDifferences, diskFreeBytes, slowStatements: deps.slowStatements.list().length },
        currency,
        connections: await readConnections(database.version),
        slowStatements: database.slowStatements,
        versions: {
          ...{ whittle: deps.version, node: process.versions.node, postgres: database.version },
          schema: readJournal().find(({ when }) => when === migration)?.tag ?? '',
        },
        startedAt: startedAt.toISOString(),
        switches: [
          { name: 'SIGN_UP', value: config.signUp },
          { name: 'PLANS', value: config.plans },
          { name: 'CODE_EDITING', value: config.codeEditing },
          { name: 'MODEL_REPAIRS', value: config.modelRepairs },
          { name: 'PRERENDER', value: config.prerender ? 'on' : 'off' },
          { name: 'MODEL_LIST_URL', value: config.modelListUrl ?? 'off' },
        ],
      };
    },

    async list(list: OverviewList): Promise<OverviewItems> {
      if (list === 'slowStatements') return { items: deps.slowStatements.list().map(toItem), isCut: false };
      const items = await listItems(db, list, since(), shownItems);
      return { items: items.slice(0, shownItems), isCut: items.length > shownItems };
    },
  };
}

/** What the disk has left for the account that runs the server. */
async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

const toItem = ({ id, at, ms, route, text }: SlowStatement): OverviewItems['items'][number] => ({
  ...{ id: String(id), title: text, at: at.toISOString() },
  detail: [`${ms} ms`, ...(route ? [route] : [])].join(' · '),
});
