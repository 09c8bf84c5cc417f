import { randomBytes } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { Upload } from '@whittle/contract/uploads';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { StoredRange } from '../../adapters/storage/file-storage.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import { previewOrigin } from '../../http/hosts.ts';
import type { IncomingFile } from '../../http/multipart.ts';
import { fileKind, sniffedBytes } from './file-kind.ts';
import { cleanFileName } from './file-name.ts';
import { createOrphans } from './orphans.ts';
import { peekBytes } from '../../http/peek-bytes.ts';
import { mayUsePrivate } from './uploads.policy.ts';
import { createUploadsStore, type UploadRow } from './uploads.store.ts';

export type StoredFile = {
  name: string;
  contentType: string;
  size: number;
  /** Null when the bytes are not there although they should be. */
  read(range?: StoredRange): Promise<ReadableStream<Uint8Array> | null>;
};

type RequireKind = (contentType: string, name: string) => void;

const perPerson = { max: 60, windowMs: 60_000 };
const linkSeconds = { default: 300, max: 7 * 86_400 };
const tokenAudience = (appId: AppId) => `files:${appId}`;

export type UploadsService = ReturnType<typeof createUploadsService>;

/**
 * Files that people put into an app. The ids of public ones cannot be guessed: whoever has the address may see the file.
 * Private ones are opened by signed links that expire.
 */
