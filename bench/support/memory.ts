import { readFileSync, readdirSync } from 'node:fs';

/**
 * Memory of a process and all its descendants in MB: the proportional set size, which counts pages shared between
 * processes (PostgreSQL's buffers) once. Linux only; 0 elsewhere.
 */
export function proportionalMemoryMb(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = tryRead(`/proc/${name}/stat`);
    if (stat) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isInTree = (candidate: number): boolean =>
    candidate === pid || (candidate > 1 && parents.has(candidate) && isInTree(parents.get(candidate)!));
  let kilobytes = 0;
  for (const candidate of parents.keys()) {
    if (!isInTree(candidate)) continue;
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(tryRead(`/proc/${candidate}/smaps_rollup`))?.[1] ?? 0);
  }
  return kilobytes / 1024;
}

function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
