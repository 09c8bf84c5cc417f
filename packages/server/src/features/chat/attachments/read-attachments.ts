import type { Attachment } from '@whittle/contract/chat';
import type { AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { isTable } from '@whittle/domain/chat/attachments';
import type { FilesToText } from '../../../adapters/files-to-text/files-to-text.ts';
import { whyUnread } from '../../../adapters/files-to-text/why-unread.ts';
import type { ModelPicture } from '../../../adapters/language-model/language-model.ts';
import { cutToTokens, tokenBudget } from '../context/tokens.ts';
import { asData } from '../context/untrusted.ts';
import { type FindUpload, uploadIdOf } from './resolve-attachments.ts';

type Deps = { findUpload: FindUpload; filesToText: FilesToText };

/** What a model is given of a message's files: pictures to look at, and the words of everything else. */
export type ReadAttachments = { pictures: ModelPicture[]; texts: string[] };

/** What models that see take. */
const seen = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** A file that cannot be read is no failure of the turn: the model is told, and can say so. */
export function createReadAttachments({ findUpload, filesToText }: Deps) {
  return async (
    appId: AppId,
    attachments: readonly Attachment[],
    { seesPictures }: { seesPictures: boolean },
  ): Promise<ReadAttachments> => {
    const read: ReadAttachments = { pictures: [], texts: [] };
    const budget = Math.floor(tokenBudget.attachments / Math.max(1, attachments.length));
    for (const attachment of attachments) {
      const { name, url, contentType } = attachment;
      const about = (text: string) => read.texts.push(asData('attachment', text, { name, address: url }));
      const id = uploadIdOf(url);
      const file = id === null ? null : await findUpload(appId, id);
      if (!file) {
        about('(This file is not there any more.)');
        continue;
      }
      const isPicture = seen.has(contentType);
      if (isPicture && !seesPictures) {
        about('(A picture, which you cannot see. Its address can be used in the app.)');
        continue;
      }
      const stream = file.size === 0 ? null : await file.read();
      const bytes = stream ? new Uint8Array(await new Response(stream).arrayBuffer()) : new Uint8Array();
      if (isPicture) {
        if (bytes.byteLength > limits.chatPictureMaxBytes) about('(A picture that is too large to be looked at.)');
        else {
          read.pictures.push({ type: contentType, bytes });
          about(`(Picture ${read.pictures.length} below. Its address can be used in the app.)`);
        }
        continue;
      }
      const extracted = await filesToText.extract({ bytes, type: contentType, name });
      if (!extracted.ok) about(`(This file ${whyUnread({ bytes, name }, extracted.problem)})`);
      else if (isTable(attachment)) about(tableHead(extracted.text));
      else about(cutToTokens(extracted.text, budget));
    }
    return read;
  };
}

const shownRows = 12;

/** Rows are imported by the file's address, so the model needs to see what they look like only. */
function tableHead(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rest = lines.length - shownRows;
  const head = cutToTokens(lines.slice(0, shownRows).join('\n'), 2_000);
  const more = rest > 0 ? `\n(… and ${rest} more rows)` : '';
  return `${head}${more}\n(To import all rows use an import_entities action with this address as its file.)`;
}
