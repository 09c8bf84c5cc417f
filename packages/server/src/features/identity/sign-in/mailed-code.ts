import type { CustomToken } from '@whittle/contract/accounts';
import { AppError } from '../../../http/app-error.ts';
import type { Asked } from './asked-mail.ts';
import type { Member, Origin, Pool } from './pool.ts';
import type { ProvenAddress } from './proven-address.ts';
import { orRefuse } from './redeem.ts';
import type { SignInContext } from './sign-in-context.ts';
import { typedEmail } from './typed-email.ts';

/** What names a pool to clients: the app's id, or `builder`. */
const tenantOf = ({ id, appId }: Pool): string => appId ?? id;

/**
 * Signing in by what comes in a mail: a code that is typed, or a link (AUTH-08 to AUTH-10). Whoever reads the mailbox owns
 * the account, so an address without one gets one, where the pool takes anybody.
 */
export function createMailedCode(context: SignInContext, { enter }: Pick<ProvenAddress, 'enter'>) {
  const { askedMail, attempts, codes, redeem, tickets, noteRefused } = context;
  return {
    /** Whoever may not enter gets no mail. Throws what `askedMail` does, `magic-link-send-failed`. */
    send: (pool: Pool, asked: Asked, from: Origin): Promise<void> =>
      askedMail(pool, 'sign-in-code', asked, from, {
        mayHave: (member, email) => (member ? !member.isDisabled : pool.people.mayJoin(email)),
        failure: 'magic-link-send-failed',
      }),

    /**
     * What the code is worth: a token that is exchanged once for a sign-in of this pool, the tenant (S-04). Throws
     * `magic-link-invalid`, `attempts-exceeded`, `user-disabled`, `too-many-attempts`.
     */
    async validate(pool: Pool, typed: { email: string; otp: string }, from: Origin): Promise<CustomToken> {
      const email = typedEmail(typed.email, 'email-address-invalid');
      return attempts.count(pool, email, from, async (_, place) => {
        const redeemed = await codes.redeemCode({ pool: pool.id, purpose: 'sign-in', email, code: typed.otp, place });
        if (!redeemed.ok) {
          await noteRefused(pool, email, from, { way: 'code', problem: redeemed.problem });
        }
        orRefuse(redeemed, 'magic-link-invalid');
        const { member, isNew } = await enter(pool, { email }, from, 'code');
        const customToken = await tickets.issue(pool.id, 'exchange', { userId: member.id, isNew }, pool.exchangeMs);
        return { customToken, tenantId: tenantOf(pool) };
      });
    },

    /** A sign-in for the answer of `validate`, once. Throws `code-wrong` for a token of another pool or used before. */
    async exchange<E>(pool: Pool<Member, E>, { customToken, tenantId }: CustomToken, from: Origin): Promise<E> {
      const ticket = tenantId === tenantOf(pool) ? await tickets.redeem(pool.id, 'exchange', customToken) : null;
      const member = ticket && (await pool.people.byId(ticket.userId));
      if (!member || member.isDisabled) throw new AppError('code-wrong');
      return attempts.begin(pool, member, from, 'code');
    },

    /** Signs in by a link's token. Throws `magic-link-invalid`, `user-disabled`. */
    async openLink<E>(pool: Pool<Member, E>, token: string, from: Origin): Promise<E> {
      const { email } = await redeem.link(pool, 'sign-in', token, 'magic-link-invalid');
      const { member } = await enter(pool, { email }, from, 'link');
      return attempts.begin(pool, member, from, 'link');
    },
  };
}
