import type { AppSession } from '../sdk/session.ts';
import { readToken, removeToken, storeAppId, storeToken, takeTokenFromAddress } from '../sdk/token-storage.ts';

/**
 * People sign in to a published app on its own pages; their token lies where client libraries look for it. `cookieToken`
 * is the one that the page came with: it was valid a moment ago, and is renewed in time.
 */
export function publishedSession(appId: string, cookieToken: string | null): AppSession {
  const token = takeTokenFromAddress() ?? cookieToken ?? readToken();
  if (token !== null) storeToken(token);
  storeAppId(appId);
  return {
    appId,
    token,
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
    saveToken: storeToken,
  };
}
