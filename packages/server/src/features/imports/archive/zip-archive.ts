import type { ImportNote } from '@whittle/contract/imports';
import { limits } from '@whittle/contract/limits';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../../http/app-error.ts';
import type { Archive } from './archive.ts';
import { pathProblem } from './archive.ts';

const symbolicLink = 0o120000;
const fileTypeMask = 0o170000;

/** Opens a zip file. Throws `archive-unreadable` or `archive-too-large` with the reason; nothing is unpacked yet. */
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
          throw unreadable(`The file “${path}” in the archive is corrupt.`, cause);
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
    throw unreadable('This file is not a valid ZIP archive. Choose a .zip, or the folder itself.', cause);
  }
}

async function readEntries(zip: ZipFile): Promise<{ entries: Map<string, Entry>; refused: ImportNote[] }> {
  if (zip.entryCount > limits.importArchiveMaxFiles) throw tooManyFiles();
  const entries = new Map<string, Entry>();
  const refused: ImportNote[] = [];
  const refuse = (path: string, message: string) => void refused.push({ path, line: null, message });
  let unpacked = 0;
  for await (const entry of eachEntry(zip)) {
    const path = entry.fileName;
    const problem = pathProblem(path);
    if (problem === 'outside') throw outside(path);
    if (path.endsWith('/')) continue;
    if (((entry.externalFileAttributes >>> 16) & fileTypeMask) === symbolicLink)
      refuse(path, 'A link; links are not followed.');
    else if (problem !== null) refuse(`${path.slice(0, 80)}…`, problem);
    else if (entries.has(path)) refuse(path, 'The archive holds another file of this name, which counts.');
    else if (entry.isEncrypted())
      throw unreadable('The archive is locked with a password. Unpack it and choose the folder.');
    else entries.set(path, entry);
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.importUnpackedMaxBytes) throw bomb();
    if (isTrap(entry)) throw bomb();
  }
  if (overlap([...entries.values()])) throw unreadable('Files in the archive lie over each other. Pack it anew.');
  return { entries, refused };
}

async function* eachEntry(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = cause instanceof Error ? cause.message : '';
    const named = /(?:absolute path|invalid relative path): (.*)$/.exec(message)?.[1];
    throw named === undefined ? unreadable('The archive is damaged. Pack it anew.', cause) : outside(named);
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

const unreadable = (message: string, cause?: unknown) => new AppError('archive-unreadable', { message, cause });

const outside = (path: string) =>
  unreadable(`The archive holds a file that would lie outside it (“${path.slice(0, 80)}”). Nothing was imported.`);

const bomb = () =>
  new AppError('archive-too-large', {
    message: `The archive unpacks to more than ${limits.importUnpackedMaxBytes / 1_000_000} MB, or is built to. Nothing was unpacked.`,
  });

export const tooManyFiles = () =>
  new AppError('archive-too-large', {
    message: `There are more than ${limits.importArchiveMaxFiles.toLocaleString('en')} files. Leave out node_modules and try again.`,
  });
