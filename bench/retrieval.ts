/**
 * How well questions find passages without a model, and what it costs:
 *
 * - beside plain BM25 of the same words, on SQuAD (English), XQuAD (German, Spanish, Russian, Arabic, Chinese) and on SQuAD
 *   with a slip of the keyboard in the two longest words of each question: the mean reciprocal rank of the first ten;
 * - milliseconds of processor time for a question to 20,000 passages, and for indexing 1,000.
 *
 *   node bench/retrieval.ts [--offline] [--questions 1000] [--folder sets]
 *
 * The sets are fetched from their repositories into `.cache/retrieval`, or a folder of yours, and stay there; without a network
 * put them there as `English.json`, `German.json` and so on. More passages than are kept in memory: large-search.ts. Held to: 1.0 of BM25 in English,
 * German, Spanish, Russian and Arabic, 1.2 with slips, 0.95 found in Chinese; 10 ms at the 95th percentile. `--offline`
 * measures the costs alone, on sentences made of syllables.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPostings, countTerms } from '@whittle/domain/knowledge/postings';
import { wordsOf } from '@whittle/domain/knowledge/terms';
import { buildTextIndex, searchTexts } from '@whittle/domain/knowledge/text-index';
import { createMadeTexts } from './support/made-texts.ts';

const { values } = parseArgs({
  options: {
    offline: { type: 'boolean', default: false },
    questions: { type: 'string', default: '1000' },
    folder: { type: 'string' },
  },
});
const questionsMax = Number(values.questions);
const folder = values.folder ?? join(import.meta.dirname, '../.cache/retrieval');

type Squad = { data: { paragraphs: { context: string; qas: { question: string }[] }[] }[] };
/** Texts, and questions with the place of the text that answers each. */
type QuestionSet = { texts: string[]; questions: [question: string, right: number][] };
type Search = (question: string) => number[];

const xquad = 'https://raw.githubusercontent.com/google-deepmind/xquad/master';
const sources: Record<string, string> = {
  English: 'https://raw.githubusercontent.com/rajpurkar/SQuAD-explorer/master/dataset/dev-v1.1.json',
  German: `${xquad}/xquad.de.json`,
  Spanish: `${xquad}/xquad.es.json`,
  Russian: `${xquad}/xquad.ru.json`,
  Arabic: `${xquad}/xquad.ar.json`,
  Chinese: `${xquad}/xquad.zh.json`,
};

async function load(name: string, address: string): Promise<QuestionSet> {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await answer.text());
  }
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as Squad;
  const paragraphs = data.flatMap((article) => article.paragraphs);
  const questions = paragraphs.flatMap(({ qas }, at) => qas.map(({ question }): [string, number] => [question, at]));
  const every = Math.max(1, Math.floor(questions.length / questionsMax));
  return { texts: paragraphs.map(({ context }) => context), questions: questions.filter((_, n) => n % every === 0) };
}

/** BM25 of words alone, with the same values. */
function plainBm25(texts: readonly string[]): Search {
  const {
    terms,
    starts,
    texts: holders,
    counts,
    lengths,
    totalLength,
  } = buildPostings(texts.map((text) => countTerms(wordsOf(text))));
  const mean = totalLength / texts.length;
  return (question) => {
    const scores = new Float64Array(texts.length);
    for (const word of new Set(wordsOf(question))) {
      const id = terms.get(word);
      if (id === undefined) continue;
      const holding = starts[id + 1]! - starts[id]!;
      const rarity = Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5)) * 2.2;
      for (let at = starts[id]!; at < starts[id + 1]!; at += 1) {
        const length = 0.25 + (0.75 * lengths[holders[at]!]!) / mean;
        scores[holders[at]!]! += (rarity * counts[at]!) / (counts[at]! + 1.2 * length);
      }
    }
    return [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!).slice(0, 10);
  };
}

function ours(texts: readonly string[]): Search {
  const index = buildTextIndex(texts);
  return (question) => searchTexts([index], question, 10).map(({ text }) => text);
}

function meanReciprocalRank(search: Search, { questions }: QuestionSet): number {
  const ranks = questions.map(([question, right]) => search(question).indexOf(right) + 1);
  return ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / questions.length;
}

/** Two letters change places in the two longest words. */
function withSlips(question: string): string {
  const longest =
    question
      .match(/\p{L}{4,}/gu)
      ?.toSorted((a, b) => b.length - a.length)
      .slice(0, 2) ?? [];
  return longest.reduce((text, word) => {
    const at = Math.floor(word.length / 2) - 1;
    return text.replace(word, word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2));
  }, question);
}

if (!values.offline) {
  for (const [name, address] of Object.entries(sources)) {
    const set = await load(name, address);
    const slips = {
      ...set,
      questions: set.questions.map(([text, right]): [string, number] => [withSlips(text), right]),
    };
    const [bm25, own] = [plainBm25(set.texts), ours(set.texts)];
    for (const [kind, one] of name === 'English'
      ? ([
          ['', set],
          [', slips', slips],
        ] as const)
      : ([['', set]] as const)) {
      const [theirs, mine] = [meanReciprocalRank(bm25, one), meanReciprocalRank(own, one)];
      const row = [theirs.toFixed(3), mine.toFixed(3), (mine / theirs).toFixed(2)].join('   ');
      console.log(`${(name + kind).padEnd(16)} ${one.questions.length} questions   BM25 ${row}`);
    }
  }
}

const { words } = createMadeTexts();
const made = Array.from({ length: 20_000 }, () => words(140));
const cpuMs = (from: NodeJS.CpuUsage) => (process.cpuUsage(from).user + process.cpuUsage(from).system) / 1_000;

const building = process.cpuUsage();
const index = buildTextIndex(made);
console.log(`index of ${made.length} passages: ${(cpuMs(building) / 20).toFixed(0)} ms of processor time per 1,000`);
const times: number[] = [];
for (let n = 0; n < 300; n += 1) {
  const question = words(8);
  const asking = process.cpuUsage();
  searchTexts([index], question, 50);
  times.push(cpuMs(asking));
}
times.sort((a, b) => a - b);
console.log(
  `a question of 8 words: ${times[150]!.toFixed(1)} ms in the middle, ${times[285]!.toFixed(1)} ms at the 95th percentile`,
);
const bytesOf = ({ starts, texts, counts }: typeof index.words) =>
  starts.byteLength + texts.byteLength + counts.byteLength;
console.log(`lists of the index: ${((bytesOf(index.words) + bytesOf(index.grams)) / 1e6).toFixed(0)} MB`);
