import { languageOf } from '../reading/language.ts';
import type { DictatedList } from './dictated.ts';
import { listsInLines } from './lines.ts';
import { listsInProse } from './spoken.ts';
import { withPeople } from './people-of.ts';
import { roleLines } from './role-lines.ts';
import { settled } from './settled.ts';

const leastLists = 2;
const leastFields = 6;

/**
 * `peers` are lines of the message that name something more to keep, without saying what of it; `isAll` where the lists are written
 * apart from what else is said, so that nothing else is one.
 */
export type Dictated = {
  lists: DictatedList[];
  peers: string[];
  isAll: boolean;
};

const leastTold = 2;
const leastFieldsTold = 7;
const leastOfOne = 5;
const leastOfStory = 450;

/** The lists of a message that says what their fields are, so that nothing has to be guessed of them; null where it does not. */
export function dictatedLists(prompt: string): Dictated | null {
  const language = languageOf(prompt);
  if (language === 'other') return null;
  const isGerman = language === 'de';
  const written = prompt.includes('\n') ? listsInLines(prompt, isGerman) : { lists: [], peers: [] };
  if (isEnough(written.lists, leastLists, leastFields)) return settledAs({ ...written, lists: withPeople(written.lists, roleLines(prompt, isGerman), isGerman), isAll: true }); // prettier-ignore
  // what is said in few words is read word by word, where every noun counts
  const lists = prompt.length < leastOfStory ? [] : listsInProse(prompt, isGerman);
  const isTold = isEnough(lists, leastTold, leastFieldsTold) || (lists.length === 1 && isEnough(lists, 1, leastOfOne));
  return isTold ? settledAs({ lists, peers: [], isAll: false }) : null;
}

const isEnough = (lists: readonly DictatedList[], least: number, leastOfFields: number): boolean =>
  lists.length >= least && lists.flatMap(({ fields }) => fields).length >= leastOfFields;

function settledAs(dictated: Dictated): Dictated {
  settled(dictated.lists);
  return dictated;
}