export function createUploadsService(
  adapters: Pick<Adapters, 'config' | 'db' | 'clock' | 'storage' | 'secrets' | 'log'>,
) {
  const { config, db, clock, storage, secrets, log } = adapters;
  const store = createUploadsStore(db);
  const rateLimits = createRateLimits({ db, clock });
  const orphans = createOrphans({ store, storage, clock, log });

  /** Throws `file-too-big`, `upload-failed`. */
  const putFile = async (
    appId: AppId,
    uploaderId: string | null,
    file: IncomingFile & { createdAt?: Date },
    isPrivate: boolean,
    require: RequireKind = () => undefined,
  ): Promise<UploadRow> => {
    const name = cleanFileName(file.name);
    const { head, all } = await peekBytes(file.bytes, sniffedBytes);
    const { contentType, isImage } = await fileKind(head, name);
    require(contentType, name);
    const row = {
      appId,
      id: randomBytes(16).toString('hex'),
      uploaderId,
      name,
      contentType,
      isPrivate,
      createdAt: file.createdAt ?? clock.now(),
    };
    await store.announce(row);
    try {
      const size = await storage.put(keyOf(row), atMost(all, isImage ? limits.imageMaxBytes : limits.uploadMaxBytes));
      await store.complete(appId, row.id, size);
      return { ...row, size, isStored: true, deletedAt: null };
    } catch (cause) {
      // What is not certain to be gone is found by the next clean-up.
      await store.markDeleted(appId, row.id, clock.now()).catch(() => undefined);
      throw cause instanceof AppError ? cause : new AppError('upload-failed', { cause });
    }
  };

  /** Throws `not-signed-in`, `rate-limited`, `file-too-big`, `upload-failed`. */
  const keep = async ({ app, person }: AppCaller, file: IncomingFile, isPrivate: boolean): Promise<UploadRow> => {
    if (!person) throw new AppError('not-signed-in');
    if (!(await rateLimits.take(`upload:${app.id}:${person.id}`, perPerson))) throw new AppError('rate-limited');
    return putFile(app.id, person.id, file, isPrivate);
  };

  const open = (row: UploadRow | null): StoredFile | null =>
    row && {
      name: row.name,
      contentType: row.contentType,
      size: row.size,
      read: (range) => storage.open(keyOf(row), range),
    };

  const remove = async ({ appId, id }: Pick<UploadRow, 'appId' | 'id'>): Promise<void> => {
    await store.markDeleted(appId, id, clock.now());
    orphans.sweepSoon();
  };

  return {
    /** Keeps a public file and answers its address, a path on each of the app's own hosts (INTEG-04). */
    async uploadFile(caller: AppCaller, file: IncomingFile): Promise<{ file_url: string }> {
      return { file_url: publicPath(await keep(caller, file, false)) };
    },

    /** Keeps a file that comes with an imported app. */
    async keepImported(
      appId: AppId,
      uploaderId: string | null,
      file: IncomingFile & { isPrivate?: boolean; createdAt?: Date },
    ): Promise<{ id: string; address: string }> {
      const row = await putFile(appId, uploaderId, file, file.isPrivate ?? false);
      return { id: row.id, address: publicPath(row) };
    },

    /** Keeps a small public file of somebody without an account, unless `require` throws at what its bytes are. */
    async uploadOfVisitor(appId: AppId, file: IncomingFile, require: RequireKind): Promise<{ file_url: string }> {
      const small = { ...file, bytes: atMost(file.bytes, limits.visitorUploadMaxBytes) };
      return { file_url: publicPath(await putFile(appId, null, small, false, require)) };
    },

    /** Keeps a private file of whoever fills in a form, unless `require` throws at what its bytes are. */
    async keepForForm(
      appId: AppId,
      uploaderId: string | null,
      file: IncomingFile,
      require: RequireKind,
    ): Promise<{ id: string; name: string; size: number }> {
      const { id, name, size } = await putFile(appId, uploaderId, file, true, require);
      return { id, name, size };
    },

    /** A file of the app whoever asks: the caller has made sure that they may. */
    findAny: async (appId: AppId, id: string): Promise<StoredFile | null> => open(await store.find(appId, id)),

    /** Deletes a file of the app that nobody uses any more. */
    discard: (appId: AppId, id: string): Promise<void> => remove({ appId, id }),

    /** Keeps a file that only signed links open; `file_uri` names it in this app. */
    async uploadPrivateFile(caller: AppCaller, file: IncomingFile): Promise<{ file_uri: string }> {
      const { id, name } = await keep(caller, file, true);
      return { file_uri: `private/${id}/${encodeURIComponent(name)}` };
    },

    /** Keeps a file that the owner adds in the builder, whose pages see the app's files on the preview's host. */
    async uploadInBuilder(caller: AppCaller, file: IncomingFile): Promise<Upload> {
      const row = await keep(caller, file, false);
      const path = publicPath(row);
      return {
        id: row.id,
        name: row.name,
        contentType: row.contentType,
        size: row.size,
        file_url: path,
        url: previewOrigin(config, row.appId) + path,
      };
    },

    /**
     * A link to a private file for `expiresIn` seconds, for who uploaded it and the app's admins; to others it is not there.
     * Whoever has the link may open the file.
     */
    async signFile(caller: AppCaller, fileUri: unknown, expiresIn: unknown): Promise<{ signed_url: string }> {
      if (!caller.person) throw new AppError('not-signed-in');
      const seconds = readSeconds(expiresIn);
      const id = typeof fileUri === 'string' ? privateIdOf(fileUri) : undefined;
      const row = id ? await store.find(caller.app.id, id) : null;
      if (!row || !mayUsePrivate(caller, row)) throw new AppError('file-not-found');
      const token = await secrets.signToken(tokenAudience(row.appId), { file: row.id }, seconds * 1_000);
      return { signed_url: `/files/private/${row.id}/${encodeURIComponent(row.name)}?token=${token}` };
    },

    /** A private file that the server itself kept for the app. */
    async findKept(appId: AppId, id: string): Promise<StoredFile | null> {
      return open(await store.find(appId, id));
    },

    /** Null when the app has no such public file. */
    async findPublic(appId: AppId, id: string): Promise<StoredFile | null> {
      const row = await store.find(appId, id);
      return row?.isPrivate ? null : open(row);
    },

    /** A private file by the `file_uri` that its upload answered, for who uploaded it and the app's admins. */
    async findOwnPrivate(caller: AppCaller, fileUri: string): Promise<StoredFile | null> {
      if (!caller.person) throw new AppError('not-signed-in');
      const id = privateIdOf(fileUri);
      const row = id ? await store.find(caller.app.id, id) : null;
      return row && mayUsePrivate(caller, row) ? open(row) : null;
    },

    /** Throws `not-signed-in` without a token, `file-link-invalid` for one that does not open this file of this app. */
    async findPrivate(appId: AppId, id: string, token: string | undefined): Promise<StoredFile | null> {
      if (!token) throw new AppError('not-signed-in');
      const claims = await secrets.verifyToken(tokenAudience(appId), token);
      if (claims?.['file'] !== id) throw new AppError('file-link-invalid');
      const row = await store.find(appId, id);
      return row?.isPrivate ? open(row) : null;
    },

    /** A person of the app deletes what they uploaded; what others uploaded is not there for them. */
    async removeOwn({ app, person }: AppCaller, id: string): Promise<void> {
      if (!person) throw new AppError('not-signed-in');
      const row = await store.find(app.id, id);
      if (row?.uploaderId !== person.id) throw new AppError('file-not-found');
      await remove(row);
    },

    /** The owner deletes any file of their apps. */
    async removeAsOwner(accountId: string, id: string): Promise<void> {
      const found = await store.findAnywhere(id);
      if (found?.ownerId !== accountId) throw new AppError('file-not-found');
      await remove(found.upload);
    },

    orphans,
  };
}

const keyOf = ({ appId, id }: Pick<UploadRow, 'appId' | 'id'>) => `${appId}/${id}`;
const privateIdOf = (fileUri: string) => /^private\/([0-9a-f]{32})(?:\/|$)/.exec(fileUri)?.[1];
const publicPath = ({ id, name }: UploadRow) => `/files/${id}/${encodeURIComponent(name)}`;

async function* atMost(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.byteLength;
    if (size > maxBytes) throw new AppError('file-too-big');
    yield piece;
  }
}

function readSeconds(value: unknown): number {
  if (value === undefined || value === null || value === '') return linkSeconds.default;
  const seconds = Number(value);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= linkSeconds.max) return seconds;
  throw new AppError('bad-request', {
    message: `"expires_in" must be a whole number of seconds from 1 to ${linkSeconds.max}.`,
  });
}
