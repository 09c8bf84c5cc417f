import type { ImportLine } from '@whittle/contract/imports';
import { ignoredBecause } from '@whittle/domain/imports/archive-root';

/** A file of a chosen folder, with its path below it. */
export type FolderFile = { path: string; file: File };

/** Packages and builds would only make the upload long; everything else goes to the server, which decides. */
const isWorthSending = (path: string): boolean => {
  const below = path.split('/').slice(1).join('/');
  return ignoredBecause(below) === null && !/(^|\/)(?:node_modules|\.git)\//.test(path);
};

export const filesOfInput = (files: FileList): FolderFile[] =>
  [...files]
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => isWorthSending(path));

/** Walks through what was dropped. */
export async function filesOfEntry(entry: FileSystemEntry, path = entry.name): Promise<FolderFile[]> {
  if (!isWorthSending(`${path}/`.replace(/\/$/, entry.isDirectory ? '/' : ''))) return [];
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ path, file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FolderFile[] = [];
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return found;
    for (const one of entries) found.push(...(await filesOfEntry(one, `${path}/${one.name}`)));
  }
}

/** A folder as the server takes it: a line of JSON for each file. */
export async function toLines(files: readonly FolderFile[]): Promise<Blob> {
  const lines: Blob[] = [];
  for (const { path, file } of files) {
    const line: ImportLine = { path, base64: await toBase64(file) };
    lines.push(new Blob([JSON.stringify(line), '\n']));
  }
  return new Blob(lines);
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(
        String(reader.result)
          .replace(/^data:[^,]*,/, '')
          .replace(/^data:$/, ''),
      );
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
