import type { AppSession } from '../sdk/session.ts';
import { removeToken, storeAppId, storeToken } from '../sdk/token-storage.ts';

/**
 * In the preview the builder is signed in as the app's owner; a token that ran out is replaced without asking. Without a
 * token it is a visitor who looks.
 */
export function previewSession(appId: string, token: string | null): AppSession {
  if (token === null) removeToken();
  else storeToken(token);
  storeAppId(appId);
  return {
    appId,
    isPreview: true,
    token,
    async renewToken() {
      const response = await fetch('/_whittle/token', { method: 'POST' });
      if (!response.ok) return null;
      const renewed = ((await response.json()) as { token: string | null }).token;
      if (renewed !== null) storeToken(renewed);
      return renewed;
    },
    onSignInNeeded() {},
    onSignOut: (next) => window.location.assign(next),
    saveToken: storeToken,
  };
}
