import { createHash } from 'node:crypto';
import type { EmbeddingModel as LibraryModel } from 'ai';
import type { Config } from '../../config/config.ts';
import type { Database } from '../database/database.ts';
import { describeFailure } from '../language-model/describe-failure.ts';
import { listedAs } from '../language-model/listed-as.ts';
import { ModelError } from '../language-model/model-error.ts';
import { bareConnection, createModelConnections } from '../language-model/model-connections.ts';
import { compatibleBase, type ModelConnection, providers } from '../language-model/providers.ts';
import type { Secrets } from '../secrets.ts';
import type { EmbeddedKind, EmbeddingModel, EmbeddingModels } from './embedding-model.ts';
import { prefixesOf } from './embedding-prefixes.ts';

type Deps = { config: Pick<Config, 'model' | 'embeddingModel'>; db: Database; secrets: Secrets };

/**
 * The model that turns texts into vectors: the one that an admin named for it; else the one that EMBEDDING_MODEL_NAME names, at its own address or at the one of the
 * model that writes; without a name, the usual one of a provider that has one.
 */
export function createEmbeddingModels({ config, db, secrets }: Deps): EmbeddingModels {
  const connections = createModelConnections({ config, db, secrets });
  return {
    async current() {
      const [named] = config.embeddingModel === 'off' ? [] : await connections.inOrder('embed');
      if (named) return createEmbeddingModel(bareConnection(named));
      const [writer = null] = await connections.inOrder('build');
      const connection = embeddingConnection(config.embeddingModel, writer && bareConnection(writer));
      return connection && createEmbeddingModel(connection);
    },
  };
}

export function embeddingConnection(
  own: Config['embeddingModel'],
  writer: ModelConnection | null,
): ModelConnection | null {
  if (own === 'off') return null;
  if (own?.baseUrl) return { provider: 'openai-compatible', model: own.name, baseUrl: own.baseUrl, apiKey: own.apiKey };
  const model = own?.name ?? (writer && usualModel(writer));
  return writer && model && writer.provider !== 'anthropic' ? { ...writer, model } : null;
}

function usualModel({ provider, baseUrl }: ModelConnection): string | null {
  if (provider === 'google') return 'gemini-embedding-001';
  if (provider === 'openrouter') return 'openai/text-embedding-3-small';
  return baseUrl && new URL(baseUrl).hostname === 'api.openai.com' ? 'text-embedding-3-small' : null;
}

export function createEmbeddingModel(connection: ModelConnection): EmbeddingModel {
  const { provider, model, baseUrl, apiKey } = connection;
  const prefixes = prefixesOf(model);
  const host = provider === 'openai-compatible' ? new URL(baseUrl!).host : '';
  return {
    label: model,
    provider,
    model,
    listedAs: listedAs(connection),
    key: [provider, host, model, prefixes.version].filter(Boolean).join(' '),
    connection: createHash('sha256').update(JSON.stringify(connection)).digest('base64url'),
    async embed(texts, kind, signal) {
      if (providers[provider].needsKey && !apiKey) throw new ModelError('model-key-wrong', 'No key is set.');
      const { embedMany } = await import('ai');
      try {
        const { embeddings, usage } = await embedMany({
          model: await connect(connection),
          values: texts.map((text) => prefixes[kind] + text),
          // Whoever asks knows better when to try again.
          maxRetries: 0,
          maxParallelCalls: 1,
          abortSignal: signal,
          providerOptions: { google: { taskType: googleTasks[kind] } },
        });
        const vectors = embeddings.map((values) => Float32Array.from(values));
        requireVectors(vectors, texts.length);
        return { vectors, tokens: Number.isFinite(usage.tokens) ? usage.tokens : null };
      } catch (error) {
        signal.throwIfAborted();
        throw describeFailure(error, { apiKey, hasStarted: false });
      }
    },
  };
}

const googleTasks: Record<EmbeddedKind, string> = { passage: 'RETRIEVAL_DOCUMENT', question: 'RETRIEVAL_QUERY' };

/** Throws unless there is a vector for each text that can be compared with the others. */
function requireVectors(vectors: readonly Float32Array[], wanted: number): void {
  const dims = vectors[0]?.length ?? 0;
  const isUsable = (vector: Float32Array) =>
    vector.length === dims && vector.every(Number.isFinite) && vector.some((value) => value !== 0);
  if (vectors.length !== wanted || dims === 0 || !vectors.every(isUsable))
    throw new ModelError('model-refused', 'The vectors of the texts could not be used.');
}

async function connect(connection: ModelConnection): Promise<LibraryModel> {
  const { provider, model, baseUrl, apiKey } = connection;
  const base = baseUrl ? { baseURL: baseUrl.replace(/\/+$/, '') } : {};
  if (provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({ apiKey: apiKey ?? '', ...base }).embeddingModel(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const baseURL =
    provider === 'openrouter' ? (base.baseURL ?? 'https://openrouter.ai/api/v1') : compatibleBase(connection);
  return createOpenAICompatible({ name: provider, baseURL, ...(apiKey && { apiKey }) }).embeddingModel(model);
}
