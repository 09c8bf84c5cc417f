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

const sampleMs = 20;

/** How far the resident memory of a process rose over what it was before, and how far after the first fifth of the time. */
export type Grown = { mb: number; laterMb: number };

/** How long some work takes, and what it takes of a process's memory. Linux only. */
export async function memoryWhile<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; ms: number; grown: Grown }> {
  const samples = [residentMb(pid)];
  const sampling = setInterval(() => samples.push(residentMb(pid)), sampleMs);
  const began = performance.now();
  try {
    const result = await work();
    const ms = performance.now() - began;
    const peak = Math.max(...samples);
    const early = Math.max(...samples.slice(0, Math.ceil(samples.length / 5)));
    return { result, ms, grown: { mb: peak - samples[0]!, laterMb: peak - early } };
  } finally {
    clearInterval(sampling);
  }
}

/** Resident memory of one process. Linux only; 0 elsewhere. */
export const residentMb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(tryRead(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
