import { readdirSync, readFileSync } from 'node:fs';

/** Who works for a product: its process, and the processes of PostgreSQL that serve its database. */
export type Workers = { pid: number; database: string };

const tryRead = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const threadsOf = (pid: string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

const microsOf = (pid: string): number =>
  threadsOf(pid).reduce((sum, id) => sum + Number(tryRead(`/proc/${pid}/task/${id}/schedstat`).split(' ')[0]) / 1e3, 0);

/** Microseconds of processor time so far, which other work on the machine hardly changes. Linux only; 0 elsewhere. */
export function processorMicros({ pid, database }: Workers): number {
  const isBackend = (one: string) => tryRead(`/proc/${one}/cmdline`).includes(` ${database} `);
  const backends = readdirSync('/proc').filter((one) => /^\d+$/.test(one) && isBackend(one));
  return [String(pid), ...backends].reduce((sum, one) => sum + microsOf(one), 0);
}
