import type { AccountId } from '@whittle/contract/ids';
import type { CurrentModel, ModelSettings, ModelSettingsRequest } from '@whittle/contract/models';
import type { Adapters } from '../../adapters/adapters.ts';
import { createModelSettingsStore } from '../../adapters/language-model/model-settings.ts';
import { type ModelConnection } from '../../adapters/language-model/providers.ts';
import { completeConnection } from './complete-connection.ts';
import { tryModel, type ModelTrial } from './try-model.ts';

export interface ModelsService {
  /** Who answers the next message. */
  current(accountId: AccountId): Promise<CurrentModel>;
  settings(): Promise<ModelSettings>;
  /** Connects a model for everyone. Throws `invalid-input` when what its provider needs is missing. */
  save(request: ModelSettingsRequest): Promise<ModelSettings>;
  /** The built-in builder answers again, unless the environment sets a model. */
  disconnect(): Promise<void>;
  /** Asks the model for one word. Nothing is stored. */
  test(request: ModelSettingsRequest): Promise<ModelTrial>;
}

export function createModelsService({ config, db, secrets, models }: Adapters): ModelsService {
  const store = createModelSettingsStore({ db, secrets });

  const settings = async (): Promise<ModelSettings> => {
    if (config.model) return present('environment', config.model);
    const stored = await store.read();
    return stored
      ? present('stored', stored)
      : { source: 'none', provider: null, model: null, baseUrl: null, hasApiKey: false };
  };

  const complete = async (request: ModelSettingsRequest) =>
    completeConnection(request, request.apiKey ? null : (config.model ?? (await store.read())));

  return {
    async current(accountId) {
      const { label, isBuiltIn } = await models.current('build', { kind: 'turn', appId: null, accountId });
      return { label, isBuiltIn };
    },
    settings,
    async save(request) {
      await store.save(await complete(request));
      return settings();
    },
    disconnect: () => store.remove(),
    test: async (request) => tryModel(await complete(request)),
  };
}

const present = (source: 'environment' | 'stored', connection: ModelConnection): ModelSettings => ({
  source,
  provider: connection.provider,
  model: connection.model,
  baseUrl: connection.baseUrl,
  hasApiKey: connection.apiKey !== null,
});
