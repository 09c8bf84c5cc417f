import { ApiError } from './api-error.ts';
import { withoutServer, withServer } from './file-addresses.ts';
import { currentSession } from './session.ts';

type Query = Record<string, string | number | boolean | null | undefined>;

export type CallOptions = {
  query?: Query;
  /** JSON, unless it is a FormData. */
  body?: unknown;
  /** Answers 401 with an error instead of leading to the sign-in page. */
  isQuietAboutSignIn?: boolean;
};

/**
 * Calls this app's own API: `path` continues `/api/apps/{appId}`. Answers the body. Throws `ApiError` with a sentence that
 * can be shown; a network failure has status 0.
 */
export async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  const session = currentSession();
  let response = await send(method, path, options);
  if (response.status === 401 && session.token !== null) {
    session.token = await session.renewToken();
    if (session.token !== null) response = await send(method, path, options);
  }
  const data = await readBody(response);
  if (response.ok) return data as T;
  if (response.status === 401 && !options.isQuietAboutSignIn) session.onSignInNeeded();
  throw new ApiError(sentenceOf(data, response.status), response.status, data);
}

async function send(method: string, path: string, { query, body }: CallOptions): Promise<Response> {
  const { appId, serverUrl, token } = currentSession();
  const headers: Record<string, string> = { accept: 'application/json', 'x-app-id': appId };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  try {
    return await fetch(`${serverUrl ?? ''}/api/apps/${appId}${path}${queryText(query)}`, {
      method,
      headers,
      body: body === undefined ? null : isForm ? body : withoutServer(JSON.stringify(body), serverUrl),
      credentials: 'same-origin',
    });
  } catch (cause) {
    throw new ApiError('The server could not be reached. Check the connection and try again.', 0, { cause });
  }
}

function queryText(query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

async function readBody(response: Response): Promise<unknown> {
  const text = withServer(await response.text(), currentSession().serverUrl);
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function sentenceOf(data: unknown, status: number): string {
  if (typeof data === 'object' && data !== null) {
    const { message, detail } = data as { message?: unknown; detail?: unknown };
    for (const sentence of [message, detail]) if (typeof sentence === 'string' && sentence) return sentence;
  }
  return status === 401 ? 'Sign in to go on.' : `The call failed with status ${status}.`;
}
