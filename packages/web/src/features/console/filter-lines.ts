import type { NetworkEntry } from '@whittle/contract/preview-console';
import type { ConsoleLine } from './console-log.ts';

export const consoleFilters = ['all', 'error', 'warn', 'info', 'debug'] as const;
type LevelFilter = (typeof consoleFilters)[number];
export type Filter = { level: LevelFilter; text: string };

/** The lines that a filter leaves, without those inside closed groups. Gaps stay: something may have matched there. */
export function filterLines(
  lines: readonly ConsoleLine[],
  { level, text }: Filter,
  closedGroups: ReadonlySet<number>,
): ConsoleLine[] {
  const words = text.trim().toLowerCase();
  return lines.filter((line) => {
    if (line.kind === 'gap') return true;
    if (line.groupIds.some((id) => closedGroups.has(id))) return false;
    return isOfLevel(line.entry.level, level) && line.text.toLowerCase().includes(words);
  });
}

export function filterCalls(calls: readonly NetworkEntry[], text: string): NetworkEntry[] {
  const words = text.trim().toLowerCase();
  return calls.filter(({ method, url, status }) => `${method} ${url} ${status ?? ''}`.toLowerCase().includes(words));
}

function isOfLevel(level: string, filter: LevelFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'info' ? level === 'info' || level === 'log' : level === filter;
}
