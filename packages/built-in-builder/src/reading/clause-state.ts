import type { Chunk, Phrase } from './chunks.ts';
import type { ClauseRole } from './clauses.ts';
import type { Facts } from './facts.ts';

/** What earlier clauses left to refer to: "information such as ..." is about the thing last named; `actor` left the record. */
export type Context = { main: string | null; last: string | null; record: string | null; actor: string | null };

/** One clause while it is read from left to right. */
export type ClauseState = {
  readonly chunks: readonly Chunk[];
  readonly role: ClauseRole;
  readonly sentence: string;
  readonly facts: Facts;
  readonly context: Context;
  subject: string | null;
  verb: string | null;
  /** Verbs that share their object: "search and filter products". */
  chain: string[];
  lastPhrase: Phrase | null;
  lastNoun: string | null;
  /** The last noun that no preposition hangs on: in "requests for tenants" the requests. */
  headNoun: string | null;
  isLastOblique: boolean;
  isFirst: boolean;
};

/** Reads what begins at a chunk: the place of the last chunk that it took, or null when it is not its case. */
export type ReadPart = (state: ClauseState, at: number) => number | null;
