import { AppError } from '../../../http/app-error.ts';
import { placeOfSession } from '../sign-in/limits/attempt-place.ts';
import type { SignedIn } from '../../../http/session.ts';
import type { Origin } from '../sign-in/pool.ts';
import type { AccountContext } from './account-context.ts';

/** Showing that the account's address is read by its owner. Rule: AUTH-14. */
export function createEmailVerification({ pool, signIn, store }: AccountContext) {
  const { codes, mails, redeem } = signIn;
  const confirm = async (accountId: string, from: Origin) => {
    const account = await store.byId(accountId);
    if (account) await signIn.confirm(pool, account, from, { isOwner: true });
  };

  return {
    /** Sends another mail; none to an address that is confirmed already. Throws `too-many-attempts`. */
    async sendAgain(
      { accountId, email, sessionId }: SignedIn,
      continueUrl: string | undefined,
      from: Origin,
    ): Promise<void> {
      const account = await store.byId(accountId);
      if (!account || account.emailVerifiedAt) return;
      await mails.countAsked(pool, 'verify-email', email, from, placeOfSession(sessionId));
      await mails.send(pool, 'verify-email', { email, continueUrl });
    },

    /** Throws `email-code-wrong`, `attempts-exceeded`. */
    async byCode({ accountId, email, sessionId }: SignedIn, code: string, from: Origin): Promise<void> {
      await redeem.code(pool, 'verify-email', { email, code }, placeOfSession(sessionId));
      await confirm(accountId, from);
    },

    /**
     * Only for who is signed in to the account: somebody else may have made it with this address and wait for its owner
     * to click. The owner of the mailbox gets in by a mailed code, which ends what others set. Throws `verify-link-invalid`.
     */
    async byLink({ accountId, email }: SignedIn, token: string, from: Origin): Promise<void> {
      const mailed = await codes.lookAt({ pool: pool.id, purpose: 'verify-email', token });
      if (mailed?.email !== email) throw new AppError('verify-link-invalid');
      await redeem.link(pool, 'verify-email', token, 'verify-link-invalid');
      await confirm(accountId, from);
    },
  };
}
