import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';

type ConvertUsage = NonNullable<Parameters<typeof createOpenAICompatible>[0]['convertUsage']>;
type Raw = NonNullable<ReturnType<ConvertUsage>['raw']>;
type Reported = NonNullable<Parameters<ConvertUsage>[0]>;

const numberIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

/**
 * What servers that speak OpenAI's protocol report, as OpenAI itself means it: cached tokens are among those of the prompt,
 * reasoning is among those of the answer. Three of them report otherwise: DeepSeek and Moonshot name cached tokens beside
 * the details, and xAI counts reasoning beside the answer, which its total shows.
 */
export const compatibleUsage: ConvertUsage = (usage) => {
  const prompt = numberIn(usage?.prompt_tokens);
  const said = numberIn(usage?.completion_tokens);
  const reasoning = numberIn(usage?.completion_tokens_details?.reasoning_tokens) ?? 0;
  const isBeside = said !== null && reasoning > 0 && usage?.total_tokens === (prompt ?? 0) + said + reasoning;
  const output = isBeside ? said + reasoning : said;
  const cached = prompt === null ? 0 : Math.min(prompt, cachedIn(usage!) ?? 0);
  return {
    inputTokens: {
      total: prompt ?? undefined,
      noCache: prompt === null ? undefined : prompt - cached,
      cacheRead: cached,
      cacheWrite: undefined,
    },
    outputTokens: {
      total: output ?? undefined,
      text: output === null ? undefined : Math.max(0, output - reasoning),
      reasoning,
    },
    // It came as JSON.
    ...(usage && { raw: usage as Raw }),
  };
};

const cachedIn = (usage: Reported): number | null =>
  numberIn(usage.prompt_tokens_details?.cached_tokens) ??
  numberIn(usage['prompt_cache_hit_tokens']) ??
  numberIn(usage['cached_tokens']);
