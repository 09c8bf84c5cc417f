import type { Credentials } from '@whittle/contract/accounts';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { newId } from '../../adapters/ids.ts';
import { AppError } from '../../http/app-error.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { type AccountContext, builderPool } from './account-context.ts';
import type { Origin } from './pool-calls.ts';
import type { SignInResult } from './sessions/sessions.ts';

/** Signing up and in with e-mail and password. */
export function createPasswordSignIn({
  clock,
  passwordHashes,
  store,
  sessions,
  mails,
  rateLimits,
  note,
  ...context
}: AccountContext) {
  return {
    /** Throws `email-invalid`, `password-too-weak`, `email-in-use`, `sign-up-closed`, `too-many-attempts` (AUTH-11). */
    async signUp({ email: typed, password }: Credentials, from: Origin): Promise<SignInResult> {
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-invalid');
      if (isWeakPassword(password, email)) throw new AppError('password-too-weak');
      await context.requireOpenSignUp();
      return countAttempt(rateLimits, { pool: builderPool, account: email, address: from.address }, async () => {
        const passwordHash = await passwordHashes.hash(password);
        const now = clock.now();
        const account = await store.insert({
          id: newId(now.getTime()),
          email,
          passwordHash,
          emailVerifiedAt: null,
          createdAt: now,
        });
        if (!account) throw new AppError('email-in-use');
        if (!account.emailVerifiedAt) await mails.sendCode('verify-email', { email });
        await note('sign-up', account, from, { way: 'password' });
        return sessions.start(account, from.userAgent);
      });
    },

    /** Throws `wrong-credentials` alike for a wrong password and an unknown address, `user-disabled`, `too-many-attempts`. */
    async signIn({ email: typed, password }: Credentials, from: Origin): Promise<SignInResult> {
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-invalid');
      return countAttempt(rateLimits, { pool: builderPool, account: email, address: from.address }, async () => {
        const account = await store.byEmail(email);
        const isRight = await passwordHashes.verify(password, account?.passwordHash);
        if (!account || !isRight || account.isDisabled) {
          await context.noteRefused(email, from, { way: 'password' });
          throw new AppError(isRight ? 'user-disabled' : 'wrong-credentials');
        }
        await note('sign-in', account, from, { way: 'password' });
        return sessions.start(account, from.userAgent);
      });
    },
  };
}
