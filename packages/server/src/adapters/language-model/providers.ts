import type { ModelProvider } from '@whittle/contract/models';
import type { LanguageModel } from 'ai';
import type { ModelConfig } from '../../config/config-model.ts';
import { compatibleUsage } from './compatible-usage.ts';
import { mergingFetch } from './merge-deltas.ts';

/** A model to reach: whose, which one, where and with which key. */
export type ModelConnection = ModelConfig;

type Connect = (connection: ModelConnection, fetch: typeof globalThis.fetch) => Promise<LanguageModel>;

type Provider = {
  /** As people write it. */
  label: string;
  /** Whether calls without a key are refused before they are made. */
  needsKey: boolean;
  /** Imported on the first call: the libraries take longer to load than the server takes to start. */
  connect: Connect;
  /** Where the names of its models are. */
  list(connection: ModelConnection): { url: string; headers: Record<string, string> };
};

export const compatibleBase = ({ provider, baseUrl }: ModelConnection) =>
  (provider === 'ollama' ? ollamaBaseUrl(baseUrl) : baseUrl!).replace(/\/+$/, '');

const bearer = (apiKey: string | null): Record<string, string> => (apiKey ? { authorization: `Bearer ${apiKey}` } : {});

/** Below the address that an admin gave, else below the provider's own. */
const below = (baseUrl: string | null, own: string, path: string) => (baseUrl ?? own).replace(/\/+$/, '') + path;

const listCompatible: Provider['list'] = (connection) => ({
  url: `${compatibleBase(connection)}/models`,
  headers: bearer(connection.apiKey),
});

const openAiCompatible: Connect = async (connection, fetch) => {
  const { model, apiKey, provider } = connection;
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const baseURL = compatibleBase(connection);
  const settings = { name: provider, baseURL, apiKey: apiKey ?? undefined, includeUsage: true };
  return createOpenAICompatible({
    ...settings,
    fetch: mergingFetch(fetch),
    convertUsage: compatibleUsage,
    ...(isOpenAi(baseURL) && { transformRequestBody: withOpenAiLimit }),
  })(model);
};

const isOpenAi = (baseUrl: string) => URL.parse(baseUrl)?.hostname === 'api.openai.com';

/** OpenAI's own models take the limit under another name; those that reason refuse the old one. */
export function withOpenAiLimit({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit };
}

/** Ollama's OpenAI-compatible calls are below `/v1`; people know its address without. */
function ollamaBaseUrl(baseUrl: string | null): string {
  const url = new URL(baseUrl ?? 'http://127.0.0.1:11434');
  return url.pathname === '/' ? `${url.origin}/v1` : url.href;
}

export const providers: Record<ModelProvider, Provider> = {
  'openai-compatible': {
    label: 'OpenAI-compatible',
    needsKey: false,
    connect: openAiCompatible,
    list: listCompatible,
  },
  ollama: { label: 'Ollama', needsKey: false, connect: openAiCompatible, list: listCompatible },
  anthropic: {
    label: 'Anthropic',
    needsKey: true,
    async connect({ model, baseUrl, apiKey }, fetch) {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey: apiKey ?? '', fetch, ...(baseUrl && { baseURL: baseUrl }) })(model);
    },
    list: ({ baseUrl, apiKey }) => ({
      url: below(baseUrl, 'https://api.anthropic.com/v1', '/models?limit=1000'),
      headers: { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' },
    }),
  },
  google: {
    label: 'Google',
    needsKey: true,
    async connect({ model, baseUrl, apiKey }, fetch) {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ apiKey: apiKey ?? '', fetch, ...(baseUrl && { baseURL: baseUrl }) })(model);
    },
    list: ({ baseUrl, apiKey }) => ({
      url: below(baseUrl, 'https://generativelanguage.googleapis.com/v1beta', '/models?pageSize=1000'),
      headers: { 'x-goog-api-key': apiKey ?? '' },
    }),
  },
  openrouter: {
    label: 'OpenRouter',
    needsKey: true,
    async connect({ model, baseUrl, apiKey }, fetch) {
      const { createOpenRouter } = await import('@openrouter/ai-sdk-provider');
      const settings = { apiKey: apiKey ?? '', compatibility: 'strict' as const, appName: 'Whittle', fetch };
      return createOpenRouter({ ...settings, ...(baseUrl && { baseURL: baseUrl }) })(model);
    },
    list: ({ baseUrl, apiKey }) => ({
      url: below(baseUrl, 'https://openrouter.ai/api/v1', '/models'),
      headers: bearer(apiKey),
    }),
  },
};
