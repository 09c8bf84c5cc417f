import type { ModelSettingsRequest } from '@whittle/contract/models';
import type { ModelConnection } from '../../adapters/language-model/providers.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * The form never gets the stored key back, so leaving it out means the same key; but only for the same provider at the
 * same address, else changing the address would hand the key to another server.
 */
export function completeConnection(request: ModelSettingsRequest, known: ModelConnection | null): ModelConnection {
  const { provider, model, baseUrl = null, apiKey } = request;
  if (provider === 'openai-compatible' && baseUrl === null) {
    throw new AppError('invalid-input', { fields: { baseUrl: 'is needed for an OpenAI-compatible model' } });
  }
  const isSamePlace = known?.provider === provider && known.baseUrl === baseUrl;
  return { provider, model, baseUrl, apiKey: apiKey || (isSamePlace ? known.apiKey : null) };
}
