import { decodeText } from '@whittle/domain/addresses/decode';
import type { Adapters } from '../../adapters/adapters.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import { previewOrigin, publishedOrigin } from '../../http/hosts.ts';
import type { StoredFile } from '../../core/uploads/uploads.service.ts';

export type AppFile = { bytes: Uint8Array; type: string; name: string };

type Deps = Pick<Adapters, 'config' | 'egress'> & {
  findPublic(appId: string, id: string): Promise<StoredFile | null>;
  findPrivate(appId: string, id: string, token: string | undefined): Promise<StoredFile | null>;
  /** A private file by its `file_uri`, for somebody who is signed in. */
  findOwnPrivate(caller: AppCaller, fileUri: string): Promise<StoredFile | null>;
};

const maxBytes = 20_000_000;
const timeoutMs = 20_000;
const publicPath = /^\/files\/([0-9a-f]{32})\/[^/]*$/;
const privatePath = /^\/files\/private\/([0-9a-f]{32})\/[^/]*$/;
const dataAddress = /^data:([\w.+-]+\/[\w.+-]+)?(;[^,]*)?,/;

/**
 * Reads a file that an app names in a call: one of its own by path, address or `file_uri`, with the caller's rights; a
 * `data:` address; any other through the egress broker. Files of other apps here are not read past their own hosts.
 * Throws `file-not-found`, `file-link-invalid`, `not-signed-in`, `too-large`, `address-…`.
 */
export function createReadAppFile({ config, egress, findPublic, findPrivate, findOwnPrivate }: Deps) {
  const own = async (caller: AppCaller, path: URL): Promise<StoredFile | null> => {
    const [, id] = publicPath.exec(path.pathname) ?? [];
    if (id) return findPublic(caller.app.id, id);
    const [, privateId] = privatePath.exec(path.pathname) ?? [];
    return privateId ? findPrivate(caller.app.id, privateId, path.searchParams.get('token') ?? undefined) : null;
  };

  return async (caller: AppCaller, address: string): Promise<AppFile> => {
    if (dataAddress.test(address)) return readDataAddress(address);
    if (/^private\/[0-9a-f]{32}/.test(address)) return readStored(await findOwnPrivate(caller, address));
    const home = publishedOrigin(config, caller.app);
    const url = URL.parse(address, home);
    const isOwn = url && [home, previewOrigin(config, caller.app.id), config.publicUrl].includes(url.origin);
    if (isOwn) return readStored(await own(caller, url));
    const answer = await egress.fetch(address, { maxBytes, timeoutMs });
    if (answer.status !== 200) {
      throw new AppError('file-not-found', { message: `The file's server returned ${answer.status}.` });
    }
    const name = decodeName(new URL(answer.url).pathname);
    return { bytes: answer.bytes, type: answer.type, name };
  };
}

async function readStored(file: StoredFile | null): Promise<AppFile> {
  if (!file) throw new AppError('file-not-found', { message: 'This app has no such file.' });
  if (file.size > maxBytes) throw new AppError('too-large', { message: 'This file is too large: 20 MB at most.' });
  const stream = file.size === 0 ? null : await file.read();
  const bytes = stream ? new Uint8Array(await new Response(stream).arrayBuffer()) : new Uint8Array();
  return { bytes, type: file.contentType, name: file.name };
}

function readDataAddress(address: string): AppFile {
  const [head, type = 'text/plain', parameters = ''] = dataAddress.exec(address)!;
  const rest = address.slice(head.length);
  const isBase64 = /;base64$/i.test(parameters);
  const bytes = isBase64 ? Buffer.from(rest, 'base64') : Buffer.from(decodeName(rest));
  return { bytes, type: type.toLowerCase(), name: '' };
}

function decodeName(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return decodeText(last) ?? last;
}
