import type { Credentials } from '@whittle/contract/accounts';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { AppError } from '../../../http/app-error.ts';
import type { Origin } from '../sign-in/pool.ts';
import { typedEmail } from '../sign-in/typed-email.ts';
import type { AccountContext } from './account-context.ts';
import type { SignInResult } from './sessions/sessions.ts';

/**
 * Signing up with e-mail and password. Throws `email-invalid`, `password-too-weak`, `email-in-use`, `sign-up-closed`,
 * `too-many-attempts` (AUTH-11), and what making an account throws.
 */
export function createSignUp({ pool, signIn, passwordHashes, makeAccount, requireOpenSignUp }: AccountContext) {
  const { attempts } = signIn;
  return async ({ email: typed, password }: Credentials, from: Origin): Promise<SignInResult> => {
    const email = typedEmail(typed, 'email-invalid');
    if (isWeakPassword(password, email)) throw new AppError('password-too-weak');
    await requireOpenSignUp();
    return attempts.count(pool, email, from, async () => {
      const passwordHash = await passwordHashes.hash(password);
      const wanted = { email, passwordHash, isConfirmed: false, way: 'password' } as const;
      const result = await makeAccount(wanted, from, (account) => attempts.start(pool, account, from));
      if (!result) throw new AppError('email-in-use');
      return result;
    });
  };
}
