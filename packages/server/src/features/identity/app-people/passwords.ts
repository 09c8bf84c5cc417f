import { limits } from '@whittle/contract/limits';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import type { Adapters } from '../../../adapters/adapters.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { AppUserRow } from './app-users.store.ts';
import { countCodeMail } from './mail-limits.ts';
import type { PeoplePlaces } from './people-places.ts';
import { refusedCode } from './refused-code.ts';
import type { SignIn } from './sign-in.ts';
import { brandOf, poolOf, signInLink, type Visit } from './visit.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'passwordHashes'> & {
  people: AppUsersService;
  signIn: SignIn;
  codes: OneTimeCodes;
  mails: MailsService;
  places: PeoplePlaces;
  audit: AuditService;
};

export type Passwords = ReturnType<typeof createPasswords>;

/** Resetting and changing passwords. Either ends every other sign-in of the person. */
export function createPasswords({
  db,
  clock,
  config,
  passwordHashes,
  people,
  places,
  signIn,
  codes,
  mails,
  audit,
}: Deps) {
  const { store, sessions } = people;
  const rateLimits = createRateLimits({ db, clock });

  const replace = async (
    visit: Visit,
    row: AppUserRow,
    password: string,
    { keep, event }: { keep: string | null; event: 'password-changed' | 'password-reset' },
  ): Promise<void> => {
    const change = { passwordHash: await passwordHashes.hash(password), registeredFrom: null };
    // Who used the mailed link has shown that the address is theirs.
    const verified = event === 'password-reset' && row.emailVerifiedAt === null ? { emailVerifiedAt: clock.now() } : {};
    await store.set(row.appId, row.id, { ...change, ...verified });
    await sessions.endAll(row.appId, row.id, keep);
    await audit.record({
      event,
      actor: { kind: 'app-user', id: row.id },
      appId: row.appId,
      target: row.email,
      address: visit.address,
    });
    await mails.send(row.email, { kind: 'password-changed' }, brandOf(config, visit.app));
  };

  return {
    /** Answers alike for everybody. */
    async requestReset(visit: Visit, typed: string): Promise<void> {
      const { app } = visit;
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-invalid');
      const row = await store.byEmail(app.id, email);
      await countCodeMail(rateLimits, visit, email, places.of(row, visit));
      if (!row || row.isDisabled) return;
      const { token } = await codes.issue({ pool: poolOf(app), purpose: 'reset-password', email });
      const link = signInLink(config, app, { reset: token });
      const minutes = limits.oneTimeCodeMinutes;
      await mails.send(email, { kind: 'reset-password', link, minutes }, brandOf(config, app));
    },

    /** Throws the refusals of AUTH-12. A weak password leaves the link as it is. */
    async reset(visit: Visit, given: { reset_token: string; new_password: string }): Promise<void> {
      if (isWeakPassword(given.new_password, '')) throw new AppError('reset-password-too-weak');
      const { reset_token: token } = given;
      const redeemed = await codes.redeemToken({ pool: poolOf(visit.app), purpose: 'reset-password', token });
      if (!redeemed.ok) throw refusedCode(redeemed.problem, 'reset-link-invalid');
      const row = await store.byEmail(visit.app.id, redeemed.email);
      if (!row || row.isDisabled) throw new AppError('reset-user-missing');
      await replace(visit, row, given.new_password, { keep: null, event: 'password-reset' });
    },

    /** The sign-in that asks goes on, all others end. Throws `not-allowed` for somebody else's id. */
    async change(
      visit: Visit,
      token: string,
      given: { user_id: string; current_password: string; new_password: string },
    ): Promise<void> {
      const holder = await sessions.holderOf(visit.app.id, visit.channel, token);
      if (!holder) throw new AppError('not-signed-in');
      if (given.user_id !== holder.id) throw new AppError('not-allowed');
      if (isWeakPassword(given.new_password, holder.email)) throw new AppError('password-too-weak');
      await signIn.attemptSignedIn(visit, holder, async () => {
        const row = await store.byId(visit.app.id, holder.id);
        if (!row || !(await passwordHashes.verify(given.current_password, row.passwordHash)))
          throw new AppError('wrong-credentials');
        await replace(visit, row, given.new_password, { keep: holder.sessionId, event: 'password-changed' });
      });
    },
  };
}
