import type { Overview } from '@whittle/contract/overview/overview';
import type { Adapters } from '../../adapters/adapters.ts';
import type { ModelLists } from '../../core/models/model-list.ts';
import { lastDelivery } from './overview.store.ts';
import { createProbe, type Tried } from './probe.ts';
import { tryDatabase, tryStorage } from './probes.ts';

type Connection = Overview['connections'][number];

/** A model's own name, or `image` with the name of the model that drew. */
type AskedModel = { provider: string; model: string; label: string };

export type ConnectionsDeps = Pick<
  Adapters,
  'config' | 'db' | 'recordsDb' | 'clock' | 'storage' | 'models' | 'imageModels' | 'embeddingModels'
> & {
  modelLists: Pick<ModelLists, 'read'>;
  /** When each model last answered, and when it did not. */
  lastAnswers(): Promise<{ provider: string; model: string; answeredAt: Date | null; failedAt: Date | null }[]>;
};

/** Whether what the installation needs works: database and file store are tried, of the rest the last use tells. */
export function createConnections(deps: ConnectionsDeps) {
  const { config, db, clock } = deps;
  const probeDatabase = createProbe(clock, () => tryDatabase(deps));
  const probeStorage = createProbe(clock, () => tryStorage(deps));

  const readModels = async (): Promise<Connection[]> => {
    const [builders, repairers, images, embedding, answers] = await Promise.all([
      deps.models.candidates('build'),
      deps.models.candidates('repair'),
      deps.imageModels.candidates(),
      deps.embeddingModels.current(),
      deps.lastAnswers(),
    ]);
    const connection = (name: Connection['name'], { provider, model, label }: AskedModel): Connection => {
      const last = answers.find((one) => one.provider === provider && one.model === model);
      const { answeredAt: succeededAt = null, failedAt = null } = last ?? {};
      return tried(name, label, { succeededAt, failedAt, problem: null });
    };
    const writers = new Map([...builders, ...repairers].map((one) => [`${one.provider} ${one.model}`, one]));
    const orOff = (name: Connection['name'], found: Connection[]) => (found.length > 0 ? found : [off(name)]);
    return [
      ...[...writers.values()].map((one) => (one.isBuiltIn ? off('model', one.label) : connection('model', one))),
      ...orOff(
        'imageModel',
        images.map(({ label }) => connection('imageModel', { provider: 'image', model: label, label })),
      ),
      ...orOff('embeddingModel', embedding ? [connection('embeddingModel', embedding)] : []),
    ];
  };

  const readModelList = async (): Promise<Connection> => {
    if (config.modelListUrl === null) return off('modelList');
    const { at, isBuiltIn, problem } = await deps.modelLists.read();
    return {
      ...{ name: 'modelList', detail: at.slice(0, 10), problem },
      state: problem ? 'failing' : isBuiltIn ? 'untried' : 'ok',
      succeededAt: isBuiltIn ? null : at,
      failedAt: null,
    };
  };

  return async (postgres: string): Promise<Connection[]> => {
    const [database, models, mail, modelList, storage] = await Promise.all([
      probeDatabase(),
      readModels(),
      config.smtp ? lastDelivery(db) : null,
      readModelList(),
      probeStorage(),
    ]);
    return [
      tried('database', `PostgreSQL ${postgres}`, database),
      ...models,
      mail ? tried('mail', 'SMTP', mail) : off('mail'),
      modelList,
      tried('fileStore', config.s3 ? 'S3' : '', storage),
    ];
  };
}

const off = (name: Connection['name'], detail = ''): Connection => ({
  ...{ name, state: 'off', detail, succeededAt: null, failedAt: null, problem: null },
});

/** The later of the two tells how it is now. */
function tried(name: Connection['name'], detail: string, { succeededAt, failedAt, problem }: Tried): Connection {
  const isFailing = failedAt !== null && (succeededAt === null || failedAt > succeededAt);
  return {
    ...{ name, detail, problem: isFailing ? problem : null },
    state: isFailing ? 'failing' : succeededAt ? 'ok' : 'untried',
    succeededAt: succeededAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  };
}
