import type { Chunk } from './chunks.ts';
import { isFieldPhrase, type ListItem } from './lists.ts';
import { nounOf } from './noun-of.ts';

/** "the status of the repair (waiting, done)" is a field with its choices. */
export function ownedField(
  chunks: readonly Chunk[],
  at: number,
  sentence: string,
): { owner: string; item: ListItem; end: number } | null {
  const [field, of, thing] = chunks.slice(at, at + 3);
  if (
    !field?.phrase ||
    of?.lemma !== 'of' ||
    !thing?.phrase ||
    field.phrase.isPlural ||
    !isFieldPhrase(field.phrase, '')
  )
    return null;
  // "track the status of the application": no status of the app
  const noun = thing.phrase.head === 'application' ? 'application' : nounOf(thing.phrase).noun;
  if (!noun || thing.phrase.isPlural) return null;
  const hasChoices = chunks[at + 3]?.kind === 'open';
  const close = hasChoices ? chunks.findIndex(({ kind }, index) => index > at && kind === 'close') : -1;
  const choices = close > 0 ? ` ${sentence.slice(chunks[at + 3]!.tokens[0]!.at, chunks[close]!.tokens[0]!.end)}` : '';
  const end = close > 0 ? close + 1 : at + 3;
  return {
    owner: noun,
    item: {
      from: at,
      to: end,
      text: `${field.phrase.words.map(({ text }) => text).join(' ')}${choices}`,
      head: field.phrase,
      isField: true,
    },
    end,
  };
}
