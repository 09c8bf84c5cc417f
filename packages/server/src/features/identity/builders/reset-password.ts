import { normaliseEmail } from '@whittle/domain/accounts/email';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { AppError } from '../../../http/app-error.ts';
import { type AccountContext, builderPool } from './account-context.ts';
import { inUniformTime } from './mailbox-sign-in.ts';
import type { Origin, PoolCalls } from './pool-calls.ts';

/** A new password for somebody who reads the account's mailbox. Rules: AUTH-06, AUTH-12. */
export function createPasswordReset({
  clock,
  passwordHashes,
  store,
  identities,
  sessions,
  codes,
  mails,
  places,
  note,
}: AccountContext) {
  const sendResetPasswordEmail: PoolCalls['sendResetPasswordEmail'] = async ({ email: typed, continueUrl }, from) => {
    const email = normaliseEmail(typed);
    if (!email) throw new AppError('email-address-invalid');
    await mails.countAsked('reset-password', email, from.address, await places.ofEmail(email, from));
    await inUniformTime(async () => {
      const account = await store.byEmail(email);
      if (account && !account.isDisabled) await mails.sendCode('reset-password', { email, continueUrl });
    }).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError('reset-mail-failed', { cause });
    });
  };

  return {
    sendResetPasswordEmail,

    /**
     * Sets the password and signs out everywhere. A Google link ends too: it may be another person's, who got in before.
     * Throws `reset-password-too-weak`, `reset-link-invalid`, `reset-user-missing`, `reset-failed`.
     */
    async resetPassword({ token, password }: { token: string; password: string }, from: Origin): Promise<void> {
      // Looked at first, so that a weak password does not use up the link.
      const holder = await codes.lookAt({ pool: builderPool, purpose: 'reset-password', token });
      if (!holder) throw new AppError('reset-link-invalid');
      if (isWeakPassword(password, holder.email)) throw new AppError('reset-password-too-weak');
      try {
        const passwordHash = await passwordHashes.hash(password);
        const redeemed = await codes.redeemToken({ pool: builderPool, purpose: 'reset-password', token });
        if (!redeemed.ok) throw new AppError('reset-link-invalid');
        const account = await store.byEmail(redeemed.email);
        if (!account || account.isDisabled) throw new AppError('reset-user-missing');
        await store.update(account.id, { passwordHash, emailVerifiedAt: account.emailVerifiedAt ?? clock.now() });
        await identities.unlinkAll(account.id);
        await sessions.endAll(account.id);
        await note('password-reset', account, from);
        await mails.tell(account.email, { kind: 'password-changed' });
      } catch (cause) {
        throw cause instanceof AppError ? cause : new AppError('reset-failed', { cause });
      }
    },
  };
}
