import type { Chunk } from './chunks.ts';
import type { ClauseState } from './clause-state.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { fieldShare, type ListItem } from './lists.ts';
import { belongsTo } from './lexicon/records.ts';
import { headOf, nounOf } from './noun-of.ts';

/** How many of a list's items must name fields, where a word says that fields follow and where none does. */
export const enoughFields = { stated: 0.34, listed: 0.5, implied: 0.6, bare: 0.75 };

/** Words that are seldom things, yet are when they have fields: the pieces of an archive. */
export const maybeThings = new Set('card case computer device laptop line link measure menu option part phone piece place question record result role station tablet thing word work'.split(' ')); // prettier-ignore

export const informationWords = new Set([
  'information',
  'detail',
  'field',
  'data',
  'column',
  'attribute',
  'info',
  'feld',
  'angabe',
  'form',
  'formular',
]);

/** "jobs with place and applications": an application is of a job. */
const isRecordOf = (noun: string, owner: string): boolean =>
  !fieldWords.has(headOf(noun)) && belongsTo.get(headOf(noun))?.includes(headOf(owner)) === true;

/** Gives an owner its list when enough of it are names of fields; plural things among them belong to the owner. */
export function takeFields(
  { facts, context }: ClauseState,
  owner: string,
  items: readonly ListItem[],
  least: number,
): boolean {
  if (items.length === 0 || fieldShare(items, least === enoughFields.stated) < least) return false;
  facts.add(owner, 2.2, 'has fields');
  const things = items.filter(({ isField, head }) => !isField && head?.isPlural);
  for (const { head } of things) {
    const { noun } = head ? nounOf(head) : { noun: null };
    // "flashcards with decks": each card is of a deck
    if (noun && belongsTo.get(headOf(owner))?.includes(noun)) {
      facts.add(noun, 2.1, `holds ${owner}`);
      facts.relations.push({ from: owner, to: noun, why: 'of' });
      continue;
    }
    if (noun && noun !== owner)
      facts.add(noun, isRecordOf(noun, owner) ? 2.1 : head?.determiner ? 1.4 : 0.9, `listed with ${owner}`);
    if (noun && noun !== owner) facts.relations.push({ from: noun, to: owner, why: 'listed' });
  }
  facts.addFields(
    owner,
    items.filter(
      ({ text, head }) =>
        !(head?.isPlural && isRecordOf(head.head, owner)) &&
        !(head?.isPlural && head.head === owner) &&
        (text.toLowerCase() !== owner || fieldWords.has(owner)) &&
        !/^(?:not|no)$/i.test(text),
    ),
  );
  context.last = owner;
  return true;
}

/** "name, price and photo of each product": the owner stands behind the list, and leaves the last item. */
export function ownerAfter(items: ListItem[]): string | null {
  const last = items.at(-1);
  const said = last
    ? /^(.*) of (?:each|every|the|a|an|all|their|my|our|new|all new) ([\p{L}-]+)$/iu.exec(last.text)
    : null;
  const first = items[0];
  if (first?.head?.owner) {
    first.text = first.text.replace(/^.*?['’]s?\s+/, '');
    return first.head.owner;
  }
  // "a description of the duties" says what is described
  const isTheirs = /\bof the \S+$/i.test(last?.text ?? '') && lemmaOfNoun(said?.[2] ?? '') !== said?.[2]?.toLowerCase();
  if (!last || !said || isTheirs) return null;
  last.text = said[1] ?? last.text;
  return lemmaOfNoun(said[2] ?? '');
}

/** Where the items of a list begin: after "as", "out", "fields for" and the like. */
export function listStart(chunks: readonly Chunk[], from: number): number {
  let at = from;
  while (chunks[at] && ['preposition', 'other', 'colon'].includes(chunks[at]!.kind) && !chunks[at]!.phrase) at++;
  const isIntroduced = chunks[at]?.phrase && informationWords.has(chunks[at]!.phrase!.head);
  const isOfSomething =
    chunks[at]?.phrase?.head.startsWith('form') === true && /^(?:for|für)$/.test(chunks[at + 1]?.lemma ?? '');
  if (isIntroduced && !isOfSomething && ['preposition', 'such', 'colon', 'with'].includes(chunks[at + 1]?.kind ?? ''))
    return listStart(chunks, at + 2);
  return at;
}
