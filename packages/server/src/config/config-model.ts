import type { ModelProvider } from '@whittle/contract/models';
import type { Variables } from './config-variables.ts';

export type ModelConfig = { provider: ModelProvider; model: string; baseUrl: string | null; apiKey: string | null };

/** A model for one purpose, at an address of its own or at that of the model that writes. */
type OtherModelConfig = { name: string; baseUrl: string | null; apiKey: string | null };
export type ImageModelConfig = OtherModelConfig;
export type EmbeddingModelConfig = OtherModelConfig | 'off';

type Conventional = {
  variable: 'ANTHROPIC_API_KEY' | 'OPENAI_API_KEY' | 'OPENROUTER_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY';
  provider: ModelProvider;
  /** Used unless MODEL_NAME names another. */
  model: string;
  baseUrl: string | null;
};

/** The providers' own names for their keys, in the order in which they are looked for. */
const conventional: Conventional[] = [
  { variable: 'ANTHROPIC_API_KEY', provider: 'anthropic', model: 'claude-sonnet-5-5', baseUrl: null },
  {
    variable: 'OPENAI_API_KEY',
    provider: 'openai-compatible',
    model: 'gpt-5-mini',
    baseUrl: 'https://api.openai.com/v1',
  },
  { variable: 'OPENROUTER_API_KEY', provider: 'openrouter', model: 'openrouter/auto', baseUrl: null },
  { variable: 'GOOGLE_GENERATIVE_AI_API_KEY', provider: 'google', model: 'gemini-flash-latest', baseUrl: null },
];

/** The model that the environment sets: MODEL_PROVIDER with its companions, else the first key of a known provider. */
export function readModel(values: Variables): ModelConfig | null {
  if (values.MODEL_PROVIDER && values.MODEL_NAME) {
    const { variable } = conventional.find(({ provider }) => provider === values.MODEL_PROVIDER) ?? {};
    return {
      provider: values.MODEL_PROVIDER,
      model: values.MODEL_NAME,
      baseUrl: values.MODEL_BASE_URL ?? null,
      apiKey: values.MODEL_API_KEY ?? (variable && variable !== 'OPENAI_API_KEY' ? values[variable] : null) ?? null,
    };
  }
  const found = conventional.find(({ variable }) => values[variable]);
  return found
    ? {
        provider: found.provider,
        model: values.MODEL_NAME ?? found.model,
        baseUrl: found.baseUrl,
        apiKey: values[found.variable]!,
      }
    : null;
}

/** The model is one setting in several variables; half of it would silently leave the built-in builder in charge. */
export function modelProblem(values: Variables): { name: keyof Variables; message: string } | null {
  if (values.MODEL_PROVIDER && !values.MODEL_NAME) {
    return { name: 'MODEL_NAME', message: 'is missing, although MODEL_PROVIDER is set' };
  }
  const hasConventionalKey = conventional.some(({ variable }) => values[variable]);
  const needProvider = ['MODEL_BASE_URL', 'MODEL_API_KEY', ...(hasConventionalKey ? [] : ['MODEL_NAME'])] as const;
  const orphan = needProvider.find((name) => values[name as keyof Variables]);
  if (!values.MODEL_PROVIDER && orphan) {
    return { name: 'MODEL_PROVIDER', message: `is missing, although ${orphan} is set` };
  }
  if (values.MODEL_PROVIDER === 'openai-compatible' && !values.MODEL_BASE_URL) {
    return { name: 'MODEL_BASE_URL', message: 'is missing; an openai-compatible model needs the address of its API' };
  }
  return null;
}

export const readImageModel = (values: Variables): ImageModelConfig | null =>
  values.IMAGE_MODEL_NAME
    ? {
        name: values.IMAGE_MODEL_NAME,
        baseUrl: values.IMAGE_MODEL_BASE_URL ?? null,
        apiKey: values.IMAGE_MODEL_API_KEY ?? null,
      }
    : null;

export function readEmbeddingModel(values: Variables): EmbeddingModelConfig | null {
  const name = values.EMBEDDING_MODEL_NAME;
  if (!name) return null;
  if (name === 'off') return name;
  return {
    name,
    baseUrl: values.EMBEDDING_MODEL_BASE_URL ?? null,
    apiKey: values.EMBEDDING_MODEL_API_KEY ?? null,
  };
}

type Problem = { name: keyof Variables; message: string } | null;

export const imageModelProblem = (values: Variables): Problem => otherModelProblem('IMAGE_MODEL', values);
export const embeddingModelProblem = (values: Variables): Problem => otherModelProblem('EMBEDDING_MODEL', values);

/** An address without a model's name is asked nothing, and a key without an address would go to another provider. */
function otherModelProblem(of: 'IMAGE_MODEL' | 'EMBEDDING_MODEL', values: Variables): Problem {
  if (values[`${of}_BASE_URL`] && !values[`${of}_NAME`]) {
    return { name: `${of}_NAME`, message: `is missing, although ${of}_BASE_URL is set` };
  }
  return values[`${of}_API_KEY`] && !values[`${of}_BASE_URL`]
    ? { name: `${of}_BASE_URL`, message: `is missing, although ${of}_API_KEY is set` }
    : null;
}
