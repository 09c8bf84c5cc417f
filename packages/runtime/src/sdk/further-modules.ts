import { notHere } from './api-error.ts';
import { call, callServer } from './request.ts';
import { currentSession } from './session.ts';

const refuser = (code: string, sentence: string) => async (): Promise<never> => {
  throw notHere(code, sentence);
};
const noConnectors = refuser('connectors-not-available', 'Connected accounts of people are not available here.');

/** Modules of the client that stand for services which this server does not have. Each call says so. */
export const connectors = { connectAppUser: noConnectors, disconnectAppUser: noConnectors };

const noSso = refuser('sso-not-available', 'Tokens for other services are not available here.');
export const sso = { getAccessToken: noSso, getIdToken: noSso };

export const aiGateway = {
  connection(): never {
    throw notHere('gateway-not-available', 'Models are called with InvokeLLM here, not through a gateway.');
  },
};

export const actors: Record<string, unknown> = new Proxy(Object.create(null) as Record<string, unknown>, {
  get(_, name) {
    if (typeof name !== 'string' || name === 'then') return undefined;
    throw notHere('actors-not-available', `The actor “${name}” is not available here.`);
  },
});

export const app = {
  getPublicSettings: () =>
    callServer<unknown>('GET', `/api/apps/public/prod/public-settings/by-id/${currentSession().appId}`, {
      isQuietAboutSignIn: true,
    }),
};

export const users = {
  async inviteUser(email: string, role: string): Promise<unknown> {
    if (role !== 'user' && role !== 'admin')
      throw new Error(`Invalid role: "${role}". Role must be either "user" or "admin".`);
    return call('POST', '/runtime/users/invite-user', { body: { user_email: email, role } });
  },
};
