/** Whose script pages may load beside their own: payments work with nothing else. The page's policy says the same. */
const openHosts = new Set(['js.stripe.com']);

/**
 * What pages of apps cannot do, answered as a browser answers it when it fails, instead of by an error that the app cannot
 * catch: scripts of other sites fail to load, and a service worker is registered that does nothing. `ownOrigins` are those
 * that the page's own scripts come from.
 */
export function blockBrowserApis(ownOrigins: readonly string[]): void {
  refuseScripts(new Set([window.location.origin, ...ownOrigins]));
  idleServiceWorkers();
}

function refuseScripts(ownOrigins: ReadonlySet<string>) {
  const { prototype } = HTMLScriptElement;
  const source = Object.getOwnPropertyDescriptor(prototype, 'src')!;
  const setAttribute = Element.prototype.setAttribute;
  const isRefused = (address: string) => {
    const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : null;
    return url !== null && !ownOrigins.has(url.origin) && !openHosts.has(url.host);
  };
  const refuse = (script: HTMLScriptElement, address: string) => {
    // oxlint-disable-next-line no-console -- whoever looks for the script looks there
    console.warn(`${address} is not loaded: apps run their own scripts only.`);
    // Whoever sets the address listens by the time that the script would be there.
    setTimeout(() => script.dispatchEvent(new Event('error')));
  };

  Object.defineProperty(prototype, 'src', {
    ...source,
    set(this: HTMLScriptElement, address: unknown) {
      const text = String(address);
      if (isRefused(text)) refuse(this, text);
      else source.set!.call(this, text);
    },
  });
  prototype.setAttribute = function (this: HTMLScriptElement, name: string, value: string) {
    if (name.toLowerCase() === 'src' && isRefused(String(value))) refuse(this, String(value));
    else setAttribute.call(this, name, value);
  };
}

/** A worker would stay at the app's address when the app is gone, so no host of ours hands one out. */
function idleServiceWorkers() {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = Object.assign(new EventTarget(), {
    ...{ active: null, installing: null, waiting: null, onupdatefound: null },
    scope: new URL('/', window.location.href).href,
    updateViaCache: 'imports',
    update: async () => registration,
    unregister: async () => true,
    getNotifications: async () => [],
  }) as unknown as ServiceWorkerRegistration;
  Object.defineProperty(serviceWorker, 'register', { value: async () => registration, configurable: true });
}
