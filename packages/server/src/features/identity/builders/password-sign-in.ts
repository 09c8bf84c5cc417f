import type { Credentials } from '@whittle/contract/accounts';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { AppError } from '../../../http/app-error.ts';
import { countAttempt } from '../../../http/count-attempt.ts';
import { type AccountContext, builderPool } from './account-context.ts';
import type { Origin } from './pool-calls.ts';
import type { SignInResult } from './sessions/sessions.ts';

/** Signing up and in with e-mail and password. */
export function createPasswordSignIn({
  passwordHashes,
  store,
  sessions,
  rateLimits,
  note,
  ...context
}: AccountContext) {
  return {
    /**
     * Throws `email-invalid`, `password-too-weak`, `email-in-use`, `sign-up-closed`, `too-many-attempts` (AUTH-11), and what
     * making an account throws.
     */
    async signUp({ email: typed, password }: Credentials, from: Origin): Promise<SignInResult> {
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-invalid');
      if (isWeakPassword(password, email)) throw new AppError('password-too-weak');
      await context.requireOpenSignUp();
      const attempt = { pool: builderPool, account: email, address: from.address, place: null };
      return countAttempt(rateLimits, attempt, async () => {
        const passwordHash = await passwordHashes.hash(password);
        const wanted = { email, passwordHash, isConfirmed: false, way: 'password' } as const;
        const result = await context.makeAccount(wanted, from, (account) => sessions.start(account, from));
        if (!result) throw new AppError('email-in-use');
        return result;
      });
    },

    /** Throws `wrong-credentials` alike for a wrong password and an unknown address, `user-disabled`, `too-many-attempts`. */
    async signIn({ email: typed, password }: Credentials, from: Origin): Promise<SignInResult> {
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-invalid');
      const account = await store.byEmail(email);
      const place = context.places.of(account, from);
      return countAttempt(rateLimits, { pool: builderPool, account: email, address: from.address, place }, async () => {
        const isRight = await passwordHashes.verify(password, account?.passwordHash);
        if (!account || !isRight || account.isDisabled) {
          await context.noteRefused(email, from, { way: 'password' });
          throw new AppError(isRight ? 'user-disabled' : 'wrong-credentials');
        }
        await note('sign-in', account, from, { way: 'password' });
        return sessions.start(account, from);
      });
    },
  };
}
