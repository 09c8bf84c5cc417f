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
    accountPath: '/_whittle/account',
    renewToken: async () => {
      removeToken();
      return null;
    },
    onSignInNeeded(wish) {
      const { pathname, search, hash, origin } = window.location;
      const next = wish ?? pathname + search + hash;
      // An app's own sign-in page stands at /login; one that asks to sign in itself gets to ours.
      const isAtSignIn = /^\/login\/?$/i.test(pathname);
      const query = new URLSearchParams({ nextUrl: next, from_url: new URL(next, origin).href });
      window.location.assign(isAtSignIn ? `/apps/${appId}/login` : `/login?${query.toString()}`);
    },
    onSignOut(next) {
      removeToken();
      window.location.assign(`/api/apps/auth/logout?from_url=${encodeURIComponent(next)}`);
    },
    saveToken: storeToken,
  };
}
