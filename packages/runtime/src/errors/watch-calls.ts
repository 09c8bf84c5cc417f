/** A call over the network as it starts. `stack` shows who made it. */
export type StartedCall = { method: string; url: URL; body: unknown; stack: string };
export type EndedCall = { status: number | null; response: Response | null; bodyText: string | null; problem: unknown };

/** Called when a call starts; answers what to call when it has ended, or null when nobody wants to know. */
export type CallWatcher = (call: StartedCall) => ((end: EndedCall) => void) | null;

/** The platform's own calls, which the app knows nothing of. */
const isOwn = ({ origin, pathname }: URL) =>
  origin === window.location.origin && (pathname.startsWith('/_whittle/') || pathname === '/api/app-error');

/**
 * Lets `watch` see every call that the page makes by fetch and XMLHttpRequest from now on. The calls themselves, their
 * answers and their errors stay exactly as they were; a watcher that fails is ignored.
 */
export function watchCalls(watch: CallWatcher): void {
  const begin = (method: string, address: string | URL, body: unknown) => {
    try {
      const url = new URL(address, document.baseURI);
      if (isOwn(url) || !/^https?:$/.test(url.protocol)) return null;
      return watch({ method: method.toUpperCase(), url, body, stack: new Error().stack ?? '' });
    } catch {
      return null;
    }
  };
  watchFetch(begin);
  watchXhr(begin);
}

type Begin = (method: string, address: string | URL, body: unknown) => ((end: EndedCall) => void) | null;

function watchFetch(begin: Begin) {
  const original = window.fetch;
  window.fetch = function fetch(input: RequestInfo | URL, init?: RequestInit) {
    const request = input instanceof Request ? input : null;
    const method = init?.method ?? request?.method ?? 'GET';
    const end = begin(method, request?.url ?? (input as string | URL), init?.body ?? null);
    const answer = original.call(window, input, init);
    if (end) {
      answer.then(
        (response) => quietly(() => end({ status: response.status, response, bodyText: null, problem: null })),
        (problem: unknown) => quietly(() => end({ status: null, response: null, bodyText: null, problem })),
      );
    }
    return answer;
  };
}

function watchXhr(begin: Begin) {
  const { prototype } = XMLHttpRequest;
  const { open, send } = prototype;
  const opened = new WeakMap<XMLHttpRequest, { method: string; url: string | URL }>();
  prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
    opened.set(this, { method, url });
    return (open as (...args: unknown[]) => void).call(this, method, url, ...rest);
  } as typeof open;
  prototype.send = function (this: XMLHttpRequest, body) {
    const known = opened.get(this);
    const end = known ? begin(known.method, known.url, body ?? null) : null;
    if (end) {
      this.addEventListener('loadend', () =>
        quietly(() => {
          const isText = this.responseType === '' || this.responseType === 'text';
          const status = this.status === 0 ? null : this.status;
          const problem = status === null ? new TypeError('The request failed.') : null;
          end({ status, response: null, bodyText: isText ? this.responseText : null, problem });
        }),
      );
    }
    send.call(this, body ?? null);
  };
}

function quietly(work: () => void) {
  try {
    work();
  } catch {
    // What watches must not disturb what is watched.
  }
}
