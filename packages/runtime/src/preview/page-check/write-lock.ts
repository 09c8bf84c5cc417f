const safe = /^(?:GET|HEAD|OPTIONS)$/;

/**
 * Keeps a page that is tried out from changing something elsewhere: from `lock` on, calls to other hosts that are not plain
 * reads fail as if the network did. The app's own host refuses by itself. Made before the app's code runs.
 */
export function createWriteLock(): { lock(): void; readonly refused: number } {
  let isLocked = false;
  let refused = 0;
  const mustFail = (method: string, address: string | URL) => {
    if (!isLocked || safe.test(method.toUpperCase())) return false;
    if (URL.parse(address, document.baseURI)?.origin === window.location.origin) return false;
    refused += 1;
    return true;
  };

  const { fetch } = window;
  window.fetch = function lockedFetch(input: RequestInfo | URL, init?: RequestInit) {
    const request = input instanceof Request ? input : null;
    const method = init?.method ?? request?.method ?? 'GET';
    if (mustFail(method, request?.url ?? (input as string | URL))) {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    return fetch.call(window, input, init);
  };

  const { open, send } = XMLHttpRequest.prototype;
  const opened = new WeakMap<XMLHttpRequest, { method: string; url: string | URL }>();
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ) {
    opened.set(this, { method, url });
    return (open as (...args: unknown[]) => void).call(this, method, url, ...rest);
  } as typeof open;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const known = opened.get(this);
    if (!known || !mustFail(known.method, known.url)) return send.call(this, body ?? null);
    this.abort();
    this.dispatchEvent(new ProgressEvent('error'));
  };

  const sendBeacon = navigator.sendBeacon?.bind(navigator);
  navigator.sendBeacon = (url, data) => (mustFail('POST', url) ? false : (sendBeacon?.(url, data) ?? false));

  return {
    lock: () => {
      isLocked = true;
    },
    get refused() {
      return refused;
    },
  };
}
