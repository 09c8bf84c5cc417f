import { AppError } from '../../../http/app-error.ts';
import { placeOfSession } from '../../../http/attempt-place.ts';
import type { SignedIn } from '../../../http/session.ts';
import { type AccountContext, builderPool } from './account-context.ts';
import type { AccountRow } from './accounts.store.ts';
import type { Origin } from './pool-calls.ts';

/** Showing that the account's address is read by its owner. Rule: AUTH-14. */
export function createEmailVerification({ clock, store, sessions, codes, mails, note }: AccountContext) {
  const confirm = async (account: AccountRow | null, from: Origin) => {
    if (!account || account.emailVerifiedAt) return;
    await store.update(account.id, { emailVerifiedAt: clock.now() });
    await sessions.changed();
    await note('email-verified', account, from);
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
      await mails.countAsked('verify-email', email, from.address, placeOfSession(sessionId));
      await mails.sendCode('verify-email', { email, continueUrl });
    },

    /** Throws `verify-code-wrong`, `attempts-exceeded`. */
    async byCode({ accountId, email, sessionId }: SignedIn, code: string, from: Origin): Promise<void> {
      const redeemed = await codes.redeemCode({
        ...{ pool: builderPool, purpose: 'verify-email', email, code },
        place: placeOfSession(sessionId),
      });
      if (!redeemed.ok)
        throw new AppError(redeemed.problem === 'attempts-exceeded' ? 'attempts-exceeded' : 'verify-code-wrong');
      await confirm(await store.byId(accountId), from);
    },

    /**
     * Only for who is signed in to the account: somebody else may have made it with this address and wait for its owner
     * to click. The owner of the mailbox gets in by a mailed code, which ends what others set. Throws `verify-link-invalid`.
     */
    async byLink({ accountId, email }: SignedIn, token: string, from: Origin): Promise<void> {
      const link = { pool: builderPool, purpose: 'verify-email', token } as const;
      const mailed = await codes.lookAt(link);
      if (mailed?.email !== email || !(await codes.redeemToken(link)).ok) throw new AppError('verify-link-invalid');
      await confirm(await store.byId(accountId), from);
    },
  };
}
