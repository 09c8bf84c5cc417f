import { knownFamily } from '../../recognise/families.ts';
import { isPerson, type Chunk } from '../chunks.ts';
import { recordOf } from '../implied.ts';
import { appWords } from '../lexicon/app-words.ts';
import { containers } from '../lexicon/containers.ts';
import { fieldWords } from '../lexicon/field-words.ts';
import { gradeOf, type GradedNoun } from '../lexicon/graded-nouns.ts';
import { genericWords } from '../lexicon/generic-words.ts';
import { notEntities } from '../lexicon/not-entities.ts';
import { organisations } from '../lexicon/organisations.ts';
import { recordsOfPlace } from '../lexicon/places.ts';
import { belongsTo } from '../lexicon/records.ts';
import { recordVerbs } from '../lexicon/verbs.ts';
import { genericPeople, headOf } from '../noun-of.ts';
import { remember } from '../../remember.ts';

const lists: readonly (readonly [kind: string, has: (head: string, noun: string) => boolean])[] = [
  ['person', (_, noun) => isPerson(noun)],
  ['generic-person', (head) => genericPeople.has(head)],
  ['field', (head) => fieldWords.has(head)],
  ['body', (head) => organisations.has(head)],
  ['app', (head) => appWords.has(head)],
  ['container', (head) => containers.has(head)],
  ['generic', (head) => genericWords.has(head)],
  ['not-entity', (head) => notEntities.has(head)],
  ['place', (head) => recordsOfPlace.has(head)],
  ['record', (head) => belongsTo.has(head)],
  ['family', (_, noun) => knownFamily(noun) !== undefined],
];

/** What a noun is by the lists that the reader has; `unknown` where none has it. */
export const kindsOf: (noun: string) => readonly string[] = remember((noun) => {
  const head = headOf(noun);
  const kinds = lists.filter(([, has]) => has(head, noun)).map(([kind]) => kind);
  const grade = gradeOf(noun);
  if (grade) kinds.push(`as-${leaningOf(grade)}`, `is-${grade.kind}`);
  return kinds.length > 0 ? kinds : ['unknown'];
});

const much = 3;

/** Whether a noun is mostly a record, mostly a field, either or neither. */
const leaningOf = ({ asRecord, asField }: GradedNoun): string =>
  asRecord >= much
    ? asField >= much
      ? 'either'
      : 'record'
    : asField >= much
      ? 'field'
      : asRecord + asField <= 1
        ? 'neither'
        : 'some';

export const firstKindOf = (noun: string): string => kindsOf(noun)[0]!;

export const kindOfVerb = (lemma: string): string =>
  recordOf(lemma) ? 'verb-leaves' : recordVerbs.has(lemma) ? 'verb-record' : 'verb';

/** What stands there, coarsely: a phrase by what its noun is, a small word by itself. */
export function kindOfChunk(chunk: Chunk | undefined): string {
  if (!chunk) return 'end';
  if (chunk.phrase) return `phrase-${firstKindOf(chunk.phrase.head)}`;
  if (chunk.kind === 'verb') return kindOfVerb(chunk.lemma);
  return /^(?:preposition|other|relative)$/.test(chunk.kind) ? `${chunk.kind}-${chunk.lemma}` : chunk.kind;
}
