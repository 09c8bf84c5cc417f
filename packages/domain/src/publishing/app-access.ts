import type { AccessMode } from '@whittle/contract/people';

/**
 * Who may open a published app: what its owner chose; until then its data decides, since an app that shows a stranger
 * nothing can as well ask who they are.
 */
export const effectiveAccess = (chosen: AccessMode | null, dataNeedsSignIn: boolean): AccessMode =>
  chosen ?? (dataNeedsSignIn ? 'public_with_login' : 'public_without_login');

/** Nobody is known to be a member before they sign in. */
export const accessWithMembers = (mode: AccessMode, isForMembers: boolean): AccessMode =>
  isForMembers && mode === 'public_without_login' ? 'public_with_login' : mode;

/** Whether nothing of the app is shown or answered to somebody who is not signed in. */
export const needsSignIn = (mode: AccessMode): boolean => mode !== 'public_without_login';

/** Whether people may join by themselves; else only who was invited. */
export const takesNewPeople = (app: { accessMode: AccessMode | null; isSignupEnabled: boolean }): boolean =>
  app.isSignupEnabled && app.accessMode !== 'private_with_login';
