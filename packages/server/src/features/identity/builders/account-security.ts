import type { AccountSecurity } from '@whittle/contract/accounts';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { AppError } from '../../../http/app-error.ts';
import { placeOfSession } from '../sign-in/limits/attempt-place.ts';
import type { SignedIn } from '../../../http/session.ts';
import type { Origin } from '../sign-in/pool.ts';
import type { AccountContext } from './account-context.ts';
import type { AccountRow } from './accounts.store.ts';

/** What an account's owner sees and changes about signing in. */
export function createAccountSecurity({ pool, signIn, store, identities, sessions, note }: AccountContext) {
  const accountOf = async ({ accountId }: SignedIn): Promise<AccountRow> => {
    const account = await store.byId(accountId);
    if (!account) throw new AppError('not-signed-in');
    return account;
  };

  return {
    async read(signedIn: SignedIn): Promise<AccountSecurity> {
      const account = await accountOf(signedIn);
      const [[google], owns, isSoleAdmin] = await Promise.all([
        identities.listOf(account.id),
        store.owned(account.id),
        store.isSoleAdmin(account.id),
      ]);
      return {
        hasPassword: account.passwordHash !== null,
        emailVerified: account.emailVerifiedAt !== null,
        google: google ? { email: google.email, linkedAt: google.createdAt.toISOString() } : null,
        owns,
        isSoleAdmin,
      };
    },

    /** Shows again that it is the owner. Throws `password-wrong`, `email-code-wrong`, `attempts-exceeded`. */
    async prove(signedIn: SignedIn, proof: { password: string } | { otp: string }, from: Origin): Promise<void> {
      const account = await accountOf(signedIn);
      const { sessionId } = signedIn;
      if ('password' in proof) await signIn.password.prove(pool, account, { ...proof, sessionId }, from);
      else {
        const typed = { email: account.email, code: proof.otp };
        await signIn.redeem.code(pool, 'sign-in', typed, placeOfSession(sessionId));
      }
      await sessions.markReauthenticated(sessionId);
    },

    /**
     * Sets a new password and signs out all other places. Throws `password-too-weak`, `password-wrong`; an account that has
     * none needs a recent proof instead of the old one (`proof-needed`).
     */
    async changePassword(
      signedIn: SignedIn,
      { password, currentPassword }: { password: string; currentPassword?: string },
      from: Origin,
    ): Promise<void> {
      const account = await accountOf(signedIn);
      const { sessionId } = signedIn;
      if (isWeakPassword(password, account.email)) throw new AppError('password-too-weak');
      if (account.passwordHash === null) sessions.requireReauthentication(signedIn);
      else await signIn.password.prove(pool, account, { password: currentPassword ?? '', sessionId }, from);
      await signIn.password.replace(pool, account, { password, sessionId }, from);
      await sessions.markReauthenticated(sessionId);
    },

    async endSession({ accountId }: SignedIn, sessionId: string, from: Origin): Promise<void> {
      await sessions.end(accountId, sessionId);
      await note('session-revoked', { id: accountId }, from, { sessions: 1 });
    },

    async endOtherSessions({ accountId, sessionId }: SignedIn, from: Origin): Promise<void> {
      const ended = await sessions.endAll(accountId, sessionId);
      await note('session-revoked', { id: accountId }, from, { sessions: ended });
    },
  };
}
