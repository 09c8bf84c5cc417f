import { lemmaOfNoun } from '../lemma.ts';
import { headOf } from '../noun-of.ts';
import type { Reading } from '../reading.ts';
import { saidFields } from '../said-fields.ts';
import type { Candidate } from './candidates.ts';

/** "Jobs, including plumbers", "workers with qualifications": no records beside jobs and workers; nor is the app one. */
export function isTold(
  { noun, entity, mentions }: Candidate,
  { entities, called }: Reading,
  examples: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (noun === called?.toLowerCase()) return true;
  if (entity) return false;
  const told = [...entities.flatMap(({ fields }) => fields), ...[...examples.values()].flat()];
  const parts = told.flatMap((name) => name.toLowerCase().split(/[(),]/));
  return (
    parts.some((part) => lemmaOfNoun(headOf(part.trim())) === noun) ||
    isOnlyInside(
      noun,
      mentions.length,
      parts.map((part) => part.trim()),
    )
  );
}

/** The member of "member since", the ball of "metres per ball", the part of "parts used": said in names of fields alone. */
const isOnlyInside = (noun: string, mentions: number, parts: readonly string[]): boolean =>
  mentions > 0 && parts.filter((part) => insideOf(part).includes(noun)).length >= mentions;

const insideOf = (part: string): string[] =>
  [...part.matchAll(/^([\p{L}-]+) (?:since|seen|used|allowed|needed|left|taken|\p{L}+ed)$|\bper ([\p{L}-]+)$/gu)].map(([, one, other]) => lemmaOfNoun(one ?? other!)); // prettier-ignore

/** What people do, and pages of an app, are no fields. */
export const canBeField = (one: Candidate): boolean =>
  one.origin === 'noun' &&
  !isClause(one) &&
  !isShown(one) &&
  !isReadAbout(one) &&
  !isEach(one) &&
  saidFields('', [one.names[0] ?? one.noun]).length > 0;

/** "I manage stock", "filling out hobbies", "pay a third up front" say what somebody does. */
const isClause = ({ mentions }: Candidate): boolean =>
  mentions.length > 0 &&
  mentions.every(({ run, place, chunks }) => {
    const item = run?.items[place];
    const words = item ? chunks.slice(item.from, item.to + 1).flatMap(({ tokens }) => tokens) : [];
    const [first] = words;
    if (first?.pos === 'verb' && (first.lower.endsWith('ing') || (first.lower === first.lemma && words.length > 2))) return true; // prettier-ignore
    return words.some(({ pos, lower }) => pos === 'pronoun' || /^(?:their|my|our|your)$/.test(lower)) && words.some(({ pos }) => pos === 'verb'); // prettier-ignore
  });

/** "A gallery of pictures" is a page. */
const isShown = ({ mentions }: Candidate): boolean =>
  mentions.length > 0 &&
  mentions.every(({ phrase, chunks, index }) => phrase.isPlural && /^(?:gallery|galerie)$/.test(chunks[index - 2]?.phrase?.head ?? '')); // prettier-ignore

/** "A chart per month" is no month that anybody enters. */
const isEach = ({ mentions }: Candidate): boolean =>
  mentions.length > 0 && mentions.every(({ chunks, index }) => /^(?:per|pro)$/.test(chunks[index - 1]?.lemma ?? '') && Boolean(chunks[index - 2]?.phrase)); // prettier-ignore

/** "Visitors read about opening hours": what a page says. */
const isReadAbout = ({ mentions }: Candidate): boolean =>
  mentions.length > 0 && mentions.every(({ chunks, index }) => chunks.slice(0, index).some(({ lemma }) => lemma === 'about') && chunks.slice(0, index).some(({ tokens }) => tokens.some(({ lemma }) => /^(?:read|learn|inform|know)$/.test(lemma)))); // prettier-ignore
