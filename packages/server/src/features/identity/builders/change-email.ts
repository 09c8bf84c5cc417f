import type { EmailChange } from '@whittle/contract/accounts';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import { placeOfSession } from '../sign-in/limits/attempt-place.ts';
import type { SignedIn } from '../../../http/session.ts';
import type { Origin } from '../sign-in/pool.ts';
import { typedEmail } from '../sign-in/typed-email.ts';
import type { AccountContext } from './account-context.ts';

/** Who asked for the change, kept with its code: the change ends when that session does, or the address changed since. */
const requestSchema = z.object({ accountId: z.string(), oldEmail: z.string(), sessionId: z.string() });

/** Another address for an account, confirmed by a code or link that goes there. Rule: AUTH-07. */
export function createEmailChange({ clock, pool, signIn, store, sessions, note }: AccountContext) {
  const { mails, redeem } = signIn;
  const complete = async (newEmail: string, data: unknown, from: Origin) => {
    const request = requestSchema.safeParse(data);
    const account = request.success ? await store.byId(request.data.accountId) : null;
    const stands =
      request.success &&
      account?.email === request.data.oldEmail &&
      !account.isDisabled &&
      (await sessions.isAlive(request.data.sessionId));
    if (!stands) throw new AppError('verify-link-invalid');
    if (!(await store.changeEmail(account.id, newEmail, clock.now()))) throw new AppError('email-taken');
    await sessions.changed();
    await note('email-changed', account, from, { from: account.email, to: newEmail });
    await mails.tell(pool, account.email, { kind: 'email-changed', newEmail });
  };

  return {
    /**
     * Without `otp` a code goes to the new address, with it the change is made. Throws `email-address-invalid`,
     * `email-taken`, `proof-needed`, `email-code-wrong`, `attempts-exceeded`, `too-many-attempts`.
     */
    async change(
      account: SignedIn,
      { newEmail: typed, otp }: { newEmail: string; otp?: string },
      from: Origin,
    ): Promise<EmailChange> {
      const newEmail = typedEmail(typed, 'email-address-invalid');
      if (otp === undefined) {
        sessions.requireReauthentication(account);
        // Counted first, because the answer tells whether the address has an account (S-06).
        await mails.countAsked(pool, 'change-email', account.accountId, from, placeOfSession(account.sessionId));
        if (await store.byEmail(newEmail)) throw new AppError('email-taken');
        const data = { accountId: account.accountId, oldEmail: account.email, sessionId: account.sessionId };
        await mails.send(pool, 'change-email', { email: newEmail, data });
        return { status: 'code-sent', message: 'Verification code sent to your email' };
      }
      const typedCode = { email: newEmail, code: otp };
      const { data } = await redeem.code(pool, 'change-email', typedCode, placeOfSession(account.sessionId));
      if (data['accountId'] !== account.accountId) throw new AppError('email-code-wrong');
      await complete(newEmail, data, from);
      return { status: 'updated', message: 'Email updated' };
    },

    /**
     * Only for who is signed in to the account that asked: a stranger's account is not to carry the address of whoever
     * clicks. Throws `verify-link-invalid`, `email-taken`.
     */
    async byLink(account: SignedIn, token: string, from: Origin): Promise<EmailChange> {
      const { email, data } = await redeem.link(pool, 'change-email', token, 'verify-link-invalid');
      if (data['accountId'] !== account.accountId) throw new AppError('verify-link-invalid');
      await complete(email, data, from);
      return { status: 'updated', message: 'Email updated' };
    },
  };
}
