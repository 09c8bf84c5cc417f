import { limits } from '@whittle/contract/limits';
import type * as english from '../../core/attachments/attachments.texts.ts';
import { count } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const attachmentTexts: Translation<typeof english.attachmentTexts> = {
  attach: 'Dateien anhängen',
  attachments: 'Angehängte Dateien',
  dropFiles: 'Legen Sie Dateien hier ab, um sie anzuhängen',
  uploaded: (part) => `${Math.round(part * 100)}\u00a0%`,
  tooManyFiles: `Eine Nachricht kann höchstens ${count(limits.chatAttachments)} Dateien enthalten.`,
  fileTooBig: (name, bytes) => `${name} ist zu groß: höchstens ${count(bytes / 1_000_000)} MB.`,
  pastedFile: 'Eingefügte Datei',
  retryUpload: (name) => `${name} noch einmal hochladen`,
  removeFile: (name) => `${name} entfernen`,
};
