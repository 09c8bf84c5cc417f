import { limits } from '@whittle/contract/limits';
import { isPicture } from '@whittle/domain/chat/attachments';
import { attachmentTexts as texts } from './attachments.texts.ts';

/** Those of the files that a message can take, and why others cannot go with it. `room` is how many more it may have. */
export function attachableFiles(added: readonly File[], room: number): { files: File[]; problem: string | null } {
  const problems = added.length > room ? [texts.tooManyFiles] : [];
  const files = added.slice(0, Math.max(room, 0)).filter((file) => {
    const max = isPicture({ contentType: file.type }) ? limits.imageMaxBytes : limits.uploadMaxBytes;
    if (file.size > max) problems.push(texts.fileTooBig(file.name, max));
    return file.size <= max;
  });
  return { files, problem: problems.at(-1) ?? null };
}

export const shownFileName = (file: File): string => file.name || texts.pastedFile;
