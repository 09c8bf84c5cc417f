import { readModelList, type ListedModel } from './list-models.ts';
import type { ListedLimits } from './language-model.ts';
import type { ModelConnection } from './providers.ts';

/**
 * Answers how long an answer to a request of so many characters may be; null: the provider's own limit. `listed` is what a
 * public list states, for a provider whose own list does not.
 */
export type OutputLimit = (promptChars: number, listed?: ListedLimits | null) => Promise<number | null>;

/** A first turn waits so long for the list; what came later counts for the next one. */
const listMs = 3_000;
const freshMs = 3_600_000;
const retryMs = 300_000;
/** Characters of a token where few are: a limit that is too high is refused by some providers. */
const leastCharsPerToken = 2.5;
const leastOutputTokens = 1_024;
/** Where nobody states anything: some hosts cut at a few hundred tokens when nothing is asked for. */
const usualOutputTokens = 16_384;

type Known = { until: number; model: Promise<ListedModel | null> };

/**
 * What a provider's list states of its model, asked once an hour. Providers whose default is small cut replies in the middle
 * when nothing is asked for.
 */
export function createOutputLimit(
  connection: ModelConnection,
  fetchList: typeof fetch = fetch,
  now: () => number = Date.now,
): OutputLimit {
  let known: Known | null = null;
  const listed = (): Promise<ListedModel | null> => {
    if (known && known.until > now()) return known.model;
    const entry: Known = {
      until: now() + freshMs,
      model: readModelList(connection, listMs, fetchList).then(
        (models) => models.find(({ name }) => name === connection.model) ?? null,
        () => {
          entry.until = now() + retryMs;
          return null;
        },
      ),
    };
    known = entry;
    return entry.model;
  };
  return async (promptChars, publicly) => {
    const own = await listed();
    if (statesSomething(own)) return limitOf(own, promptChars);
    return limitOf(
      {
        contextTokens: publicly?.contextTokens ?? null,
        maxOutputTokens: publicly?.maxOutputTokens ?? usualOutputTokens,
      },
      promptChars,
    );
  };
}

const statesSomething = (one: ListedModel | null): one is ListedModel =>
  one !== null && (one.maxOutputTokens !== null || one.contextTokens !== null);

/** The stated limit, within what the prompt leaves of the context; of a context alone, at most half. */
function limitOf({ maxOutputTokens, contextTokens }: ListedLimits, promptChars: number): number | null {
  if (contextTokens === null) return maxOutputTokens;
  const left = contextTokens - Math.ceil(promptChars / leastCharsPerToken);
  const limit = Math.floor(Math.min(left, maxOutputTokens ?? contextTokens / 2));
  return limit < leastOutputTokens ? null : limit;
}
