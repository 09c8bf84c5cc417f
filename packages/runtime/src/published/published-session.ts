import type { AppSession } from '../sdk/session.ts';

const storageKeys = ['base44_access_token', 'token'] as const;

/**
 * People sign in to a published app on its own pages; their token lies where client libraries look for it. `cookieToken`
 * is the one that the page came with.
 */
export function publishedSession(appId: string, cookieToken: string | null): AppSession {
  return {
    appId,
    token: tokenInAddress() ?? readToken() ?? cookieToken,
    renewToken: async () => {
      removeToken();
      return null;
    },
    onSignInNeeded() {
      const next = window.location.pathname + window.location.search + window.location.hash;
      window.location.assign(`/login?nextUrl=${encodeURIComponent(next)}`);
    },
    onSignOut(next) {
      removeToken();
      window.location.assign(`/api/apps/auth/logout?from_url=${encodeURIComponent(next)}`);
    },
    saveToken: (token) => withStorage((storage) => storage.setItem(storageKeys[0], token)),
  };
}

const readToken = () => withStorage((storage) => storage.getItem(storageKeys[0])) ?? null;
const removeToken = () => withStorage((storage) => storageKeys.forEach((key) => storage.removeItem(key)));

/** A sign-in elsewhere hands its token over in the address, from which it is taken at once. */
function tokenInAddress(): string | null {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('access_token');
  if (!token) return null;
  url.searchParams.delete('access_token');
  window.history.replaceState(window.history.state, '', url);
  withStorage((storage) => storage.setItem(storageKeys[0], token));
  return token;
}

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    // Storage may be blocked; then nobody stays signed in.
    return undefined;
  }
}
