import type { ReadEntity, Reading, Relation } from '../reading/reading.ts';
import { draftsOf, type NamedDraft } from './drafts.ts';
import { linkDrafts } from './entity-draft.ts';

/** What a message tells beside the lists that it gives with their fields. */
export type Beside = { rest: ReadEntity[]; relations: Relation[] };

/** Drafts of what is told beside the lists, and what points from or to it. */
export function addBeside(drafts: NamedDraft[], { rest, relations }: Beside, reading: Reading): void {
  if (rest.length === 0) return;
  const others = draftsOf({ ...reading, entities: rest, relations: [] }, { kind: null, main: null, isPublic: false, text: reading.plain }); // prettier-ignore
  drafts.push(...others.filter((other) => !drafts.some(({ draft }) => draft.entity.name === other.draft.entity.name)));
  for (const { from, to, isLoose } of relations) {
    const [one, other] = [from, to].map((noun) => drafts.find((draft) => draft.noun === noun)?.draft);
    if (one && other && one !== other) linkDrafts(one, other, isLoose);
  }
}

/** Those of the relations that have something to do with what is told beside the lists. */
export function relationsBeside(relations: readonly Relation[], rest: readonly ReadEntity[], lists: readonly { noun: string }[]): Relation[] {
  const kept = new Set([...rest, ...lists].map(({ noun }) => noun));
  const isRest = (noun: string) => rest.some((one) => one.noun === noun);
  return relations.filter(({ from, to }) => kept.has(from) && kept.has(to) && (isRest(from) || isRest(to)));
} // prettier-ignore
