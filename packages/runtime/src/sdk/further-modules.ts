import type { UnsupportedService } from '@whittle/contract/unsupported-services';
import { notHere } from './api-error.ts';
import { call, callServer } from './request.ts';
import { currentSession } from './session.ts';

/** Modules of the client that stand for services which this product does not have. Each call says so. */
const refuser = (code: UnsupportedService) => async (): Promise<never> => {
  throw notHere(code);
};
const noConnectors = refuser('connectors-not-available');
export const connectors = { connectAppUser: noConnectors, disconnectAppUser: noConnectors };

const noSso = refuser('sso-not-available');
export const sso = { getAccessToken: noSso, getIdToken: noSso };

export const aiGateway = {
  connection(): never {
    throw notHere('gateway-not-available');
  },
};

const actorNamed = (name: string) => () => {
  throw notHere('actors-not-available', name);
};
export const actors: Record<string, unknown> = anyName(actorNamed);

/** Every module and method by any name, so that code may look at them; whatever is called rejects. */
export const asServiceRole: Record<string, unknown> = anyName(serviceRoleCall);

function serviceRoleCall(): object {
  const call = refuser('service-role-not-available');
  return new Proxy(call, { get: (_, name) => (isName(name) ? serviceRoleCall() : undefined) });
}

function anyName(make: (name: string) => unknown): Record<string, unknown> {
  return new Proxy(Object.create(null) as Record<string, unknown>, {
    get: (_, name) => (isName(name) ? make(name) : undefined),
  });
}

const isName = (name: string | symbol): name is string =>
  typeof name === 'string' && !['then', 'toJSON', 'prototype'].includes(name);

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
