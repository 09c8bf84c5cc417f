import { languageOf } from '../reading/language.ts';
import type { DictatedList } from './dictated.ts';
import { listsInLines } from './lines.ts';
import { settled } from './settled.ts';

const leastLists = 2;
const leastFields = 6;

/** The lists of a message that writes them down with their fields, so that nothing else has to be guessed; null where it does not. */
export function dictatedLists(prompt: string): DictatedList[] | null {
  const language = languageOf(prompt);
  if (language === 'other') return null;
  const written = prompt.includes('\n') ? listsInLines(prompt, language === 'de') : [];
  const isEnough = written.length >= leastLists && written.flatMap(({ fields }) => fields).length >= leastFields;
  if (!isEnough) return null;
  settled(written);
  return written;
}
