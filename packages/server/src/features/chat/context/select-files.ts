import { comparePaths, moduleStem } from '@whittle/domain/files/paths';
import { estimateTokens } from './tokens.ts';
import { wordsInFiles } from './words-in-files.ts';

export type Interest = {
  message: string;
  /** Address that the person looks at in the preview, such as `/Expenses?id=1`. */
  currentPath: string | null;
  /** Paths that the last replies wrote. */
  recentlyChanged: readonly string[];
};

/**
 * The files that a request most likely touches, whole, within a budget of estimated tokens: all of a small app, else by
 * what the message names, what is on screen, what has its words, what was just written, and what those import. Entities
 * are left out, because every request carries all schemas. What is merely there gets at most `rest`, or `restFound` where
 * words of the message stand in some files, which come first then: a model reads more with its tools.
 */
export function selectFiles(
  files: ReadonlyMap<string, string>,
  interest: Interest,
  budget: number,
  { rest = budget, restFound = rest }: { rest?: number; restFound?: number } = {},
): string[] {
  const paths = [...files.keys()].filter((path) => !path.startsWith('entities/'));
  const found = wordsInFiles(new Map(paths.map((path) => [path, files.get(path)!])), interest.message);
  const words = new Map(found);
  for (const [path, share] of found) for (const imported of importsOf(path, files)) raise(words, imported, share / 2);
  const scores = new Map(paths.map((path) => [path, scoreOf(path, interest)]));
  for (const path of paths) {
    const score = scores.get(path)!;
    if (score < mentioned) continue;
    for (const imported of importsOf(path, files)) raise(scores, imported, score / 2);
  }
  const isNamed = (path: string) => scores.get(path)! >= mentioned;
  const isWanted = (path: string) => path !== styles || isNamed(path);
  const rank = (path: string) => scores.get(path)! + (words.get(path) ?? 0) * mentioned;
  let left = budget;
  let leftForRest = words.size > 0 ? restFound : rest;
  const chosen: string[] = [];
  for (const path of paths.filter(isWanted).toSorted((a, b) => rank(b) - rank(a) || comparePaths(a, b))) {
    const tokens = estimateTokens(files.get(path)!);
    if (tokens > left || (!isNamed(path) && tokens > leftForRest)) continue;
    left -= tokens;
    if (!isNamed(path)) leftForRest -= tokens;
    chosen.push(path);
  }
  return chosen.toSorted(comparePaths);
}

/** A sheet of 5,000 characters of colours, which few changes need; what its names mean stands in the rules. */
const styles = 'globals.css';
const isAboutLook =
  /colou?r|font|dark|theme|look|design|style|css|background|corner|contrast|\b(?:light|bright|red|green|blue|yellow|orange|purple|pink|black|white|gr[ae]y|brown)|farb|schrift|dunkel|aussehen|hintergrund|\b(?:hell|rot|grün|blau|gelb|lila|rosa|schwarz|weiß|grau|braun)/i;

const mentioned = 4;
/** What a small change wrote is what the next message is about; the first reply wrote all there is. */
const fewFiles = 6;

function scoreOf(path: string, { message, currentPath, recentlyChanged }: Interest): number {
  const text = message.toLowerCase();
  const name = moduleStem(path).split('/').at(-1)!;
  const words = name
    .split(/(?=[A-Z])|[-_]/)
    .filter((word) => word.length > 2)
    .map((word) => word.toLowerCase());
  let score = 0;
  if (text.includes(path.toLowerCase())) score += 16;
  if (new RegExp(`\\b${name.replace(/[^\w-]/g, '\\$&')}\\b`, 'i').test(message)) score += 8;
  if (words.length > 0 && words.every((word) => text.includes(stemOf(word)))) score += mentioned;
  if (isOnScreen(path, currentPath)) score += 8;
  if (recentlyChanged.includes(path)) score += recentlyChanged.length > fewFiles ? 1 : mentioned;
  if (path.startsWith('Layout.')) score += 2;
  if (path.startsWith('pages/')) score += 1;
  if (path === styles && isAboutLook.test(message)) score += 16;
  return score;
}

/** "expenses" and "expense" mean the same file. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ies|es|s|y)$/, '') : word);

function isOnScreen(path: string, currentPath: string | null): boolean {
  if (currentPath === null) return false;
  const shown = currentPath.split(/[?#]/)[0]!.split('/').findLast(Boolean) ?? 'Home';
  return moduleStem(path).toLowerCase() === `pages/${shown.toLowerCase()}`;
}

function raise(scores: Map<string, number>, path: string, score: number) {
  scores.set(path, Math.max(scores.get(path) ?? 0, score));
}

const importSource = /(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Files of the app that a file imports, without compiling it. */
export function importsOf(path: string, files: ReadonlyMap<string, string>): string[] {
  const stems = new Map([...files.keys()].map((file) => [moduleStem(file), file]));
  const folder = path.split('/').slice(0, -1);
  return [...files.get(path)!.matchAll(importSource)].flatMap(([, source]) => {
    const target = source!.startsWith('.') ? join(folder, source!) : source!.startsWith('@/') ? source!.slice(2) : null;
    const file = target === null ? undefined : stems.get(moduleStem(target));
    return file ? [file] : [];
  });
}

function join(folder: string[], relative: string): string {
  const path = [...folder];
  for (const part of relative.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}
