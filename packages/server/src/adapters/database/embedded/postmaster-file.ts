import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL writes into `postmaster.pid` of its data directory. */
export type Postmaster = {
  pid: number;
  port: number;
  /** Directory of its socket; empty when it has none. */
  socketDir: string;
  isReady: boolean;
};

/** Null when there is no such file, or it is not complete yet. */
export function readPostmaster(clusterDir: string): Postmaster | null {
  let text: string;
  try {
    text = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const [pid, , , port, socketDir, , , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !/^-?\d+$/.test(pid)) return null;
  return {
    pid: Math.abs(Number(pid)),
    port: Number(port ?? 0),
    socketDir: socketDir ?? '',
    isReady: status === 'ready',
  };
}
