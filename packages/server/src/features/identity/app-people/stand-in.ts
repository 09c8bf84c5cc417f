import type { AppId } from '@whittle/contract/ids';
import type { Secrets } from '../../../adapters/secrets.ts';
import type { AppPerson } from '../../../http/app-caller.ts';
import type { VisibleUser } from './user-entity.ts';

const person: AppPerson = {
  id: '0'.repeat(24),
  email: 'someone@example.com',
  fullName: 'Someone Else',
  role: 'user',
  isOwner: false,
};

/** How a person looks who is in no app's pool: pages are opened as them to see what somebody with an account gets. */
export const standInOf = (appId: AppId, id: string, now: Date): VisibleUser | null =>
  id === person.id
    ? { ...person, appId, isDisabled: false, emailVerifiedAt: now, data: {}, createdAt: now, updatedAt: now }
    : null;

/** Tokens of that person. They count on the host of page checks alone, where nothing can be written in their name. */
export function createStandIns(secrets: Pick<Secrets, 'signToken' | 'verifyToken'>) {
  const audience = (appId: AppId) => `page-check:${appId}`;
  return {
    issueStandInToken: (appId: AppId, lifetimeMs: number): Promise<string> =>
      secrets.signToken(audience(appId), {}, lifetimeMs),
    findStandIn: async (appId: AppId, token: string): Promise<AppPerson | null> =>
      (await secrets.verifyToken(audience(appId), token)) ? person : null,
  };
}
