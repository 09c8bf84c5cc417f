import type { Overview, OverviewItems, OverviewList } from '@whittle/contract/overview/overview';
import type { Adapters } from '../../adapters/adapters.ts';
import type { ModelLists } from '../../core/models/model-list.ts';
import type { ModelPricesStore } from '../../core/models/model-prices.ts';
import { monthOf } from '../../core/spend/ledger.store.ts';
import type { SlowStatement } from '../../adapters/database/slow-statements.ts';
import { listItems, readDatabase, readFigures } from './overview.store.ts';

const dayMs = 86_400_000;
const shownItems = 100;

type Deps = Pick<Adapters, 'config' | 'db' | 'clock' | 'models' | 'imageModels' | 'slowStatements'> & {
  version: string;
  modelLists: Pick<ModelLists, 'read'>;
  modelPrices: Pick<ModelPricesStore, 'read'>;
  /** The last requests to models, newest first: whether they were answered. */
  lastAnswer(): Promise<{ at: Date; wasAnswered: boolean } | null>;
};

export type OverviewService = ReturnType<typeof createOverview>;

/** What an admin asks first when something is wrong: how much of what there is, and what does not work. */
export function createOverview(deps: Deps) {
  const { config, db, clock, modelLists, modelPrices } = deps;
  const startedAt = clock.now();
  /** Failures of the last day. */
  const since = () => new Date(clock.now().getTime() - dayMs);

  const connections = async (postgres: string): Promise<Overview['connections']> => {
    const [model, image, list, last] = await Promise.all([
      deps.models.current(),
      deps.imageModels.current(),
      modelLists.read(),
      deps.lastAnswer(),
    ]);
    const isUnanswered = last !== null && !last.wasAnswered;
    return [
      { name: 'database', state: 'ok', detail: `PostgreSQL ${postgres}` },
      {
        name: 'model',
        state: model.isBuiltIn ? 'off' : isUnanswered ? 'failing' : 'ok',
        detail: [model.label, ...(last ? [last.at.toISOString()] : [])].join(' · '),
      },
      { name: 'imageModel', state: image ? 'ok' : 'off', detail: image?.label ?? '' },
      { name: 'mail', state: config.smtp ? 'ok' : 'off', detail: config.smtp ? 'SMTP' : '' },
      {
        name: 'modelList',
        state: config.modelListUrl === null ? 'off' : list.problem ? 'failing' : 'ok',
        detail: [list.at.slice(0, 10), ...(list.problem ? [list.problem] : [])].join(' · '),
      },
      { name: 'fileStore', state: 'ok', detail: config.s3 ? 'S3' : '' },
    ];
  };

  return {
    async read(): Promise<Overview> {
      const now = clock.now();
      const [figures, database, { currency }] = await Promise.all([
        readFigures(db, { since: since(), month: monthOf(now) }),
        readDatabase(db),
        modelPrices.read(),
      ]);
      return {
        figures: { ...figures, slowStatements: deps.slowStatements.list().length },
        currency,
        connections: await connections(database.version),
        slowStatements: database.slowStatements,
        versions: { whittle: deps.version, node: process.versions.node, postgres: database.version },
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

const toItem = ({ id, at, ms, route, text }: SlowStatement): OverviewItems['items'][number] => ({
  ...{ id: String(id), title: text, at: at.toISOString() },
  detail: [`${ms} ms`, ...(route ? [route] : [])].join(' · '),
});
