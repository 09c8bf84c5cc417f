import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunAs } from './run-as.ts';

/** Longest path of a Unix socket that Linux and macOS take (108 and 104 bytes with the final zero). */
const maxSocketPathBytes = 103;
const socketName = '.s.PGSQL.5432';

/**
 * A directory that only PostgreSQL's user may enter, for its socket: `{dataDir}/run`, or a short one in the temporary
 * directory when that path would be too long for a socket.
 */
export function makeSocketDirectory(dataDir: string, runAs: RunAs): string {
  const preferred = join(dataDir, 'run');
  if (Buffer.byteLength(join(preferred, socketName)) <= maxSocketPathBytes) {
    mkdirSync(preferred, { recursive: true, mode: 0o700 });
    return preferred;
  }
  const name = `whittle-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const short = join(tmpdir(), name);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const found = lstatSync(short);
  const owners = [process.getuid?.(), runAs.kind === 'user' ? runAs.uid : undefined];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new Error(
      `${short} belongs to somebody else, but the database's socket must go there. Remove it, or use a shorter WHITTLE_DATA.`,
    );
  }
  return short;
}
