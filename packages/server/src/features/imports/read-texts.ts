import { limits } from '@whittle/contract/limits';
import type { ImportedContent, ImportPlan } from '@whittle/domain/imports/import-plan';
import { noteOf } from '@whittle/domain/imports/sentence';
import { isLookedInto } from '@whittle/domain/imports/sort-files';
import { AppError } from '../../http/app-error.ts';
import { type Archive, readAll } from './archive/archive.ts';

/** An export may have so many times the files of an app: tests, tools and parts of the kit stay out of that. */
const surplus = 2;

/** Throws `imported-app-too-many-files` for an archive that has far more code than an app may have. Nothing is read for that. */
export function checkCount({ paths }: Pick<Archive, 'paths'>): void {
  const count = paths.filter((path) => isLookedInto(path) && !path.endsWith('.jsonl')).length;
  if (count > surplus * limits.appMaxFiles) throw tooManyFiles(count);
}

/** What is looked into, and what is too large for that. Throws `imported-app-too-much-text` and `archive-file-corrupt`. */
export async function readTexts(archive: Archive) {
  const files = new Map<string, ImportedContent>();
  const leftOut: ImportPlan['leftOut'] = [];
  let read = 0;
  for (const path of archive.paths) {
    if (!isLookedInto(path)) {
      files.set(path, null);
      continue;
    }
    const isData = path.endsWith('.jsonl');
    const size = archive.sizeOf(path);
    if (size > (isData ? limits.importTextMaxBytes : limits.fileMaxBytes)) {
      // What pages only fetch may be kept as an upload, whatever its size.
      if (/(?:^|\/)public\//.test(path)) files.set(path, null);
      else leftOut.push(noteOf('file-too-large', path, { size: limits.fileMaxBytes / 1_000_000 }));
      continue;
    }
    read += size;
    if (read > limits.importTextMaxBytes) throw tooMuch(limits.importTextMaxBytes);
    try {
      files.set(path, await readAll(archive, path));
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError('archive-file-corrupt', { values: { path }, cause });
    }
  }
  return { files, leftOut };
}

/** Throws `imported-app-too-many-files` and `imported-app-too-much-text`. */
export function checkSize({ files, assets }: ImportPlan) {
  const count = files.size + assets.size;
  if (count > limits.appMaxFiles) throw tooManyFiles(count);
  let bytes = 0;
  for (const content of files.values()) bytes += Buffer.byteLength(content);
  if (bytes > limits.appMaxBytes) throw tooMuch(limits.appMaxBytes);
}

const tooMuch = (bytes: number) => new AppError('imported-app-too-much-text', { values: { limit: bytes / 1_000_000 } });

const tooManyFiles = (count: number) =>
  new AppError('imported-app-too-many-files', { values: { count, limit: limits.appMaxFiles } });
