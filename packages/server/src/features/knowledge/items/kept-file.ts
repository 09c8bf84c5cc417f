import { createHash } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import type { ContextItemType } from '@whittle/contract/knowledge/context-item';
import { documentKind, type DocumentKind } from '../../../adapters/documents/document-kind.ts';
import type { StoredFile, UploadsService } from '../../../core/uploads/uploads.service.ts';
import { AppError } from '../../../http/app-error.ts';
import type { IncomingFile } from '../../../http/multipart.ts';

export type FileKeeper = Pick<UploadsService, 'keepImported' | 'findKept' | 'removeAsOwner'>;
export type KeptFile = { uploadId: string; hash: string; size: number; type: ContextItemType; name: string };

/** CTX-03 has no names for some kinds: they count as the one that is nearest. */
const types: Readonly<Record<DocumentKind, ContextItemType>> = {
  ...{ pdf: 'pdf', docx: 'doc', doc: 'doc', pptx: 'doc', csv: 'csv', xlsx: 'csv' },
  ...{ text: 'txt', markdown: 'txt', html: 'txt' },
};

type Options = { appId: AppId; ownerId: string; maxBytes: number };

/**
 * Keeps a file that a data source is read from, as a private file of the app. Throws `file-too-big`,
 * `context-kind-unknown`, `context-no-text`, `upload-failed`; then nothing is kept.
 */
export async function keepFile(
  uploads: FileKeeper,
  file: IncomingFile,
  { appId, ownerId, maxBytes }: Options,
): Promise<KeptFile> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* () {
    for await (const piece of file.bytes) {
      size += piece.byteLength;
      if (size > maxBytes) throw new AppError('file-too-big', { details: { maxBytes } });
      hash.update(piece);
      yield piece;
    }
  };
  const { id } = await uploads.keepImported(appId, ownerId, { name: file.name, bytes: counted(), isPrivate: true });
  const stored = await uploads.findKept(appId, id);
  const kind = stored && documentKind(stored.contentType, stored.name);
  if (stored && kind && size > 0)
    return { uploadId: id, hash: hash.digest('hex'), size, type: types[kind], name: stored.name };
  await uploads.removeAsOwner(ownerId, id);
  throw new AppError(size === 0 ? 'context-no-text' : 'context-kind-unknown');
}

export async function bytesOf(file: StoredFile): Promise<Uint8Array | null> {
  const stream = await file.read();
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}
