import type { SourceOpenness } from '@whittle/contract/knowledge/context-item';
import type { Actor } from '../entities/access.ts';

/** Who asks, and whether it is a page of the app that searches. */
export type SourceAsker = { actor: Actor; isPage?: boolean };

/**
 * Whether somebody may find a data source. One that is not open to pages is found by the tools and the assistant that
 * answer from it; whom it is open to holds for those as well. Rule: CTX-44.
 */
export function mayFindSource(openTo: SourceOpenness | null, { actor, isPage = false }: SourceAsker): boolean {
  if (openTo === null) return !isPage;
  if (openTo === 'everyone' || actor.kind === 'owner') return true;
  return actor.kind === 'person' && (openTo === 'people' || actor.role === 'admin');
}
