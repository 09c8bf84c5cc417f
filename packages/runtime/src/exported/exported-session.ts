import type { AppSession } from '../sdk/session.ts';
import { explainNoAnswer } from './no-answer.ts';
import { beginSignIn } from './sign-in-redirect.ts';

/** Where an exported app's data is: the app's address on its server, and its id there. */
export type Place = { serverUrl: string; appId: string };

const storageKey = 'base44_access_token';

/** An app that runs on a host of its own: its people's token lies in this host's storage and travels in a header. */
export function exportedSession({ serverUrl, appId }: Place): AppSession {
  const session: AppSession = {
    appId,
    serverUrl,
    token: read(),
    renewToken: async () => {
      keep(null);
      return null;
    },
    onSignInNeeded: (next) => beginSignIn(serverUrl, new URL(next ?? '', window.location.href)),
    onSignOut(next) {
      const leave = () => window.location.assign(new URL(next, window.location.href));
      const { token } = session;
      keep(null);
      session.token = null;
      if (token === null) return leave();
      const headers = { authorization: `Bearer ${token}` };
      fetch(`${serverUrl}/api/apps/${appId}/auth/logout`, { method: 'POST', headers, credentials: 'omit' }).then(
        leave,
        leave,
      );
    },
    saveToken: keep,
    explainNoAnswer: () => explainNoAnswer(serverUrl),
  };
  return session;
}

/** Storage may be blocked; then nobody stays signed in. */
function read(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(token: string | null): void {
  try {
    if (token === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, token);
  } catch {
    // As above.
  }
}
