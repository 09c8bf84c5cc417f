import type { Kind, KindEntity } from '../kinds/kind.ts';
import { kinds } from '../kinds/kinds.ts';
import type { Reading } from '../reading/reading.ts';
import { findKind } from './find-kind.ts';

/** The entity that a kind keeps under exactly this noun, so that its fields and samples suit it. */
export const entityOfKind = (kind: Kind, noun: string): KindEntity | undefined =>
  kind.entities.find(
    ({ name, words, alsoCalled }) =>
      words[0] === noun || name.toLowerCase() === noun || alsoCalled?.includes(noun) === true,
  );

export const knownEntity = (noun: string): KindEntity | undefined => {
  for (const kind of kinds) {
    const entity = kind.entities.find(({ name, words }) => words[0] === noun || name.toLowerCase() === noun);
    if (entity) return entity;
  }
  return undefined;
};

const playsOrAsks = /\b(?:quiz|trivia|flash ?cards?|survey|questionnaire|umfrage|fragebogen|vokabel\w*)\b/i;

/**
 * The kind whose defaults suit what was read, or null. It never decides what is kept: where the text names records, a
 * kind counts only if it is about the main one; words alone count only where the text names none.
 */
export function chooseKind(text: string, { entities }: Reading, main: string | null): Kind | null {
  // a quiz for a class is no timetable of classes
  if (!main && playsOrAsks.test(text.slice(0, 60))) return null;
  const byWords = findKind(text);
  if (!main) return byWords;
  const isAbout = (kind: Kind) => entityOfKind(kind, main) !== undefined;
  if (byWords && isAbout(byWords)) return byWords;
  const nouns = entities.map(({ noun }) => noun);
  return (
    kinds.find((kind) => kind.entities[0]?.words[0] === main) ??
    kinds.find((kind) => isAbout(kind) && nouns.every((noun) => entityOfKind(kind, noun))) ??
    null
  );
}
