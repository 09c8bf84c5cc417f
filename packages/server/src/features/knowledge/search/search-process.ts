import { buildTextIndex, searchTexts, type TextIndex } from '@whittle/domain/knowledge/text-index';
import { answerMessages } from '../../../adapters/side-process.ts';
import { createKeptVectors } from './kept-vectors.ts';
import type { SearchAnswer, SearchOrder } from './search-index.ts';

/** Texts of all indexes together; beyond them those go first that were used longest ago. About 4 KB each. */
const textsMax = 120_000;

/** A source by its key: indexes of its texts, in their order. */
const sources = new Map<string, { parts: TextIndex[]; size: number }>();

const vectors = createKeptVectors();

function load(key: string, texts: readonly string[], from: number): void {
  const known = from === 0 ? undefined : sources.get(key);
  const source = known ?? { parts: [], size: 0 };
  // A message was lost with the process before this one: what is left of the source would have the wrong numbers.
  if (source.size !== from) return void sources.delete(key);
  source.parts.push(buildTextIndex(texts));
  source.size += texts.length;
  sources.set(key, source);
  let all = [...sources.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [oldest, { size }] of sources) {
    if (all <= textsMax || oldest === key) break;
    sources.delete(oldest);
    all -= size;
  }
}

function search(wanted: readonly { key: string; size: number }[], question: string, max: number): SearchAnswer {
  const missing = wanted.filter(({ key, size }) => sources.get(key)?.size !== size).map(({ key }) => key);
  if (missing.length > 0) return { missing };
  const parts: { key: string; from: number; index: TextIndex }[] = [];
  for (const { key } of wanted) {
    const source = sources.get(key)!;
    // The one that was used last goes last.
    sources.delete(key);
    sources.set(key, source);
    let from = 0;
    for (const index of source.parts) {
      parts.push({ key, from, index });
      from += index.size;
    }
  }
  const hits = searchTexts(
    parts.map(({ index }) => index),
    question,
    max,
  );
  return {
    hits: hits.map(({ index, text, score }) => ({ key: parts[index]!.key, n: parts[index]!.from + text, score })),
  };
}

answerMessages(async ({ id, ...order }: SearchOrder & { id: number }) => {
  return { id, answer: answerTo(order) };
});

function answerTo(order: SearchOrder): SearchAnswer {
  if (order.do === 'search') return search(order.sources, order.question, order.max);
  if (order.do === 'nearest') return vectors.nearest(order.sources, order.question, order.max);
  if (order.do === 'load') load(order.key, order.texts, order.from);
  else vectors.load(order.key, order.vectors, order.from);
  return { missing: [] };
}
