import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Answer } from './answers.ts';

export type EmbeddingRequest = { input?: string | string[] };

export type EmbeddingAnswer = Pick<Answer, 'status' | 'headers' | 'body'> & {
  /** Vectors that cannot be used. */
  isBroken?: boolean;
  /** Nothing is answered before. */
  until?: Promise<unknown>;
};

/** Words that mean the same, which no search by words can know. */
const meanings = [
  ['leave', 'holiday', 'holidays', 'vacation', 'urlaub'],
  ['money', 'pay', 'paid', 'salary', 'wage', 'wages', 'gehalt'],
  ['car', 'automobile', 'vehicle', 'auto'],
  ['ill', 'sick', 'unwell', 'krank'],
  ['repair', 'fix', 'mend', 'reparatur'],
];
const meaningOf = new Map(meanings.flatMap((words, at) => words.map((word) => [word, `meaning ${at}`] as const)));

/**
 * Vectors as a model makes them, for tests: texts that share words, or words of one meaning, are near each other. Other
 * models give others, of other lengths, which say nothing about each other.
 */
export function recordedVector(text: string, model: string): number[] {
  const dims = 64 + (hashOf(model)[0]! % 4) * 16;
  const vector = Array.from({ length: dims }, () => 0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['empty']) {
    const weight = word.length < 4 ? 0.2 : meaningOf.has(word) ? 3 : 1;
    const bytes = hashOf(`${model} ${meaningOf.get(word) ?? word}`);
    for (let at = 0; at < 16; at += 2) vector[bytes[at]! % dims]! += bytes[at + 1]! % 2 === 0 ? weight : -weight;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

export async function sendEmbeddings(
  response: ServerResponse,
  { texts, model }: { texts: string[]; model: string },
  { status = 200, headers, body, isBroken = false, until }: EmbeddingAnswer,
): Promise<void> {
  await until;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (status !== 200 || body !== undefined) return void response.end(body ?? '');
  const data = texts.map((text, index) => {
    const embedding = recordedVector(text, model);
    return { object: 'embedding', index, embedding: isBroken ? [] : embedding };
  });
  const tokens = Math.ceil(texts.join('').length / 4);
  response.end(JSON.stringify({ object: 'list', model, data, usage: { prompt_tokens: tokens, total_tokens: tokens } }));
}
