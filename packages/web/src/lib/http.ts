import { NetworkError, toApiError } from './api-error.ts';
import { currentToken, refreshToken } from './bearer.ts';
import { type OnProgress, sendForm } from './send-form.ts';

/** A form is sent as one, any other body as JSON. `onProgress` hears how much of a form has arrived. */
export type SendOptions = {
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  onProgress?: OnProgress;
  /** A 401 is the answer, and no new token is asked for: for who tries again by themselves. */
  isFinal?: boolean;
  /** Arrives also when the page is left meanwhile; for bodies below 64 KB. */
  outlivesPage?: boolean;
};

/**
 * One call to the server, with the bearer token. A 401 gets one new token and one more try.
 *
 * Throws `ApiError` for an answer that is an error and `NetworkError` when there is none.
 */
export async function send(method: string, path: string, options: SendOptions = {}): Promise<Response> {
  const attempt = () => request(method, path, options);
  let response = await attempt();
  if (response.status === 401 && !options.isFinal && (await refreshToken()) === 'refreshed') response = await attempt();
  if (!response.ok) throw await toApiError(response);
  return response;
}

async function request(method: string, path: string, options: SendOptions): Promise<Response> {
  const { body, signal, onProgress } = options;
  const token = currentToken();
  try {
    const headers = {
      accept: 'application/json',
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    if (onProgress && body instanceof FormData) {
      return await sendForm(method, path, { body, headers, signal, onProgress });
    }
    return await fetch(path, {
      method,
      signal,
      credentials: 'same-origin',
      keepalive: options.outlivesPage,
      headers,
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    });
  } catch (cause) {
    throw new NetworkError('no answer', { cause });
  }
}
