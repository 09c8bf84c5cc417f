import type { AppSession } from '../sdk/session.ts';

const storageKeys = ['base44_access_token', 'token'] as const;

/**
 * People sign in to a published app on its own pages; their token lies where client libraries look for it. `cookieToken`
 * is the one that the page came with: it was valid a moment ago, and is renewed in time.
 */
export function publishedSession(appId: string, cookieToken: string | null): AppSession {
  return {
    appId,
    token: cookieToken ?? readToken(),
    renewToken: async () => {
      removeToken();
      return null;
    },
    onSignInNeeded(wish) {
      const next = wish ?? window.location.pathname + window.location.search + window.location.hash;
      window.location.assign(`/login?nextUrl=${encodeURIComponent(next)}`);
    },
    onSignOut(next) {
      removeToken();
      window.location.assign(`/api/apps/auth/logout?from_url=${encodeURIComponent(next)}`);
    },
    saveToken: (token) => withStorage((storage) => storageKeys.forEach((key) => storage.setItem(key, token))),
  };
}

const readToken = () => withStorage((storage) => storage.getItem(storageKeys[0])) ?? null;
const removeToken = () => withStorage((storage) => storageKeys.forEach((key) => storage.removeItem(key)));

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    // Storage may be blocked; then nobody stays signed in.
    return undefined;
  }
}
