import { isPerson } from '../chunks.ts';
import type { Evidence } from '../facts.ts';
import { gradeOf } from '../lexicon/graded-nouns.ts';
import { nominals } from '../lexicon/nominals.ts';
import { headOf } from '../noun-of.ts';
import type { ReadByRules } from '../read-prompt.ts';
import type { ReadEntity } from '../reading.ts';
import type { Token } from '../token.ts';
import { mentionsIn, type Mention } from './mentions.ts';
import { canBeField, isTold } from './told.ts';
import { kindsOf } from './word-kinds.ts';

/**
 * Where a candidate comes from: the text says it (`noun`), says it before another noun (`modifier`: the boat of "boat
 * name"), says what is done (`verb`: weighing), or texts like this one need it (`usual`).
 */
export type Origin = 'noun' | 'modifier' | 'verb' | 'usual';

/** What may be a record, or a field of one, with what the rules made of it. */
export type Candidate = {
  origin: Origin;
  noun: string;
  names: string[];
  mentions: Mention[];
  /** The noun before which it stands, for a modifier. */
  before: number;
  verb: Token | null;
  entity: ReadEntity | null;
  isDoubtful: boolean;
  /** The records of which the rules made it a field. */
  fieldOf: string[];
  evidence: Evidence | null;
  /** Whether a record is said to be left beside it: what is chosen for an order. */
  isTied: boolean;
  /** Whether it is a field of something already, or an example of it. */
  isTold: boolean;
  /** Whether it can be a field at all: what people do, and parts of an app, are none. */
  canBeField: boolean;
};

/** What the rules took a candidate for. */
export const ruledAs = ({ entity, isDoubtful, fieldOf }: Candidate): 'implied' | 'entity' | 'doubtful' | 'field' | 'none' =>
  entity ? (entity.isImplied ? 'implied' : 'entity') : isDoubtful ? 'doubtful' : fieldOf.length > 0 ? 'field' : 'none'; // prettier-ignore

export const newCandidate = (noun: string, origin: Origin = 'noun'): Candidate => ({ origin, noun, names: [], mentions: [], before: 0, verb: null, entity: null, isDoubtful: false, fieldOf: [], evidence: null, isTied: false, isTold: false, canBeField: false }); // prettier-ignore

export function candidatesOf({ reading, facts, sentences }: ReadByRules): Candidate[] {
  const found: Candidate[] = [];
  const known = (noun: string) =>
    found.find((one) => one.noun === noun || (headOf(one.noun) === headOf(noun) && (one.noun === headOf(noun) || noun === headOf(noun)))); // prettier-ignore
  const isOf = (one: Candidate, { noun, name }: Mention) => (one === known(noun) || one.noun === noun) && !isAnotherField(one, noun, name); // prettier-ignore
  const add = (noun: string, origin: Origin = 'noun') => found[found.push(newCandidate(noun, origin)) - 1]!;
  const mentions = mentionsIn(sentences);
  for (const mention of mentions) {
    const one = found.find((other) => isOf(other, mention)) ?? add(mention.noun);
    one.mentions.push(mention);
    if (mention.noun.length < one.noun.length) one.noun = mention.noun;
    if (!one.names.includes(mention.name)) one.names.push(mention.name);
  }
  for (const entity of reading.entities) {
    const one = known(entity.noun) ?? add(entity.noun);
    one.entity = entity;
    one.noun = entity.noun;
  }
  for (const noun of reading.doubtful) (known(noun) ?? add(noun)).isDoubtful = true;
  for (const entity of reading.entities)
    for (const field of entity.fields.map((name) => name.toLowerCase())) {
      const one = fieldIn(found, field) ?? add(field);
      if (!one.names.includes(field)) one.names.push(field);
      one.fieldOf.push(entity.noun);
    }
  for (const evidence of facts.evidence.values()) {
    const one = known(evidence.noun);
    if (one && (!one.evidence || evidence.weight > one.evidence.weight)) one.evidence = evidence;
  }
  addModifiers(mentions, known, add);
  for (const token of sentences.flatMap(({ tokens }) => tokens)) {
    const noun = nominals.get(token.pos === 'verb' ? token.lemma : '') ?? nominals.get(token.lower);
    // "when it was tested last" is a field already
    const isField = reading.entities.some(({ fields }) =>
      fields.some((field) => field.toLowerCase().includes(token.lower)),
    );
    if (
      noun &&
      !isField &&
      !known(noun) &&
      (token.pos === 'verb' || token.pos === 'adjective' || token.lower.length > 5)
    )
      add(noun, 'verb').verb = token;
  }
  for (const one of found) {
    one.isTied =
      one.entity !== null && facts.relations.some(({ to, why }) => why === 'implied' && to === one.entity!.noun);
    one.isTold = isTold(one, reading, facts.examples);
    one.canBeField = canBeField(one);
  }
  return found;
}

/** Chassis number and claim number are two fields. */
const isAnotherField = ({ names }: Candidate, noun: string, name: string): boolean =>
  isFieldWord(noun) &&
  name.includes(' ') &&
  names.length > 0 &&
  names.every((other) => other.includes(' ') && other !== name);

const mostlyField = 3;
const isFieldWord = (noun: string): boolean => {
  const grade = gradeOf(noun);
  return grade !== undefined && grade.asField >= mostlyField && grade.asRecord <= 1;
};

/** The candidate that a field of the rules speaks of: by its name, or by its last word where that is no record. */
const fieldIn = (found: readonly Candidate[], field: string): Candidate | undefined =>
  found.find(({ names, noun }) => names.includes(field) || noun === field) ??
  found.find(({ mentions, entity, noun }) => mentions.length > 0 && !entity && headOf(noun) === headOf(field));

function addModifiers(
  mentions: readonly Mention[],
  known: (noun: string) => Candidate | undefined,
  add: (noun: string, origin: Origin) => Candidate,
): void {
  for (const mention of mentions) {
    if (mention.isBare) continue;
    for (const { pos, lower, lemma } of mention.phrase.words.slice(0, -1)) {
      // in "customers place orders" they are no part of a name
      if (pos !== 'noun' || lower.length < 3 || (lower !== lemma && isPerson(lemma))) continue;
      const one = known(lemma) ?? add(lemma, 'modifier');
      if (one.origin === 'modifier') one.mentions.push(mention);
      else one.before++;
    }
  }
}

/** How much of what the text names the rules made something of, from 0 to 4. */
export function coverOf(candidates: readonly Candidate[]): number {
  const nouns = candidates.filter(
    ({ origin, mentions, noun }) =>
      origin === 'noun' &&
      mentions.some(({ isBare }) => !isBare) &&
      !kindsOf(noun).some((kind) => /generic|not-entity|app|container/.test(kind)),
  );
  const taken = nouns.filter(({ entity, fieldOf }) => entity || fieldOf.length > 0).length;
  return Math.round((4 * taken) / Math.max(1, nouns.length));
}
