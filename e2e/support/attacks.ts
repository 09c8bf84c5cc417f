/** What an attempt got: `got …` with what it could read, or `refused …` with the reason of the browser. */
type Attempts = Record<string, string>;

/**
 * Leaves a secret wherever an origin keeps things. Runs inside a page, so it refers to nothing outside of itself; the
 * same holds for the functions below.
 */
export async function hideSecret(secret: string): Promise<void> {
  localStorage.setItem('secret', secret);
  sessionStorage.setItem('secret', secret);
  document.cookie = `secret=${secret}; Path=/; Secure`;
  const cache = await caches.open('secret');
  await cache.put('/secret', new Response(secret));
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(secret);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
    opening.onerror = () => reject(opening.error!);
  });
  const channel = new BroadcastChannel('secret');
  channel.onmessage = () => channel.postMessage(secret);
}

/** Reads everything that the page's own origin keeps. */
export async function readStorage(): Promise<Attempts> {
  const channel = new BroadcastChannel('secret');
  const heard = new Promise<string>((resolve) => {
    channel.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve('nothing'), 1_000);
  });
  channel.postMessage('who is there?');
  const cached = await (await caches.match('/secret'))?.text();
  const databases = await indexedDB.databases();
  return {
    cookie: document.cookie,
    localStorage: String(localStorage.getItem('secret')),
    sessionStorage: String(sessionStorage.getItem('secret')),
    cache: String(cached),
    indexedDB: databases.map(({ name }) => name).join(),
    broadcastChannel: await heard,
  };
}

/** What an origin has to offer to whoever is signed in there. */
export type Target = {
  origin: string;
  /** An answer with something private in it. */
  page: string;
  /** A private event stream, and a script, where the origin has them. */
  stream: string | null;
  script: string | null;
};

/** Reads from the origin of `target` with the visitor's sign-in, by every means that a script has. */
export async function readAcross({ origin, page, stream, script }: Target): Promise<Attempts> {
  const attempts: Attempts = {};
  const attempt = async (name: string, run: () => unknown) => {
    const late = new Promise((_, reject) => setTimeout(() => reject(new DOMException('', 'TimeoutError')), 3_000));
    try {
      attempts[name] = `got ${String(await Promise.race([run(), late]))}`;
    } catch (error) {
      attempts[name] = `refused ${(error as Error).name}`;
    }
  };
  const read = async (init: RequestInit) => (await fetch(origin + page, { credentials: 'include', ...init })).text();
  await attempt('fetch', () => read({}));
  await attempt('fetch without cors', () => read({ mode: 'no-cors' }));
  await attempt('fetch with a header', () => read({ headers: { 'x-app-id': 'a' } }));
  await attempt(
    'XMLHttpRequest',
    () =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', origin + page);
        request.withCredentials = true;
        request.onload = () => resolve(request.responseText);
        request.onerror = () => reject(new DOMException('', 'NetworkError'));
        request.send();
      }),
  );
  if (stream !== null) {
    await attempt(
      'EventSource',
      () =>
        new Promise((resolve, reject) => {
          const source = new EventSource(origin + stream, { withCredentials: true });
          source.onopen = () => {
            source.close();
            resolve('open');
          };
          source.onerror = () => {
            source.close();
            reject(new DOMException('', 'NetworkError'));
          };
        }),
    );
  }
  if (script !== null) {
    await attempt(
      'worker',
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(origin + script);
          // A script that was not loaded fails without a word; one that ran and found no document says so.
          worker.onerror = ({ message }) => (message ? resolve('ran') : reject(new DOMException('', 'NetworkError')));
          setTimeout(() => resolve('ran'), 1_000);
        }),
    );
    // What the page answers itself is an idle one; the browser's own call is the attack.
    const { register } = ServiceWorkerContainer.prototype;
    await attempt('service worker', async () => (await register.call(navigator.serviceWorker, origin + script)).scope);
  }
  return attempts;
}

