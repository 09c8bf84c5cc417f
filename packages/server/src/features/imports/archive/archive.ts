import type { ImportNote } from '@whittle/contract/imports';
import type { Readable } from 'node:stream';

/** The files of an archive or a folder, whatever form they came in. Paths have `/` between their parts. */
export interface Archive {
  readonly paths: readonly string[];
  /** What is in it and was not taken, with the reason. */
  readonly refused: readonly ImportNote[];
  sizeOf(path: string): number;
  open(path: string): Promise<Readable>;
  close(): Promise<void>;
}

/** All bytes of a file that is known to be small enough. */
export async function readAll(archive: Archive, path: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await archive.open(path)) pieces.push(piece as Uint8Array);
  return Buffer.concat(pieces);
}

/** Null for a path that a file of an archive may have, else what is wrong with it. */
export function pathProblem(path: string): 'name-too-long' | 'name-has-controls' | 'outside' | null {
  if (path.length > maxPathChars) return 'name-too-long';
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f]/.test(path)) return 'name-has-controls';
  if (/^(?:[\\/]|[A-Za-z]:)/.test(path) || path.split(/[\\/]/).includes('..')) return 'outside';
  return null;
}

const maxPathChars = 500;
