import { normaliseEmail } from '@whittle/domain/accounts/email';
import { AppError } from '../../../http/app-error.ts';
import type { SignedIn } from '../../../http/session.ts';
import type { Origin } from '../sign-in/pool.ts';
import type { AccountContext } from './account-context.ts';

/** Deletes every app of an account for good, those in the trash too; the apps slice provides it. */
export type DeleteAppsOf = (accountId: string) => Promise<void>;

/** The end of an account and of everything that it owns. */
export function createAccountDeletion({ store, sessions, note }: AccountContext, deleteAppsOf: DeleteAppsOf) {
  return {
    /** Throws `proof-needed`, `confirmation-wrong` unless the account's address was typed, `sole-admin`. */
    async deleteAccount(signedIn: SignedIn, confirmation: string, from: Origin): Promise<void> {
      sessions.requireReauthentication(signedIn);
      const account = await store.byId(signedIn.accountId);
      if (!account) throw new AppError('not-signed-in');
      if (normaliseEmail(confirmation) !== account.email) throw new AppError('confirmation-wrong');
      if (await store.isSoleAdmin(account.id)) throw new AppError('sole-admin');
      const owned = await store.owned(account.id);
      // Apps go first: their windows hear of it, and a failure leaves an account that can be deleted again.
      await deleteAppsOf(account.id);
      if (!(await store.deleteUnlessSoleAdmin(account.id))) throw new AppError('sole-admin');
      await sessions.changed();
      await note('account-deleted', account, from, owned);
    },
  };
}
