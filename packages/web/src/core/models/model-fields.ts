import {
  type ModelProvider,
  type ModelSettings,
  type ModelSettingsRequest,
  modelProviderSchema,
} from '@whittle/contract/models';
import { z } from 'zod';
import { modelTexts as texts } from './models.texts.ts';

/** Which fields a provider needs: servers of one's own have an address, hosted ones have a key. */
export const needs: Record<ModelProvider, { address: 'required' | 'optional' | 'never'; key: boolean }> = {
  'openai-compatible': { address: 'required', key: true },
  anthropic: { address: 'never', key: true },
  google: { address: 'never', key: true },
  openrouter: { address: 'never', key: true },
  ollama: { address: 'optional', key: false },
};

export type ModelFields = { provider: ModelProvider; model: string; baseUrl: string; apiKey: string };

const isAddress = (value: string) => z.url({ protocol: /^https?$/ }).safeParse(value).success;

export const modelFormSchema = z
  .object({
    provider: modelProviderSchema,
    model: z.string().trim().min(1, texts.modelMissing).max(200),
    baseUrl: z.string().trim(),
    apiKey: z.string().trim().max(1_000),
  })
  .superRefine(({ provider, baseUrl }, context) => {
    const { address } = needs[provider];
    const isWrong = baseUrl === '' ? address === 'required' : address !== 'never' && !isAddress(baseUrl);
    if (isWrong) context.addIssue({ code: 'custom', path: ['baseUrl'], message: texts.addressInvalid });
  });

export function toFields(settings: ModelSettings): ModelFields {
  return {
    provider: settings.provider ?? 'openai-compatible',
    model: settings.model ?? '',
    baseUrl: settings.baseUrl ?? '',
    apiKey: '',
  };
}

/** Leaves out what the provider does not take, so that a hidden field is never sent. */
export function toRequest({ provider, model, baseUrl, apiKey }: ModelFields): ModelSettingsRequest {
  const { address, key } = needs[provider];
  return {
    provider,
    model,
    ...(address !== 'never' && baseUrl ? { baseUrl } : {}),
    ...(key && apiKey ? { apiKey } : {}),
  };
}
