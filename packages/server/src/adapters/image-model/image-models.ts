import type { ImageModel as LibraryModel } from 'ai';
import type { Config } from '../../config/config.ts';
import type { Database } from '../database/database.ts';
import { describeFailure } from '../language-model/describe-failure.ts';
import { createModelConnections } from '../language-model/model-connections.ts';
import type { ModelConnection } from '../language-model/providers.ts';
import type { Secrets } from '../secrets.ts';
import type { ImageModel, ImageModels } from './image-model.ts';

type Deps = { config: Pick<Config, 'model' | 'imageModel'>; db: Database; secrets: Secrets };

/**
 * The model that draws: those that an admin put in order for it; else the one that IMAGE_MODEL_NAME names, at its own address or at the one of the model that writes;
 * without a name, the usual one of a provider that has one.
 */
export function createImageModels({ config, db, secrets }: Deps): ImageModels {
  const connections = createModelConnections({ config, db, secrets });
  const candidates = async () => {
    const named = await connections.inOrder('image');
    if (named.length > 0) return named.map(createImageModel);
    const [writer = null] = await connections.inOrder('build');
    const connection = imageConnection(config.imageModel, writer);
    return connection ? [createImageModel(connection)] : [];
  };
  return { candidates, current: async () => (await candidates())[0] ?? null };
}

function imageConnection(own: Config['imageModel'], writer: ModelConnection | null): ModelConnection | null {
  if (own?.baseUrl) return { provider: 'openai-compatible', model: own.name, baseUrl: own.baseUrl, apiKey: own.apiKey };
  const model = own?.name ?? (writer && usualModel(writer));
  return writer && model && writer.provider !== 'anthropic' ? { ...writer, model } : null;
}

function usualModel({ provider, baseUrl }: ModelConnection): string | null {
  if (provider === 'google') return 'imagen-4.0-generate-001';
  return baseUrl && new URL(baseUrl).hostname === 'api.openai.com' ? 'gpt-image-1' : null;
}

function createImageModel(connection: ModelConnection): ImageModel {
  return {
    label: connection.model,
    async draw(prompt, signal) {
      const { generateImage } = await import('ai');
      try {
        const model = await connect(connection);
        const { image } = await generateImage({ model, prompt, n: 1, maxRetries: 1, abortSignal: signal });
        return { type: image.mediaType, bytes: image.uint8Array };
      } catch (error) {
        signal.throwIfAborted();
        throw describeFailure(error, { apiKey: connection.apiKey, hasStarted: false });
      }
    },
  };
}

async function connect({ provider, model, baseUrl, apiKey }: ModelConnection): Promise<LibraryModel> {
  const base = baseUrl ? { baseURL: baseUrl.replace(/\/+$/, '') } : {};
  if (provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({ apiKey: apiKey ?? '', ...base }).image(model);
  }
  if (provider === 'openrouter') {
    const { createOpenRouter } = await import('@openrouter/ai-sdk-provider');
    return createOpenRouter({ apiKey: apiKey ?? '', ...base }).imageModel(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const address = base.baseURL ?? 'http://127.0.0.1:11434/v1';
  return createOpenAICompatible({ name: provider, baseURL: address, ...(apiKey && { apiKey }) }).imageModel(model);
}