/** Tries to reach into a window of the target's origin: in a frame and in a window of its own. */
export async function reachIntoWindows({ origin, page }: Target): Promise<Attempts> {
  const look = (read: () => unknown) => {
    try {
      return `got ${String(read())}`;
    } catch (error) {
      return `refused ${(error as Error).name}`;
    }
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1_500));
  const frame = document.createElement('iframe');
  frame.src = origin + page;
  document.body.append(frame);
  const opened = window.open(origin + page);
  await settle();
  const inFrame = frame.contentWindow!;
  // What an app gets in the place of a handle is no window: it leads nowhere.
  const isSevered = opened === null || opened.closed || opened.window !== opened;
  const result = {
    'frame: document': look(() => inFrame.document.title),
    'frame: storage': look(() => inFrame.localStorage.getItem('secret')),
    'frame: address': look(() => inFrame.location.href),
    'window: handle': isSevered ? 'refused severed' : 'got a handle',
    'window: document': look(() => opened!.document.title),
    'window: storage': look(() => opened!.localStorage.getItem('secret')),
    'window: address': look(() => opened!.location.href),
  };
  frame.remove();
  opened?.close();
  return result;
}

/** Tries to change something at `url` with the visitor's sign-in. What came of it is seen at the other end. */
export async function changeAcross({ url, body }: { url: string; body: string }): Promise<Attempts> {
  const attempt = async (run: () => Promise<Response>) => {
    try {
      const { status, type } = await run();
      return type === 'opaque' ? 'sent blindly' : `got ${status}`;
    } catch (error) {
      return `refused ${(error as Error).name}`;
    }
  };
  const attempts: Attempts = {};
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const headers = { 'content-type': 'application/json' };
    attempts[method] = await attempt(() => fetch(url, { method, credentials: 'include', headers, body }));
  }
  attempts['POST without cors'] = await attempt(() =>
    fetch(url, { method: 'POST', credentials: 'include', mode: 'no-cors', body }),
  );
  attempts['beacon'] = navigator.sendBeacon(url, body) ? 'sent blindly' : 'refused';
  const placed: Element[] = [];
  for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const frame = Object.assign(document.createElement('iframe'), { name: `form-${enctype}` });
    const form = Object.assign(document.createElement('form'), { method: 'post', action: url, target: frame.name });
    form.enctype = enctype;
    form.append(Object.assign(document.createElement('input'), { name: body.slice(0, -1), value: '}' }));
    document.body.append(frame, form);
    form.submit();
    placed.push(frame, form);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const element of placed) element.remove();
  return attempts;
}

/** Plants cookies that could pass for somebody else's session at the parent domain and its hosts. */
export function plantCookies({ domain, names, value }: { domain: string; names: string[]; value: string }): string {
  for (const name of names) {
    document.cookie = `${name}=${value}; Path=/; Secure; Domain=${domain}`;
    document.cookie = `${name}=${value}; Path=/api; Secure; Domain=${domain}`;
    document.cookie = `${name}=${value}; Path=/; Secure`;
  }
  return document.cookie;
}

/** Tries to reach the windows around and behind a frame. */
export function lookUpwards(): Attempts {
  const look = (read: () => unknown) => {
    try {
      return `got ${String(read())}`;
    } catch (error) {
      return `refused ${(error as Error).name}`;
    }
  };
  return {
    opener: look(() => window.opener as unknown),
    document: look(() => window.parent.document.title),
    storage: look(() => window.parent.localStorage.length),
    address: look(() => window.top!.location.href),
    leading: look(() => (window.top!.location.href = 'https://example.com')),
    'document after relaxing the domain': look(() => {
      document.domain = 'whittle.localhost';
      return window.parent.document.title;
    }),
  };
}

/** Sends messages to a window around a frame: from a window inside the frame, which nobody should listen to. */
export function sendFromWithin({ to, messages }: { to: 'top' | 'parent'; messages: unknown[] }): void {
  const nested = document.createElement('iframe');
  document.body.append(nested);
  const within = nested.contentWindow as Window & { eval(code: string): void };
  for (const message of messages) within.eval(`${to}.postMessage(${JSON.stringify(message)}, '*')`);
}
