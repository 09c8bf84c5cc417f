import { limits } from '@whittle/contract/limits';
import { anySite } from '@whittle/contract/people';
import { ApiError } from '../../lib/api-error.ts';
import { appAccessTexts as texts } from './app-access.texts.ts';

export const embedders = ['nobody', 'sites', 'everyone'] as const;
/** Which sites may show an app in a frame, while it is being chosen: `sites` has one address on each line. */
export type Embedding = { who: (typeof embedders)[number]; sites: string };

export function embeddingOf(allowed: readonly string[]): Embedding {
  if (allowed.includes(anySite)) return { who: 'everyone', sites: '' };
  return { who: allowed.length === 0 ? 'nobody' : 'sites', sites: allowed.join('\n') };
}

const linesOf = ({ sites }: Embedding) => sites.split('\n').flatMap((line) => line.trim() || []);

/** As the server keeps it. */
export const allowedBy = (embedding: Embedding): string[] =>
  embedding.who === 'everyone' ? [anySite] : embedding.who === 'nobody' ? [] : linesOf(embedding);

/** What keeps a choice from being sent. */
export function embeddingProblem(embedding: Embedding): string | undefined {
  if (embedding.who !== 'sites') return undefined;
  const count = linesOf(embedding).length;
  if (count === 0) return texts.embedSiteMissing;
  return count > limits.embeddersMax ? texts.embedTooMany(limits.embeddersMax) : undefined;
}

/** The sentence for the address that the server refused; undefined where it refused something else. */
export function refusedSite(error: unknown, embedding: Embedding): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const at = Object.keys(error.fields).flatMap((field) => /(?:^|\.)embedders\.(\d+)/.exec(field)?.[1] ?? [])[0];
  const line = at === undefined ? undefined : linesOf(embedding)[Number(at)];
  return line === undefined ? undefined : texts.embedSiteWrong(line);
}
