import { agents } from './agents.ts';
import { auth } from './auth.ts';
import { allEntities } from './entities.ts';
import { functions } from './functions.ts';
import { actors, aiGateway, app, asServiceRole, connectors, sso, users } from './further-modules.ts';
import { allConnectors } from './integrations.ts';
import { currentSession } from './session.ts';
import { sources } from './sources.ts';
import { tools } from './tools.ts';
import { analytics, appLogs } from './usage.ts';

/** The client of the running app. There is one: whoever makes another gets this one. */
export const base44 = {
  entities: allEntities,
  auth,
  integrations: allConnectors,
  functions,
  agents,
  sources,
  tools,
  users,
  app,
  appLogs,
  analytics,
  connectors,
  sso,
  aiGateway,
  actors,
  asServiceRole,
  setToken: auth.setToken,
  getConfig: () => ({ serverUrl: '', appId: currentSession().appId, requiresAuth: needsSignIn }),
  fetchWithAuth(path: string, init: RequestInit = {}): Promise<Response> {
    if (typeof path !== 'string' || URL.parse(path, window.location.origin)?.origin !== window.location.origin)
      throw new Error(`fetchWithAuth() only calls the app's own server. “${path}” is not a path on it.`);
    const headers = new Headers(init.headers);
    const { appId, token } = currentSession();
    if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    headers.set('base44-app-id', appId);
    return fetch(path, { ...init, headers });
  },
  cleanup: () => analytics.cleanup(),
};

let needsSignIn = false;

type ClientConfig = { requiresAuth?: boolean; token?: string };

/**
 * Makes a client as the package does. It speaks for this app and to this server, whatever id and address the app's file
 * holds, since those name the place that the app comes from. `requiresAuth` leads a stranger to the sign-in page.
 */
export function createClient({ requiresAuth = false, token }: ClientConfig = {}): typeof base44 {
  // A moment later, because modules run before the page has started.
  setTimeout(() => {
    if (token && currentSession().token === null) auth.setToken(token, false);
    if (!requiresAuth || needsSignIn) return;
    needsSignIn = true;
    void auth.isAuthenticated().then((isSignedIn) => isSignedIn || auth.redirectToLogin());
  }, 0);
  return base44;
}

export default base44;
