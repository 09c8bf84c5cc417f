import { chunksOf, type Chunk, type Phrase } from '../chunks.ts';
import { isMeasuredThing, measuredAt, type Measured } from '../measured-names.ts';
import { nounOf } from '../noun-of.ts';
import type { Tagged } from '../read-prompt.ts';
import type { Token } from '../token.ts';
import { runsOf, type Run } from './runs.ts';

/** A noun phrase, or a short item of a list, where it stands; `at` counts those of the whole text. */
export type Mention = {
  noun: string;
  /** Its words without article, as a field would be called; `label` as they are typed. */
  name: string;
  label: string;
  phrase: Phrase;
  /** Whether it is an item of a list that has no noun: "what for". */
  isBare: boolean;
  isHeld: boolean;
  chunks: readonly Chunk[];
  index: number;
  sentence: number;
  sentences: number;
  at: number;
  /** The list that it is an item of, and where in it. */
  run: Run | null;
  place: number;
  /** The list that stands right after it. */
  owns: Run | null;
};

const maxWords = 3;
const maxWordsOfItem = 4;

/** Everything in a text that may be a record, or a field of one, in the order of the text. */
export function mentionsIn(sentences: readonly Tagged[]): Mention[] {
  const found: Mention[] = [];
  sentences.forEach(({ tokens }, sentence) => {
    const chunks = chunksOf(tokens);
    const runs = runsOf(chunks);
    chunks.forEach((_, index) => {
      if (isMeasuredThing(chunks, index)) return;
      const run = runs.find(({ items }) => items.some((item) => isIn(item, index))) ?? null;
      const place = run ? run.items.findIndex((item) => isIn(item, index)) : -1;
      const mention = mentionAt(chunks, index, run?.items[place]);
      if (mention)
        found.push({ ...mention, chunks, index, sentence, sentences: sentences.length, at: found.length, run, place, owns: null }); // prettier-ignore
    });
    for (const run of runs) {
      const start = run.items[0]!.from;
      const owner = found.findLast((one) => (one.sentence === sentence ? one.index < start : !one.isBare));
      if (!owner) continue;
      owner.owns = run;
      run.owner = owner;
    }
  });
  return found;
}

type Item = Run['items'][number];
type Named = Pick<Mention, 'noun' | 'name' | 'label' | 'phrase' | 'isBare' | 'isHeld'>;
const isIn = ({ from, to }: Item, index: number): boolean => index >= from && index <= to;

function mentionAt(chunks: readonly Chunk[], index: number, item: Item | undefined): Named | null {
  const { phrase } = chunks[index]!;
  const phrases = item ? chunks.slice(item.from, item.to + 1).filter((chunk) => chunk.phrase).length : 0;
  if (!phrase) return item?.from === index && phrases === 0 ? bareItem(chunks, item) : null;
  const measured = measuredAt(chunks, index);
  if (measured) return measuredName(phrase, measured);
  const { noun, isHeld } = nounOf(phrase);
  const words = phrase.words.filter(({ pos, lower }) => pos !== 'number' && !/^['’]/.test(lower)).slice(-maxWords);
  const own = { name: [...words.slice(0, -1).map(({ lower }) => lower), phrase.head].join(' '), label: textOf(words) };
  const named = (item && phrases === 1 && wholeItem(chunks, item)) || own;
  return { noun: noun ?? phrase.head, ...named, phrase, isBare: false, isHeld };
}

/** Its noun has what is measured first, as in "seat number". */
function measuredName(measure: Phrase, { what, of }: Measured): Named {
  const own = measure.words.filter(({ pos }) => pos !== 'number' && pos !== 'determiner');
  const words = [...own, ...of, ...what.words];
  const name = words.map(({ lower }) => lower).join(' ');
  return { noun: `${what.head} ${measure.head}`, name, label: textOf(words), phrase: measure, isBare: false, isHeld: false }; // prettier-ignore
}

const textOf = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');
const tokensOf = (chunks: readonly Chunk[], { from, to }: Item): Token[] =>
  chunks.slice(from, to + 1).flatMap(({ tokens }) => tokens);

function bareItem(chunks: readonly Chunk[], item: Item): Named {
  const words = tokensOf(chunks, item);
  const head = words.map(({ lower }) => lower).join(' ');
  const phrase = { words, head, isPlural: false, determiner: null, owner: null };
  return { noun: head, name: head, label: textOf(words), phrase, isBare: true, isHeld: false };
}

/** "number of bags", "battery taken out": all that the item says, if that is little. */
function wholeItem(chunks: readonly Chunk[], item: Item): Pick<Mention, 'name' | 'label'> | null {
  const words = tokensOf(chunks, item).filter(({ pos }) => pos !== 'determiner' && pos !== 'mark');
  if (words.length === 0 || words.length > maxWordsOfItem) return null;
  return { name: words.map(({ lower }) => lower).join(' '), label: textOf(words) };
}
