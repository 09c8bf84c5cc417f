/** Where an app with routes of its own is: the address as people see it, and the path that its router goes by. */
export type Address = { url: string; path: string };

const listeners = new Set<() => void>();
let isWatching = false;

/** Calls back with the address now and after each change, whoever makes it. Answers how to stop. */
export function watchAddress(onChanged: (address: Address) => void): () => void {
  watchHistory();
  let last = '';
  const tell = () => {
    const address = currentAddress();
    if (address.url === last) return;
    last = address.url;
    onChanged(address);
  };
  tell();
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Routers of the hash kind keep their path behind `#`. */
const isHashPath = () => window.location.hash.startsWith('#/');

function currentAddress(): Address {
  const { pathname, search, hash } = window.location;
  return isHashPath()
    ? { url: `${pathname}${search}${hash}`, path: hash.slice(1).split('?')[0]! }
    : { url: `${pathname}${search}`, path: pathname };
}

/** Leads the app's own router to a path, as if the person had gone back to it. */
export function goTo(path: string): void {
  if (isHashPath()) window.location.hash = path;
  else {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
}

/** No event tells that code changed the address, so the two calls that do are listened to. */
function watchHistory(): void {
  if (isWatching) return;
  isWatching = true;
  const tellAll = () => {
    for (const tell of listeners) tell();
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = window.history[name].bind(window.history);
    window.history[name] = (...change) => {
      original(...change);
      // After the router's own work, which follows the call.
      queueMicrotask(tellAll);
    };
  }
  window.addEventListener('popstate', tellAll);
  window.addEventListener('hashchange', tellAll);
}
