// What code of a page finds around it while its prerendered HTML is made: an address, empty stores, a screen of usual size,
// and no document. Runs as a plain script before the app's, in a realm that has nothing but the language.
{
  const nothing = () => {};
  const store = () => ({
    length: 0,
    getItem: () => null,
    setItem: nothing,
    removeItem: nothing,
    clear: nothing,
    key: () => null,
  });
  class Params {
    constructor(init = '') {
      const text = String(init).replace(/^\?/, '');
      this.pairs =
        text === '' ? [] : text.split('&').map((pair) => pair.split('=').map((part) => decodeURIComponent(part)));
    }
    get(name) {
      return this.pairs.find(([key]) => key === name)?.[1] ?? null;
    }
    getAll(name) {
      return this.pairs.filter(([key]) => key === name).map(([, value]) => value);
    }
    has(name) {
      return this.get(name) !== null;
    }
    entries() {
      return this.pairs[Symbol.iterator]();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return this.pairs.map((pair) => pair.map((part) => encodeURIComponent(part)).join('=')).join('&');
    }
  }
  /** Enough of an address to look at; it is never called. */
  class Address {
    constructor(url, base) {
      const isWhole = /^[a-z][\w+.-]*:/i.test(url);
      if (!isWhole && base === undefined) throw new TypeError('Invalid URL');
      const from = isWhole ? null : new Address(String(base));
      const [, origin = '', path = '', search = '', hash = ''] =
        /^([a-z][\w+.-]*:(?:\/\/[^/?#]*)?)?([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(String(url)) ?? [];
      this.origin = from ? from.origin : origin;
      this.pathname = path === '' ? (from?.pathname ?? '/') : path.startsWith('/') ? path : `/${path}`;
      Object.assign(this, { search, hash, searchParams: new Params(search) });
      this.protocol = this.origin.slice(0, this.origin.indexOf(':') + 1);
      this.host = this.hostname = this.origin.slice(this.protocol.length + 2);
    }
    get href() {
      return this.origin + this.pathname + this.search + this.hash;
    }
    toString() {
      return this.href;
    }
  }
  class Silent {
    constructor() {
      this.signal = { aborted: false, addEventListener: nothing, removeEventListener: nothing };
      this.port1 = this.port2 = { postMessage: nothing };
    }
    abort() {}
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const silent = Object.fromEntries(
    ['log', 'info', 'warn', 'error', 'debug', 'group', 'groupEnd'].map((name) => [name, nothing]),
  );
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    process: { env: { NODE_ENV: 'production' } },
    console: silent,
    localStorage: store(),
    sessionStorage: store(),
    navigator: { language: 'en', languages: ['en'], onLine: true, userAgent: '' },
    location: {
      href: '/',
      origin: '',
      protocol: 'https:',
      host: '',
      hostname: '',
      pathname: '/',
      search: '',
      hash: '',
    },
    history: { state: null, pushState: nothing, replaceState: nothing },
    innerWidth: 1280,
    innerHeight: 800,
    devicePixelRatio: 1,
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: () => true,
    setTimeout: () => 0,
    clearTimeout: nothing,
    setInterval: () => 0,
    clearInterval: nothing,
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: nothing,
    queueMicrotask: nothing,
    URL: Address,
    URLSearchParams: Params,
    AbortController: Silent,
    MessageChannel: Silent,
    MutationObserver: Silent,
    ResizeObserver: Silent,
    IntersectionObserver: Silent,
  });
}
