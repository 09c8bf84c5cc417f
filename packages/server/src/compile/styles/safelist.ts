import { exportedValue } from '../modules/exported-value.ts';

/** What patterns may come to at most; a longer list is no list that somebody meant. */
const mostNames = 2_000;

/**
 * The classes that the configuration of Tailwind 3 keeps for code that puts their names together: those written out, and
 * those of patterns that are alternatives of names, `/bg-(red|blue)-(100|500)/`.
 */
export function safelistIn(path: string, config: string): string[] {
  const { safelist } = (exportedValue(path, config) ?? {}) as { safelist?: unknown };
  const entries: unknown[] = Array.isArray(safelist) ? safelist : [];
  return entries.flatMap(classesOf).slice(0, mostNames);
}

function classesOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  const { pattern } = (entry ?? {}) as { pattern?: unknown };
  return typeof pattern === 'string' ? namesOf(pattern.replace(/^\^|\$$/g, '')) : [];
}

function namesOf(pattern: string): string[] {
  const [, head, choices, tail] = /^([\w-]*)\(([\w|-]+)\)(.*)$/.exec(pattern) ?? [];
  if (head === undefined) return /^[\w-]+$/.test(pattern) ? [pattern] : [];
  const rest = tail === '' ? [''] : namesOf(tail!);
  return choices!.split('|').flatMap((choice) => rest.map((end) => head + choice + end));
}
