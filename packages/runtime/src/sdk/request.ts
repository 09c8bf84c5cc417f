import { Base44Error, errorOf } from './api-error.ts';
import { warnOfNotStored } from './not-stored.ts';
import { withoutServer, withServer } from './file-addresses.ts';
import { currentSession, fileHost } from './session.ts';
import { say } from '../kit/lib/page-words.ts';

type Query = Record<string, string | number | boolean | null | undefined>;

export type CallOptions = {
  query?: Query;
  /** JSON, unless it is a FormData. */
  body?: unknown;
  /** Answers 401 with an error instead of leading to the sign-in page. */
  isQuietAboutSignIn?: boolean;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type Answer = { status: number; statusText: string; headers: Headers; data: unknown };

/** Calls this app's own API: `path` continues `/api/apps/{appId}`. Answers the body. Throws a `Base44Error`. */
export const call = <T>(method: string, path: string, options: CallOptions = {}): Promise<T> =>
  callServer<T>(method, `/api/apps/${currentSession().appId}${path}`, options);

/** Calls the app's own server at any path. */
export async function callServer<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  const wasSignedIn = currentSession().token !== null;
  const answer = await ask(method, path, options);
  if (answer.status >= 200 && answer.status < 300) {
    warnOfNotStored(path, answer.headers);
    return answer.data as T;
  }
  const redirectsToSignIn = answer.status === 401 && !options.isQuietAboutSignIn && (wasSignedIn || isActing());
  if (redirectsToSignIn) currentSession().onSignInNeeded();
  throw errorOf(answer.status, answer.data);
}

/** A stranger is led to signing in by what they do. What a page tries by itself fails, and the page goes on. */
const isActing = (): boolean => navigator.userActivation?.isActive === true;

/** A call whose answer is read as it comes. Throws a `Base44Error`. */
export async function openStream(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const response = await sendSignedIn(method, path, options);
  if (response.ok) return response;
  throw errorOf(response.status, await readBody(response));
}

/** One call with all that came back, whatever its status. A token that ran out is renewed where that is possible. */
export async function ask(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await sendSignedIn(method, path, options);
  const { status, statusText, headers } = response;
  return { status, statusText, headers, data: await readBody(response) };
}

async function sendSignedIn(method: string, path: string, options: CallOptions): Promise<Response> {
  const session = currentSession();
  const response = await send(method, path, options);
  if (response.status !== 401 || session.token === null) return response;
  session.token = await session.renewToken();
  return session.token === null ? response : send(method, path, options);
}

async function send(
  method: string,
  path: string,
  { query, body, headers: own, signal }: CallOptions,
): Promise<Response> {
  const { appId, serverUrl, token } = currentSession();
  // What is stored holds on every host of the app; other services are given whole addresses.
  const asStored = (json: string) => (path.includes('/entities/') ? withoutServer(json, fileHost()) : json);
  const headers: Record<string, string> = { accept: 'application/json', ...own, 'x-app-id': appId };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  try {
    return await fetch(`${serverUrl ?? ''}${path}${queryText(query, asStored)}`, {
      method,
      headers,
      body: body === undefined ? null : isForm ? body : asStored(JSON.stringify(body)),
      credentials: 'same-origin',
      ...(signal && { signal }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    // A browser that is offline knows more than anybody.
    const explained = globalThis.navigator?.onLine === false ? undefined : currentSession().explainNoAnswer?.();
    const sentence = explained ?? say('The server could not be reached. Check the connection and try again.');
    throw new Base44Error(sentence, 0, 'network', null, cause);
  }
}

function queryText(query: Query = {}, asStored: (text: string) => string): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, asStored(String(value))]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

async function readBody(response: Response): Promise<unknown> {
  const text = withServer(await response.text(), fileHost());
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
