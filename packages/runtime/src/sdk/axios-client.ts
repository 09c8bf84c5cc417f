import { errorOf } from './api-error.ts';
import { type Answer, ask } from './request.ts';
import { currentSession } from './session.ts';

type Params = Record<string, string | number | boolean | null | undefined>;
type Headers = Record<string, string>;
type Config = { url?: string; method?: string; data?: unknown; params?: Params; headers?: Headers; baseURL?: string };
type ClientOptions = {
  baseURL?: string;
  headers?: Headers;
  token?: string;
  interceptResponses?: boolean;
  onError?: (error: Error) => void;
};

/**
 * The factory that exported apps take out of the package's inside to ask for their public settings. The client calls this
 * app's own server, whatever address and app id it was given. Answers the body, or the whole response when
 * `interceptResponses` is false.
 */
export function createAxiosClient({
  baseURL = '/api',
  headers = {},
  interceptResponses = true,
  onError,
}: ClientOptions) {
  const defaults = { baseURL, headers: { common: { ...headers } as Headers } };

  async function request({
    url = '',
    method = 'GET',
    data,
    params,
    headers: own,
    baseURL: base,
  }: Config): Promise<unknown> {
    const path = ownAddress(join(base ?? defaults.baseURL, url));
    const answer = await ask(method.toUpperCase(), path, {
      ...(params && { query: params }),
      ...(data !== undefined && { body: data }),
      headers: { ...defaults.headers.common, ...own },
    });
    if (answer.status >= 200 && answer.status < 300)
      return interceptResponses ? answer.data : { ...answer, config: { url, method }, headers: plain(answer) };
    const error = errorOf(answer.status, answer.data);
    onError?.(error);
    throw error;
  }

  const withoutBody =
    (method: string) =>
    (url: string, config: Config = {}) =>
      request({ ...config, url, method });
  const withBody =
    (method: string) =>
    (url: string, data?: unknown, config: Config = {}) =>
      request({ ...config, url, method, data });
  return {
    defaults,
    interceptors: { request: noInterceptors(), response: noInterceptors() },
    request,
    get: withoutBody('GET'),
    delete: withoutBody('DELETE'),
    head: withoutBody('HEAD'),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  };
}

const noInterceptors = () => ({ use: () => 0, eject() {}, clear() {} });
const plain = ({ headers }: Answer) => Object.fromEntries(headers);

const join = (base: string, url: string) =>
  /^https?:/.test(url) ? url : `${base.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`;

/** The same path on this app's own server, about this app. */
function ownAddress(address: string): string {
  const { pathname, search } = new URL(address, window.location.origin);
  const { appId } = currentSession();
  const own = pathname
    .replace(/^(\/api\/apps\/public\/\w+\/public-settings\/by-id)\/[^/]+$/, `$1/${appId}`)
    .replace(/^(\/api\/apps)\/(?!public\/|auth\/)[^/]+(?=\/)/, `$1/${appId}`)
    .replace(/^(\/api\/app-logs)\/[^/]+/, `$1/${appId}`);
  return own + search;
}
