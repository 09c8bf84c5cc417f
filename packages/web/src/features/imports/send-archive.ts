import { addressOf } from '@whittle/contract/call';
import { type Import, importSchema } from '@whittle/contract/imports';
import { importCalls } from '@whittle/contract/imports/calls';
import { NetworkError, toApiError } from '../../lib/api-error.ts';
import { currentToken, refreshToken } from '../../lib/bearer.ts';

export type Sent = { body: FormData | Blob; name: string };
export type Progress = (percent: number) => void;

/** Uploads an archive and says how far it is, which `fetch` does not tell. A 401 gets one new token and one more try. */
export async function sendArchive(sent: Sent, onProgress: Progress, signal: AbortSignal): Promise<Import> {
  let answer = await post(sent, onProgress, signal);
  if (answer.status === 401 && (await refreshToken()) === 'refreshed') answer = await post(sent, onProgress, signal);
  if (!answer.ok) throw await toApiError(answer);
  return importSchema.parse(await answer.json());
}

function post({ body, name }: Sent, onProgress: Progress, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const isLines = body instanceof Blob;
    request.open('POST', addressOf(importCalls.inspect, { query: { name: isLines ? name : null } }));
    const token = currentToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (isLines) request.setRequestHeader('content-type', 'application/x-ndjson');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new NetworkError('no answer'));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
