import { languageOf } from '../reading/language.ts';
import type { DictatedList } from './dictated.ts';
import { listsInLines } from './lines.ts';
import { withPeople } from './people-of.ts';
import { roleLines } from './role-lines.ts';
import { settled } from './settled.ts';

const leastLists = 2;
const leastFields = 6;

/** `peers` are lines of the message that name something more to keep, without saying what of it. */
export type Dictated = { lists: DictatedList[]; peers: string[] };

/** The lists of a message that writes them in lines with their fields, so that nothing has to be guessed of them; null where it does not. */
export function dictatedLists(prompt: string): Dictated | null {
  const language = languageOf(prompt);
  if (language === 'other' || !prompt.includes('\n')) return null;
  const isGerman = language === 'de';
  const { lists: written, peers } = listsInLines(prompt, isGerman);
  if (written.length < leastLists || written.flatMap(({ fields }) => fields).length < leastFields) return null;
  const lists = withPeople(written, roleLines(prompt, isGerman), isGerman);
  settled(lists);
  return { lists, peers };
}
