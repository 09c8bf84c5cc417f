import type { AppSession } from '../sdk/session.ts';

/** In the preview the builder is signed in as the app's owner; a token that ran out is replaced without asking. */
export function previewSession(appId: string, token: string): AppSession {
  return {
    appId,
    token,
    async renewToken() {
      const response = await fetch('/_whittle/token', { method: 'POST' });
      return response.ok ? ((await response.json()) as { token: string }).token : null;
    },
    onSignInNeeded() {},
    onSignOut: (next) => window.location.assign(next),
    saveToken() {},
  };
}
