import type { AppSession } from '../sdk/session.ts';
import type { Place } from './exported-session.ts';

const stateKey = 'whittle_sign_in';

/**
 * Leads to the app's sign-in page on its server, and back to `next` with a code that works once. The code counts only in
 * the window that asked for it, so that nobody is signed in to somebody else's account by a link.
 */
export function beginSignIn(serverUrl: string, next: URL): void {
  const state = crypto.randomUUID();
  window.sessionStorage.setItem(stateKey, state);
  next.searchParams.set('whittle_state', state);
  window.location.assign(`${serverUrl}/_whittle/leave?to=${encodeURIComponent(next.href)}`);
}

/** Turns the code of a page that was come back to into a sign-in, and takes it out of the address. */
export async function finishSignIn({ serverUrl, appId }: Place, session: AppSession): Promise<void> {
  const here = new URL(window.location.href);
  const [code, state] = [here.searchParams.get('whittle_code'), here.searchParams.get('whittle_state')];
  if (code === null && state === null) return;
  here.searchParams.delete('whittle_code');
  here.searchParams.delete('whittle_state');
  window.history.replaceState(window.history.state, '', here);
  const asked = window.sessionStorage.getItem(stateKey);
  window.sessionStorage.removeItem(stateKey);
  if (code === null || state === null || state !== asked) return;
  const response = await fetch(`${serverUrl}/api/apps/${appId}/auth/exchange`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customToken: code, tenantId: appId }),
  }).catch(() => null);
  if (!response?.ok) return;
  const { access_token: token } = (await response.json()) as { access_token: string };
  session.token = token;
  session.saveToken(token);
}
