import type { ModelConnection } from './providers.ts';

/**
 * The ids that a model has in OpenRouter's list, which names a model by its maker: exact ones only, since a part of a name
 * is another model with another price. A server of one's own has no public price.
 */
export function listedAs({
  provider,
  model,
  baseUrl,
}: Pick<ModelConnection, 'provider' | 'model' | 'baseUrl'>): string[] {
  switch (provider) {
    case 'openrouter':
      return [model];
    case 'anthropic':
      return [`anthropic/${model}`, `anthropic/${undated(model)}`];
    case 'google':
      return [`google/${model.replace(/^models\//, '')}`];
    case 'openai-compatible':
      return baseUrl && URL.parse(baseUrl)?.hostname === 'api.openai.com' ? [`openai/${model}`] : [];
    default:
      return [];
  }
}

/** `claude-sonnet-4-5-20250929` is listed as `claude-sonnet-4.5`. */
const undated = (model: string) => model.replace(/-(?:\d{8}|latest)$/, '').replace(/-(\d)-(\d)$/, '-$1.$2');
