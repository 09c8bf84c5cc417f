import type { Attachment } from '@whittle/contract/chat';
import type { AppId } from '@whittle/contract/ids';
import { AppError } from '../../../http/app-error.ts';

/** A file that was uploaded to the app; null when the app has none with this id. */
export type FindUpload = (
  appId: AppId,
  id: string,
) => Promise<{
  name: string;
  contentType: string;
  size: number;
  read(): Promise<ReadableStream<Uint8Array> | null>;
} | null>;

const ownPath = /^\/files\/([0-9a-f]{32})\/[^/]*$/;

/** Id of an upload by its address; null for any other address. */
export const uploadIdOf = (url: string): string | null => ownPath.exec(url)?.[1] ?? null;

/** The attachments of a message as the server knows their files. Throws `attachment-not-found`. */
export function resolveAttachments(
  findUpload: FindUpload,
  appId: AppId,
  attachments: readonly Attachment[],
): Promise<Attachment[]> {
  return Promise.all(
    attachments.map(async ({ url }) => {
      const id = uploadIdOf(url);
      const file = id === null ? null : await findUpload(appId, id);
      if (!file) throw new AppError('attachment-not-found');
      return { name: file.name, url, contentType: file.contentType.split(';')[0]! };
    }),
  );
}
