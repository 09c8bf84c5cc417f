import { microsOf } from '@whittle/domain/models/money';
import type { LanguageModelUsage } from 'ai';
import type { ModelUsage } from './language-model.ts';

export const noUsage: ModelUsage = { promptTokens: 0, completionTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

export const toUsage = ({ inputTokens, outputTokens, inputTokenDetails }: LanguageModelUsage): ModelUsage => ({
  promptTokens: inputTokens ?? 0,
  completionTokens: outputTokens ?? 0,
  cacheReadTokens: inputTokenDetails.cacheReadTokens ?? 0,
  cacheWriteTokens: inputTokenDetails.cacheWriteTokens ?? 0,
});

/** The provider's own total, which the parts are to add up to: OpenAI and its like, Google. Others state none. */
export function totalIn(raw: Record<string, unknown> | undefined): number | null {
  const total = raw?.['total_tokens'] ?? raw?.['totalTokenCount'];
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null;
}

/** OpenRouter says what it charged. Its upstream cost is a part of that, and is not added. */
export function chargedMicros(metadata: Record<string, Record<string, unknown>> | undefined): number | null {
  const cost = (metadata?.['openrouter']?.['usage'] as { cost?: unknown } | undefined)?.cost;
  return typeof cost === 'number' && Number.isFinite(cost) && cost >= 0 ? microsOf(cost) : null;
}

export const addUsage = (a: ModelUsage, b: ModelUsage): ModelUsage => ({
  promptTokens: a.promptTokens + b.promptTokens,
  completionTokens: a.completionTokens + b.completionTokens,
  cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
  cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
});
