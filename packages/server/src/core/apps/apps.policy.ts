import type { AccountId } from '@whittle/contract/ids';
import type { App } from './apps.store.ts';

/** Builders see and change their own apps only; anybody else's does not exist for them. */
export const canBuild = (account: { accountId: AccountId }, app: App): boolean => app.ownerId === account.accountId;
