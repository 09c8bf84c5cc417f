import { z } from 'zod';

export type FoundPage = { title: string; url: string; summary: string };

/** Finds pages of the web. */
export interface WebSearch {
  /** Best first; empty when nothing is found. Throws when the service cannot be asked. */
  find(query: string, signal: AbortSignal): Promise<FoundPage[]>;
}

/** The answer of SearXNG and of services that answer like it. */
const answerSchema = z.object({
  results: z.array(z.object({ url: z.url(), title: z.string().catch(''), content: z.string().nullish() })),
});

const maxPages = 5;

/**
 * A search service of the installation's own that answers `{address}/search?q=…&format=json` as SearXNG does. The
 * administrator names it, so it may stand inside the network.
 */
export function createWebSearch(address: string): WebSearch {
  return {
    async find(query, signal) {
      const url = new URL(`${address.replace(/\/+$/, '')}/search`);
      url.searchParams.set('q', query);
      url.searchParams.set('format', 'json');
      const answer = await fetch(url, { signal, headers: { accept: 'application/json' } });
      if (!answer.ok) throw new Error(`the search service answered ${answer.status}`);
      const { results } = answerSchema.parse(await answer.json());
      return results
        .slice(0, maxPages)
        .map(({ url: at, title, content }) => ({ url: at, title, summary: content ?? '' }));
    },
  };
}
