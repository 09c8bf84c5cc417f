/**
 * How well questions find passages without a model, and what it costs:
 *
 * - beside plain BM25 of the same words: the mean reciprocal rank of the first ten, on the documents of a small company that
 *   come along (`fixtures/knowledge`, 60 questions in English and German), on the documentation of Debian in six languages, whose
 *   headings ask and whose texts answer, on SQuAD (English), XQuAD (German, Spanish, Russian,
 *   Arabic, Chinese), and on the documents and SQuAD with a slip of the keyboard in the two longest words of each question;
 * - milliseconds of processor time for a question to 20,000 passages, and for indexing 1,000.
 *
 *   node bench/retrieval.ts [--offline] [--questions 1000] [--folder sets]
 *
 * Debian's documentation is fetched as its packages are, on a system that is one. The other public sets are fetched from their repositories into `.cache/retrieval`, or a folder of yours, and stay there; without
 * a network put them there as `English.json`, `German.json` and so on. One that is not to be had is named and left out, and
 * the others are measured. More passages than are kept in memory: large-search.ts. Held to: 1.0 of BM25 in English,
 * German, Spanish, Russian and Arabic, 1.2 with slips, 0.95 found in Chinese; 10 ms at the 95th percentile. `--offline`
 * asks for none of the public sets. The costs are measured on sentences made of syllables.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { indexedText } from '@whittle/server/features/knowledge/chunks.store';
import { createDocuments } from '@whittle/server/adapters/documents/side-documents';
import { buildPostings, countTerms } from '@whittle/domain/knowledge/postings';
import { wordsOf } from '@whittle/domain/knowledge/terms';
import { buildTextIndex, searchTexts } from '@whittle/domain/knowledge/text-index';
import { debianLanguages, debianSet, type QuestionSet } from './support/debian-set.ts';
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
type Question = QuestionSet['questions'][number];
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

const fetchMs = 60_000;

/** Null, with a line that says why, for a set that is not there and cannot be fetched. */
async function load(name: string, address: string): Promise<QuestionSet | null> {
  const file = join(folder, `${name}.json`);
  try {
    if (!existsSync(file)) await fetchInto(file, address);
    return read(JSON.parse(readFileSync(file, 'utf8')) as Squad);
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    console.log(`${name.padEnd(16)} left out: ${file} is not to be had from ${address} (${why})`);
    return null;
  }
}

async function fetchInto(file: string, address: string): Promise<void> {
  if (values.offline) throw new Error('--offline');
  const answer = await fetch(address, { signal: AbortSignal.timeout(fetchMs) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const text = await answer.text();
  JSON.parse(text);
  mkdirSync(folder, { recursive: true });
  // Half a file is none.
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

function read({ data }: Squad): QuestionSet {
  const paragraphs = data.flatMap((article) => article.paragraphs);
  const questions = paragraphs.flatMap(({ qas }, at) => qas.map(({ question }) => [question, new Set([at])] as const));
  const every = Math.max(1, Math.floor(questions.length / questionsMax));
  const asked = questions.filter((_, n) => n % every === 0).map(([question, right]): Question => [question, right]);
  return { texts: paragraphs.map(({ context }) => context), questions: asked };
}

/** Our own documents, cut as data sources are, with the questions that a test asks of the running product. */
async function ownDocuments(): Promise<QuestionSet> {
  const documents = createDocuments();
  const home = join(import.meta.dirname, '../fixtures/knowledge');
  const names = [
    'handbook.md',
    'preisliste.csv',
    ...readdirSync(join(home, 'website')).map((name) => `website/${name}`),
  ];
  const texts: string[] = [];
  for (const name of names) {
    const reader = documents.open();
    const file = { bytes: readFileSync(join(home, name)), type: '', name };
    for await (const { chunks } of reader.read(file)) texts.push(...chunks.map(indexedText));
    reader.close();
  }
  const questions = JSON.parse(readFileSync(join(home, 'questions.json'), 'utf8')) as [string, string][];
  const rightOf = (answer: string) => new Set(texts.flatMap((text, at) => (text.includes(answer) ? [at] : [])));
  return { texts, questions: questions.map(([question, answer]): Question => [question, rightOf(answer)]) };
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
  const ranks = questions.map(([question, right]) => search(question).findIndex((text) => right.has(text)) + 1);
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

function compare(name: string, set: QuestionSet, withTypos: boolean): void {
  const slips = { ...set, questions: set.questions.map(([text, right]): Question => [withSlips(text), right]) };
  const [bm25, own] = [plainBm25(set.texts), ours(set.texts)];
  for (const [kind, one] of withTypos ? Object.entries({ '': set, ', slips': slips }) : [['', set] as const]) {
    const [theirs, mine] = [meanReciprocalRank(bm25, one), meanReciprocalRank(own, one)];
    const row = [theirs.toFixed(3), mine.toFixed(3), (mine / theirs).toFixed(2)].join('   ');
    console.log(
      `${(name + kind).padEnd(24)} ${one.questions.length} questions to ${one.texts.length} texts   BM25 ${row}`,
    );
  }
}

compare('Our own', await ownDocuments(), true);
for (const [name, language] of Object.entries(debianLanguages)) {
  try {
    if (values.offline && language.packages.some((one) => !existsSync(join(folder, 'debian', one))))
      throw new Error('--offline');
    compare(`Debian, ${name}`, debianSet(join(folder, 'debian'), language, questionsMax), name !== 'Chinese');
  } catch (error) {
    console.log(`Debian, ${name} left out: ${(error as Error).message}`);
  }
}
for (const [name, address] of Object.entries(sources)) {
  const set = await load(name, address);
  if (set) compare(name, set, name === 'English');
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
