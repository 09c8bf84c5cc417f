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
  // As in axios, whose later steps see a request first and an answer last.
  const requestSteps = createSteps<Config>('newest-first');
  const responseSteps = createSteps<unknown>('oldest-first');

  async function send({ url = '', method = 'GET', data, params, headers: own, baseURL: base }: Config) {
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

  const request = (config: Config): Promise<unknown> =>
    responseSteps.after(requestSteps.after(Promise.resolve({ ...config, headers: { ...config.headers } })).then(send));

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
    interceptors: { request: requestSteps, response: responseSteps },
    request,
    get: withoutBody('GET'),
    delete: withoutBody('DELETE'),
    head: withoutBody('HEAD'),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  };
}

type Step<T> = { done?: ((value: T) => T | Promise<T>) | null; failed?: ((error: unknown) => T | Promise<T>) | null };

/** Interceptors, in the order in which they were added; `eject` takes what `use` answered. */
function createSteps<T>(order: 'oldest-first' | 'newest-first') {
  let steps: (Step<T> | null)[] = [];
  return {
    use: (done?: Step<T>['done'], failed?: Step<T>['failed']): number => steps.push({ done, failed }) - 1,
    eject: (index: number): void => void (steps[index] = null),
    clear: (): void => void (steps = []),
    after: (value: Promise<T>): Promise<T> =>
      (order === 'oldest-first' ? steps : steps.toReversed()).reduce(
        (before, step) => (step ? before.then(step.done, step.failed) : before),
        value,
      ),
  };
}

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
