import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { AppError, failedAs } from '../../../http/app-error.ts';
import type { Asked } from './asked-mail.ts';
import type { Member, Origin, Pool } from './pool.ts';
import type { SignInContext } from './sign-in-context.ts';

/** A new password, by the mailbox (AUTH-06, AUTH-12) or by the one before. Either ends every other session of the person. */
export function createPasswordChange(context: SignInContext) {
  const { askedMail, attempts, clock, codes, mails, note, passwordHashes, redeem } = context;

  return {
    /** Throws what `askedMail` does, `reset-mail-failed`. */
    requestReset: (pool: Pool, asked: Asked, from: Origin): Promise<void> =>
      askedMail(pool, 'reset-password', asked, from, {
        mayHave: (member) => member !== null && !member.isDisabled,
        failure: 'reset-mail-failed',
      }),

    /**
     * Sets the password and signs out everywhere. The link to a provider ends too: it may be another person's, who got in
     * before. Throws `reset-password-too-weak`, `reset-link-invalid`, `reset-user-missing`, `reset-failed`.
     */
    async reset(pool: Pool, { token, password }: { token: string; password: string }, from: Origin): Promise<void> {
      // Looked at first, so that a weak password does not use up the link.
      const holder = await codes.lookAt({ pool: pool.id, purpose: 'reset-password', token });
      if (!holder) throw new AppError('reset-link-invalid');
      if (isWeakPassword(password, holder.email)) throw new AppError('reset-password-too-weak');
      try {
        const passwordHash = await passwordHashes.hash(password);
        const { email } = await redeem.link(pool, 'reset-password', token, 'reset-link-invalid');
        const member = await pool.people.byEmail(email);
        if (!member || member.isDisabled) throw new AppError('reset-user-missing');
        // Who used the mailed link has shown that the address is theirs.
        const emailVerifiedAt = member.emailVerifiedAt ?? clock.now();
        await pool.people.update(member.id, { passwordHash, emailVerifiedAt });
        await pool.people.unlinkProvider(member.id);
        await pool.sessions.endAll(member);
        await note(pool, 'password-reset', member, from);
        await mails.tell(pool, member.email, { kind: 'password-changed' });
      } catch (cause) {
        failedAs('reset-failed')(cause);
      }
    },

    /** Throws `password-wrong`, and `too-many-attempts` after as many as a sign-in may have. */
    prove: (
      pool: Pool,
      member: Member,
      { password, sessionId }: { password: string; sessionId: string },
      from: Origin,
    ): Promise<void> =>
      attempts.countSignedIn(pool, { email: member.email, sessionId }, from, async () => {
        if (!(await passwordHashes.verify(password, member.passwordHash))) throw new AppError('password-wrong');
      }),

    /** The session that asks goes on, all others end. */
    async replace(
      pool: Pool,
      member: Member,
      { password, sessionId }: { password: string; sessionId: string | null },
      from: Origin,
    ): Promise<void> {
      await pool.people.update(member.id, { passwordHash: await passwordHashes.hash(password) });
      await pool.sessions.endAll(member, sessionId);
      await note(pool, 'password-changed', member, from);
      await mails.tell(pool, member.email, { kind: 'password-changed' });
    },
  };
}
