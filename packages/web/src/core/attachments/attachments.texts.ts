import { limits } from '@whittle/contract/limits';
import { count } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

/** GEN-24 */
export const attachmentTexts = defineTexts('attachmentTexts', {
  attach: 'Attach files',
  attachments: 'Attached files',
  dropFiles: 'Drop files to attach them',
  uploaded: (part: number) => `${Math.round(part * 100)}%`,
  tooManyFiles: `A message can have at most ${count(limits.chatAttachments)} files.`,
  fileTooBig: (name: string, bytes: number) => `${name} is too large: ${count(bytes / 1_000_000)} MB at most.`,
  pastedFile: 'Pasted file',
  retryUpload: (name: string) => `Upload ${name} again`,
  removeFile: (name: string) => `Remove ${name}`,
});
