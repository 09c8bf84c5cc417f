import type { AccountSecurity } from '@whittle/contract/accounts';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { AppError } from '../../../http/app-error.ts';
import { placeOfSession } from '../../../http/attempt-place.ts';
import { countAttempt } from '../../../http/count-attempt.ts';
import type { SignedIn } from '../../../http/session.ts';
import { type AccountContext, builderPool } from './account-context.ts';
import type { AccountRow } from './accounts.store.ts';
import type { Origin } from './pool-calls.ts';

/** What an account's owner sees and changes about signing in. */
export function createAccountSecurity({
  passwordHashes,
  store,
  identities,
  sessions,
  codes,
  mails,
  rateLimits,
  note,
}: AccountContext) {
  const accountOf = async ({ accountId }: SignedIn): Promise<AccountRow> => {
    const account = await store.byId(accountId);
    if (!account) throw new AppError('not-signed-in');
    return account;
  };

  /** Throws `password-wrong`, and `too-many-attempts` after as many as a sign-in may have. */
  const requirePassword = (
    account: AccountRow,
    password: string,
    { address }: Origin,
    { sessionId }: SignedIn,
  ): Promise<void> => {
    const place = placeOfSession(sessionId);
    return countAttempt(rateLimits, { pool: builderPool, account: account.email, address, place }, async () => {
      if (!(await passwordHashes.verify(password, account.passwordHash))) throw new AppError('password-wrong');
    });
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

    /** Shows again that it is the owner. Throws `password-wrong`, `magic-link-invalid`, `attempts-exceeded`. */
    async prove(signedIn: SignedIn, proof: { password: string } | { otp: string }, from: Origin): Promise<void> {
      const account = await accountOf(signedIn);
      if ('password' in proof) await requirePassword(account, proof.password, from, signedIn);
      else {
        const { email } = account;
        const redeemed = await codes.redeemCode({
          ...{ pool: builderPool, purpose: 'sign-in', email, code: proof.otp },
          place: placeOfSession(signedIn.sessionId),
        });
        if (!redeemed.ok)
          throw new AppError(redeemed.problem === 'attempts-exceeded' ? 'attempts-exceeded' : 'verify-code-wrong');
      }
      await sessions.markReauthenticated(signedIn.sessionId);
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
      if (isWeakPassword(password, account.email)) throw new AppError('password-too-weak');
      if (account.passwordHash === null) sessions.requireReauthentication(signedIn);
      else await requirePassword(account, currentPassword ?? '', from, signedIn);
      await store.update(account.id, { passwordHash: await passwordHashes.hash(password) });
      await sessions.endAll(account.id, signedIn.sessionId);
      await sessions.markReauthenticated(signedIn.sessionId);
      await note('password-changed', account, from);
      await mails.tell(account.email, { kind: 'password-changed' });
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
