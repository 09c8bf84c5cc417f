import type { Config } from '../../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Secrets } from '../secrets.ts';
import { createHostedModel } from './hosted-model.ts';
import type { LanguageModel, LanguageModels } from './language-model.ts';
import { listModels } from './list-models.ts';
import { listedAs } from './listed-as.ts';
import { createModelSettingsStore } from './model-settings.ts';
import { createBuiltInBuilder } from './built-in-builder/built-in-builder.ts';
import type { ModelConnection } from './providers.ts';

/**
 * The models of this installation: the environment's, else the one that an admin stored, else the built-in builder.
 * Asked again for each turn, so that a change counts for the next one in every process.
 */
export function createLanguageModels({
  config,
  db,
  secrets,
}: {
  config: Pick<Config, 'model' | 'modelMaxOutputTokens' | 'timeouts'>;
  db: Database;
  secrets: Secrets;
}): LanguageModels {
  const store = createModelSettingsStore({ db, secrets });
  const builtIn = createBuiltInBuilder();
  const silence = { firstTokenMs: config.timeouts.modelSilenceMs, idleMs: config.timeouts.modelSilenceMs };
  const options = { silence, maxOutputTokens: config.modelMaxOutputTokens };
  const hosted = keepLast((connection: ModelConnection) => createHostedModel(connection, options));
  const connected = async () => config.model ?? (await store.read());
  return {
    async current() {
      const connection = await connected();
      return connection ? hosted(connection) : builtIn;
    },
    async named(model) {
      const connection = await connected();
      return connection && createHostedModel({ ...connection, model }, options);
    },
    async list() {
      const connection = await connected();
      if (!connection) return [builtIn];
      const names = new Set([connection.model, ...(await listModels(connection))]);
      return [...names].map((model) => ({ model, listedAs: listedAs({ ...connection, model }) }));
    },
  };
}

/** The same connection gives the same model. */
function keepLast(make: (connection: ModelConnection) => LanguageModel) {
  let last: { key: string; model: LanguageModel } | null = null;
  return (connection: ModelConnection): LanguageModel => {
    const key = JSON.stringify(connection);
    if (last?.key !== key) last = { key, model: make(connection) };
    return last.model;
  };
}
