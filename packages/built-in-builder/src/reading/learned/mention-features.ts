import type { Chunk } from '../chunks.ts';
import { roleOf } from '../clauses.ts';
import { fieldWords } from '../lexicon/field-words.ts';
import { gradeOf } from '../lexicon/graded-nouns.ts';
import type { Mention } from './mentions.ts';
import { firstKindOf, kindOfChunk, kindOfVerb } from './word-kinds.ts';

const most = 6;

/** Where a noun stands and with what around it. */
export function featuresOfMention(mention: Mention): string[] {
  const { phrase, isHeld, chunks, index, sentence, sentences } = mention;
  const role = roleOf(chunks, sentence);
  const many = phrase.isPlural;
  const out = [
    `role=${role}`,
    `num-role=${many}-${role}`,
    `det=${phrase.determiner ?? 'none'}`,
    `num=${many ? 'many' : 'one'}`,
    `s=${Math.min(sentence, 3)}`,
    `first=${index === 0}-${sentence === 0}`,
    `of=${Math.min(sentences, 4)}`,
    ...around(chunks, index, many),
    ...ofVerbs(chunks, index),
    ...ofList(mention),
    ...ofSigns(chunks, index),
  ];
  if (isHeld) out.push('held');
  if (phrase.owner) out.push('owned', `owner=${firstKindOf(phrase.owner)}`);
  if (phrase.words.some(({ pos }) => pos === 'number')) out.push('counted');
  const modifier = phrase.words.at(-2);
  if (modifier) out.push(`mod=${modifier.pos}`, `modk=${firstKindOf(modifier.lemma)}`, `modw=${modifier.lower}`);
  return out;
}

function around(chunks: readonly Chunk[], index: number, many: boolean): string[] {
  const [before, after] = [chunks[index - 1], chunks[index + 1]];
  const [left, right] = [kindOfChunk(before), kindOfChunk(after)];
  return [
    `prev=${left}`,
    `next=${right}`,
    `prev2=${kindOfChunk(chunks[index - 2])}>${left}`,
    `next2=${right}>${kindOfChunk(chunks[index + 2])}`,
    `around=${left}_${right}`,
    `num-prev=${many}-${left}`,
    `num-next=${many}-${right}`,
    ...(before && !before.phrase ? [`pw=${before.lemma}`] : []),
    ...(after && !after.phrase ? [`nw=${after.lemma}`] : []),
  ];
}

/** The verb whose object it may be, and the one whose subject. */
function ofVerbs(chunks: readonly Chunk[], index: number): string[] {
  const verbAt = chunks.slice(0, index).findLastIndex(({ kind }) => kind === 'verb');
  const verb = chunks[verbAt];
  const isObject =
    verb !== undefined &&
    chunks.slice(verbAt + 1, index).every(({ kind }) => kind === 'phrase' || kind === 'comma' || kind === 'and');
  const next = chunks.slice(index + 1, index + 3).find(({ kind }) => kind === 'verb' || kind === 'modal');
  const isSubject = next !== undefined && chunks[index - 1]?.kind !== 'preposition';
  return [
    ...(verb ? [`v=${verb.lemma}`, `vk=${kindOfVerb(verb.lemma)}-${isObject}`] : ['v=none']),
    ...(isObject ? [`vo=${verb.lemma}`] : []),
    ...(isSubject ? [`subj=${next.kind === 'modal' ? 'modal' : next.lemma}`] : []),
  ];
}

/** The list that it is an item of, and the one that it announces. */
function ofList({ run, place, owns, isBare, chunks, phrase }: Mention): string[] {
  const many = phrase.isPlural;
  const out = [`owns=${Math.min(most, owns?.items.length ?? 0)}`];
  if (owns) out.push(`ownso=${kindOfChunk(owns.opener)}`, `ownsn=${Math.min(most, owns.items.length)}-${many}`);
  if (isBare) out.push('bare', `bare1=${phrase.words[0]?.lower}`, `barepos=${phrase.words.map(({ pos }) => pos).join(' ')}`);
  if (!run) return [...out, 'list=1-only', 'opener=none', 'ownerk=none', `openn=none-${many}`];
  const mates = run.items
    .flatMap(({ from, to }) => chunks.slice(from, to + 1).flatMap((one) => one.phrase ?? []))
    .filter((one) => one !== phrase);
  const share = (test: (one: (typeof mates)[number]) => boolean): string =>
    mates.length === 0 ? 'alone' : String(Math.round((3 * mates.filter(test).length) / mates.length));
  const size = Math.min(most, run.items.length);
  const where = place === 0 ? 'first' : place === run.items.length - 1 ? 'last' : 'middle';
  const fields = share(({ head }) => fieldWords.has(head));
  const opener = kindOfChunk(run.opener);
  const owner = run.owner?.phrase;
  const likeFields = share(({ head }) => (gradeOf(head)?.asField ?? 0) > (gradeOf(head)?.asRecord ?? 0));
  const likeRecords = share(({ head }) => (gradeOf(head)?.asRecord ?? 0) > (gradeOf(head)?.asField ?? 0));
  return [
    ...out,
    `like-f=${likeFields}`,
    `like-r=${likeRecords}`,
    `like=${likeFields}-${likeRecords}-${size}`,
    `list=${size}-${where}`,
    `opener=${opener}`,
    `listf=${fields}-${many}`,
    `listm=${share((one) => one.isPlural)}-${many}`,
    `ownerk=${owner ? `${firstKindOf(owner.head)}-${owner.isPlural}` : 'none'}`,
    `openf=${opener}-${fields}`,
    `openn=${opener}-${many}`,
    `size-fields=${size}-${fields}`,
    `size-open=${size}-${opener}`,
    `size-num=${size}-${many}`,
  ];
} // prettier-ignore

function ofSigns(chunks: readonly Chunk[], index: number): string[] {
  const before = chunks.slice(0, index);
  const has = (part: readonly Chunk[], wanted: Chunk['kind']) => part.some(({ kind }) => kind === wanted);
  const asked = before.findLast(({ kind }) => kind === 'relative');
  return [
    ...(before.findLast(({ kind }) => kind === 'open' || kind === 'close')?.kind === 'open' ? ['bracket'] : []),
    ...(has(before, 'colon') ? ['after-colon'] : []),
    ...(has(chunks.slice(index), 'colon') ? ['before-colon'] : []),
    ...(has(before, 'with') ? ['after-with'] : []),
    ...(asked ? [`asked=${asked.lemma}`] : []),
  ];
}
