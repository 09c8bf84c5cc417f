import type { CollaboratorRole } from '@whittle/contract/collaborators';
import type { AccountId } from '@whittle/contract/ids';
import type { ErrorCode } from '@whittle/contract/errors';
import type { App } from './apps.store.ts';

export type Builder = {
  accountId: AccountId;
  /** The role that suffices for what is asked; without it only the owner may. */
  suffices?: CollaboratorRole;
};
type Owned = Pick<App, 'ownerId' | 'collaborators'>;

/** What an account is in an app; null for a stranger, for whom it does not exist. */
export const roleIn = (app: Owned, accountId: AccountId): 'owner' | CollaboratorRole | null =>
  app.ownerId === accountId ? 'owner' : (app.collaborators?.[accountId] ?? null);

/** Why an account may not do what it asks for, null when it may (TEAM-02). */
export function refusalOf(app: Owned, { accountId, suffices }: Builder): ErrorCode | null {
  const role = roleIn(app, accountId);
  if (role === null) return 'app-not-found';
  if (role === 'owner' || suffices === 'viewer' || (suffices === 'editor' && role === 'editor')) return null;
  return role === 'viewer' ? 'viewer-only' : 'owner-only';
}

export const canBuild = (account: Builder, app: Owned): boolean => refusalOf(app, account) === null;
