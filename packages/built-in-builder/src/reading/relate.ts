import { isPerson, type Chunk, type Phrase } from './chunks.ts';
import type { Facts } from './facts.ts';
import { genericPeople } from './noun-of.ts';

type Pair = {
  noun: string;
  phrase: Phrase;
  lastNoun: string | null;
  before: Chunk | undefined;
  subject: string | null;
  verb: string | null;
  hasModal: boolean;
};
const bindings = new Set(['of', 'for', 'at', 'on', 'from', 'to', 'about', 'per', 'von', 'für', 'pro']);

/** Notes what belongs to what: by a preposition, by owning, by who does what. */
export function relate(facts: Facts, { noun, phrase, lastNoun, before, subject, verb, hasModal }: Pair): void {
  if (lastNoun && lastNoun !== noun && before?.kind === 'preposition' && bindings.has(before.lemma))
    if (!(before.lemma === 'for' && isPerson(noun) && !hasModal))
      facts.relations.push({ from: lastNoun, to: noun, why: before.lemma });
  if (!subject || subject === noun || !verb) return;
  if (verb === 'belong') facts.relations.push({ from: subject, to: noun, why: 'belongs' });
  else if (verb === 'have' || verb === 'contain' || verb === 'include')
    facts.relations.push({ from: noun, to: subject, why: 'has' });
  else if (
    isPerson(subject) &&
    !genericPeople.has(subject) &&
    !isPerson(noun) &&
    (!hasModal || /^(?:their|own)$/.test(phrase.determiner ?? ''))
  )
    facts.relations.push({ from: noun, to: subject, why: verb });
}
