import type { Chunk } from './chunks.ts';
import { appWords } from './lexicon/app-words.ts';

/** What a sentence is there for. */
export type ClauseRole = 'app' | 'functions' | 'userCan' | 'hasFields' | 'other';

const functionWords = new Set([
  'functionality',
  'function',
  'feature',
  'capability',
  'module',
  'section',
  'option',
  'funktion',
  'component',
  'support',
  'page',
]);
const buildVerbs = new Set([
  'implement',
  'build',
  'create',
  'make',
  'develop',
  'design',
  'need',
  'want',
  'write',
  'generate',
  'bauen',
  'brauchen',
  'erstellen',
  'code',
  'help',
]);

export function roleOf(chunks: readonly Chunk[], index: number): ClauseRole {
  const heads = chunks.flatMap(({ phrase }) => phrase?.head ?? []);
  const at = (kind: Chunk['kind']) => chunks.findIndex((chunk) => chunk.kind === kind);
  const functionsAt = chunks.findIndex(({ phrase }) => phrase && functionWords.has(phrase.head));
  const isApp =
    heads.some((head) => appWords.has(head)) &&
    (index === 0 || chunks.slice(0, 4).some(({ kind, lemma }) => kind === 'verb' && buildVerbs.has(lemma)));
  if (functionsAt >= 0 && index > 0 && functionsAt < 8) return 'functions';
  if (isApp || index === 0) return 'app';
  if (at('modal') >= 0) return 'userCan';
  if (chunks.some(({ kind, lemma }) => kind === 'with' || (kind === 'verb' && lemma === 'have'))) return 'hasFields';
  return 'other';
}

export const isFunctionWord = (head: string): boolean => functionWords.has(head);
