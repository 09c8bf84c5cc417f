import type { Config } from '../../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Secrets } from '../secrets.ts';
import { createHostedModel } from './hosted-model.ts';
import { createGuardedFetch } from '../egress/guarded-fetch.ts';
import type { LanguageModel, LanguageModels, ModelUser, TextRole } from './language-model.ts';
import { listModels } from './list-models.ts';
import { listedAs } from './listed-as.ts';
import { bareConnection, createModelConnections } from './model-connections.ts';
import { createOwnKeys } from './own-keys.ts';
import { createBuiltInBuilder } from './built-in-builder/built-in-builder.ts';
import type { NamedConnection } from './model-connections.ts';
import type { ModelConnection } from './providers.ts';

/**
 * The models of this installation: those that an admin put in order, else the environment's, else the one that was stored
 * first, else the built-in builder.
 * Asked again for each turn, so that a change counts for the next one in every process.
 */
export function createLanguageModels({
  config,
  db,
  secrets,
}: {
  config: Pick<Config, 'model' | 'modelMaxOutputTokens' | 'timeouts' | 'egressAllow'>;
  db: Database;
  secrets: Secrets;
}): LanguageModels {
  const connections = createModelConnections({ config, db, secrets });
  const builtIn = createBuiltInBuilder();
  const silence = { firstTokenMs: config.timeouts.modelSilenceMs, idleMs: config.timeouts.modelSilenceMs };
  const options = { silence, maxOutputTokens: config.modelMaxOutputTokens };
  const hosted = keepMade((connection: ModelConnection) => createHostedModel(connection, options));
  const ownKeys = createOwnKeys({ db, secrets });
  const guarded = { ...options, fetch: createGuardedFetch({ allow: config.egressAllow }) };
  const own = keepMade(({ ownerOfKey, ...connection }: ModelConnection & { ownerOfKey: string }) => ({
    ...createHostedModel(connection, guarded),
    ownerOfKey,
  }));
  const candidates = async (role: TextRole, user: ModelUser | null = null) => {
    const [ofUser, inOrder] = await Promise.all([user ? ownKeys.usedFor(user) : [], connections.inOrder(role)]);
    const all = [
      ...ofUser.map((one) => own({ ...bareConnection(one), ownerOfKey: one.accountId })),
      ...inOrder.map((one) => hosted(bareConnection(one))),
    ];
    return all.length > 0 ? all : [builtIn];
  };
  const connected = async (): Promise<NamedConnection | null> => (await connections.inOrder('build'))[0] ?? null;
  return {
    candidates,
    current: async (role = 'build', user = null) => (await candidates(role, user))[0]!,
    async named(model) {
      const connection = await connected();
      if (!connection) return null;
      const { connections: all } = await connections.read();
      return hosted(bareConnection(all.find((one) => one.model === model) ?? { ...connection, model }));
    },
    async list() {
      const connection = await connected();
      if (!connection) return [builtIn];
      const { connections: all } = await connections.read();
      const offered = [
        connection,
        ...all.filter(({ id }) => id !== connection.id),
        ...(await listModels(connection)).map((model) => ({ ...connection, model })),
      ];
      return [...new Map(offered.toReversed().map((one) => [one.model, one])).values()]
        .toReversed()
        .map((one) => ({ model: one.model, listedAs: listedAs(one) }));
    },
  };
}

const maxMade = 50;

/** The same connection gives the same model. */
function keepMade<T extends ModelConnection>(make: (connection: T) => LanguageModel) {
  const made = new Map<string, LanguageModel>();
  return (connection: T): LanguageModel => {
    const key = JSON.stringify(connection);
    const model = made.get(key) ?? make(connection);
    if (made.size >= maxMade) made.clear();
    made.set(key, model);
    return model;
  };
}
