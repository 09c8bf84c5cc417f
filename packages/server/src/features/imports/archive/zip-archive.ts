import type { ImportNote } from '@whittle/contract/imports';
import type { ImportSentenceCode } from '@whittle/contract/imports/sentences';
import { limits } from '@whittle/contract/limits';
import { noteOf } from '@whittle/domain/imports/sentence';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../../http/app-error.ts';
import type { Archive } from './archive.ts';
import { pathProblem } from './archive.ts';

const symbolicLink = 0o120000;
const fileTypeMask = 0o170000;

/** Opens a zip file. Throws one of the errors `archive-…`; nothing is unpacked yet. */
export async function openZip(file: string): Promise<Archive> {
  const zip = await openFile(file);
  try {
    const { entries, refused } = await readEntries(zip);
    return {
      paths: [...entries.keys()],
      refused,
      sizeOf: (path) => entries.get(path)?.uncompressedSize ?? 0,
      async open(path) {
        const entry = entries.get(path);
        if (!entry) throw new Error(`the archive has no ${path}`);
        try {
          return await zip.openReadStreamPromise(entry);
        } catch (cause) {
          throw new AppError('archive-file-corrupt', { values: { path }, cause });
        }
      },
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openFile(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { autoClose: false, lazyEntries: true });
  } catch (cause) {
    throw new AppError('archive-unreadable', { cause });
  }
}

async function readEntries(zip: ZipFile): Promise<{ entries: Map<string, Entry>; refused: ImportNote[] }> {
  if (zip.entryCount > limits.importArchiveMaxFiles) throw tooManyFiles();
  const entries = new Map<string, Entry>();
  const refused: ImportNote[] = [];
  const refuse = (path: string, code: ImportSentenceCode) => void refused.push(noteOf(code, path));
  let unpacked = 0;
  for await (const entry of eachEntry(zip)) {
    const path = entry.fileName;
    const problem = pathProblem(path);
    if (problem === 'outside') throw outside(path);
    if (path.endsWith('/')) continue;
    if (((entry.externalFileAttributes >>> 16) & fileTypeMask) === symbolicLink) refuse(path, 'link-in-archive');
    else if (problem !== null) refuse(`${path.slice(0, 80)}…`, problem);
    else if (entries.has(path)) refuse(path, 'twice-in-archive');
    else if (entry.isEncrypted()) throw new AppError('archive-locked');
    else entries.set(path, entry);
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.importUnpackedMaxBytes) throw bomb();
    if (isTrap(entry)) throw bomb();
  }
  if (overlap([...entries.values()])) throw new AppError('archive-damaged');
  return { entries, refused };
}

async function* eachEntry(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = cause instanceof Error ? cause.message : '';
    const named = /(?:absolute path|invalid relative path): (.*)$/.exec(message)?.[1];
    throw named === undefined ? new AppError('archive-damaged', { cause }) : outside(named);
  }
}

const isTrap = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  uncompressedSize > 10_000_000 && uncompressedSize > compressedSize * limits.importMaxRatio;

function overlap(entries: readonly Entry[]): boolean {
  const sorted = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  return sorted.some((entry, at) => {
    const next = sorted[at + 1];
    return (
      next !== undefined && entry.relativeOffsetOfLocalHeader + entry.compressedSize > next.relativeOffsetOfLocalHeader
    );
  });
}

export const outside = (path: string) => new AppError('archive-leads-outside', { values: { path: path.slice(0, 80) } });

const bomb = () =>
  new AppError('archive-unpacks-too-large', { values: { limit: limits.importUnpackedMaxBytes / 1_000_000 } });

export const tooManyFiles = () =>
  new AppError('archive-too-many-files', { values: { limit: limits.importArchiveMaxFiles } });
