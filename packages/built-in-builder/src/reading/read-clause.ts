import type { Chunk } from './chunks.ts';
import type { ClauseState, Context } from './clause-state.ts';
import type { ClauseRole } from './clauses.ts';
import type { Facts } from './facts.ts';
import { readAfterComma, readBy, readOpened } from './read-list.ts';
import { readPhrase } from './read-phrase.ts';
import { readModal, readVerb } from './read-verb.ts';

const parts = [readModal, readVerb, readOpened, readBy, readAfterComma, readPhrase];
const copulas = new Set(['is', 'are', 'ist', 'sind']);

/** Reads one clause into the facts: who can do what to which things, and which things have which fields. */
export function readClause(
  chunks: readonly Chunk[],
  role: ClauseRole,
  sentence: string,
  facts: Facts,
  context: Context,
): void {
  const state: ClauseState = {
    chunks,
    role,
    sentence,
    facts,
    context,
    subject: null,
    verb: null,
    chain: [],
    lastPhrase: null,
    lastNoun: null,
    headNoun: null,
    isLastOblique: false,
    isFirst: true,
  };
  for (let at = 0; at < chunks.length; at++) {
    if (copulas.has(chunks[at]!.lemma) && chunks[at - 1]?.phrase && state.lastNoun) state.subject = state.lastNoun;
    let taken: number | null = null;
    for (const read of parts) taken ??= read(state, at);
    at = Math.max(at, taken ?? at);
  }
}
