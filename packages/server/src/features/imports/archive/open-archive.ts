import type { Archive } from './archive.ts';
import { openLines } from './lines-archive.ts';
import { openZip } from './zip-archive.ts';

/** `lines` is a folder, a line of JSON for each file. */
export type ArchiveForm = 'zip' | 'lines';

/** Lets `work` have an archive. Throws `archive-unreadable` and `archive-too-large`. */
export async function withArchive<T>(
  form: ArchiveForm,
  file: string,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  const archive = await (form === 'zip' ? openZip(file) : openLines(file));
  try {
    return await work(archive);
  } finally {
    await archive.close();
  }
}
