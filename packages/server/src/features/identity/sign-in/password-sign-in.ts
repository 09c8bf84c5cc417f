import type { Credentials } from '@whittle/contract/accounts';
import { AppError } from '../../../http/app-error.ts';
import type { AttemptPlace } from './limits/attempt-place.ts';
import type { Member, Origin, Pool } from './pool.ts';
import type { SignInContext } from './sign-in-context.ts';
import { typedEmail } from './typed-email.ts';

/** Signing in with e-mail and password. */
export function createPasswordSignIn({ attempts, mails, noteRefused, passwordHashes }: SignInContext) {
  /** A fresh code for somebody who tries to sign in before confirming; silently none when there were too many. */
  const remind = async (pool: Pool, email: string, from: Origin, place: AttemptPlace): Promise<void> => {
    try {
      await mails.countAsked(pool, 'verify-email', email, from, place);
    } catch (error) {
      if (error instanceof AppError && error.code === 'too-many-attempts') return;
      throw error;
    }
    await mails.send(pool, 'verify-email', { email });
  };

  /**
   * Throws `wrong-credentials` alike for a wrong password and an unknown address, `user-disabled`, `too-many-attempts`, and
   * `email-not-verified` where the address is confirmed first.
   */
  return async <E>(pool: Pool<Member, E>, typed: Credentials, from: Origin): Promise<E> => {
    const email = typedEmail(typed.email, 'email-invalid');
    return attempts.count(pool, email, from, async (member, place) => {
      const isRight = await passwordHashes.verify(typed.password, member?.passwordHash);
      if (!member || !isRight || member.isDisabled) {
        await noteRefused(pool, email, from, { way: 'password' });
        throw new AppError(member && isRight ? 'user-disabled' : 'wrong-credentials');
      }
      if (!member.emailVerifiedAt && !pool.entersUnconfirmed) {
        await remind(pool, email, from, place);
        throw new AppError('email-not-verified', { details: { is_verified: false, email } });
      }
      return attempts.begin(pool, member, from, 'password');
    });
  };
}
