import { limits } from '@whittle/contract/limits';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { takesNewPeople } from '@whittle/domain/publishing/app-access';
import type { Adapters } from '../../../adapters/adapters.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import type { CalledApp } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { AppUserRow } from './app-users.store.ts';
import type { SignInCompletion } from './complete-sign-in.ts';
import type { SignInTickets } from './sign-in-tickets.ts';
import type { Invitations } from './invitations.ts';
import { countCodeMail } from './mail-limits.ts';
import type { PeoplePlaces } from './people-places.ts';
import { refusedCode } from './refused-code.ts';
import type { SignedInPerson, SignIn } from './sign-in.ts';
import { brandOf, poolOf, signInLink, type Visit } from './visit.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config'> & {
  people: AppUsersService;
  invitations: Invitations;
  signInCompletion: SignInCompletion;
  signIn: SignIn;
  signInTickets: SignInTickets;
  codes: OneTimeCodes;
  mails: MailsService;
  places: PeoplePlaces;
};

export type Passwordless = ReturnType<typeof createPasswordless>;

/** Signing in by a mailed code or link (AUTH-08 to AUTH-10). Where the app takes anybody, that is a way to join, too. */
export function createPasswordless({
  db,
  clock,
  config,
  people,
  invitations,
  signInCompletion,
  signIn,
  ...deps
}: Deps) {
  const { signInTickets, codes, mails, places } = deps;
  const rateLimits = createRateLimits({ db, clock });

  const mayEnter = async (app: CalledApp, email: string, row: AppUserRow | null): Promise<boolean> => {
    if (row) return !row.isDisabled;
    return takesNewPeople(app) || invitations.isInvited(app.id, email);
  };

  return {
    /** Answers alike for everybody; who may not enter gets no mail. Throws `email-address-invalid`, `too-many-attempts`. */
    async send(visit: Visit, typed: string, nextUrl: string | null = null): Promise<void> {
      const { app } = visit;
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-address-invalid');
      const row = await people.store.byEmail(app.id, email);
      await countCodeMail(rateLimits, visit, email, places.of(row, visit));
      if (!(await mayEnter(app, email, row))) return;
      const { code, token } = await codes.issue({ pool: poolOf(app), purpose: 'sign-in', email });
      const link = signInLink(config, app, { link: token, ...(nextUrl !== null && { nextUrl }) });
      const minutes = limits.oneTimeCodeMinutes;
      await mails.send(email, { kind: 'sign-in-code', code, link, minutes }, brandOf(config, app));
    },

    /** What the code is worth: a single-use token that is exchanged for a sign-in of this pool, the tenant (S-04). */
    async validate(
      visit: Visit,
      typed: { email: string; otp: string },
    ): Promise<{ customToken: string; tenantId: string }> {
      const email = normaliseEmail(typed.email);
      if (!email) throw new AppError('email-address-invalid');
      return signIn.attempt(visit, email, async (place) => {
        const redeemed = await codes.redeemCode({
          pool: poolOf(visit.app),
          purpose: 'sign-in',
          email,
          code: typed.otp.replaceAll(/\s/g, ''),
          place,
        });
        if (!redeemed.ok) throw refusedCode(redeemed.problem, 'code-wrong');
        const { row, isNew } = await signInCompletion.enter(visit, { email });
        const customToken = await signInTickets.issue(visit.app.id, 'exchange', {
          userId: row.id,
          isNew,
          startedBy: null,
          popupOrigin: null,
        });
        return { customToken, tenantId: visit.app.id };
      });
    },

    /** Throws `code-wrong` for a token of another app, a tenant that is not this app, and a token that was used. */
    async exchange(visit: Visit, given: { customToken: string; tenantId: string }): Promise<SignedInPerson> {
      const { id } = visit.app;
      const found = given.tenantId === id ? await signInTickets.redeem(id, 'exchange', given.customToken) : null;
      if (!found) throw new AppError('code-wrong');
      return signIn.begin(await signInCompletion.byId(id, found.userId), visit, 'code');
    },

    /** The link of the mail, opened and confirmed. Throws `magic-link-invalid`. */
    async withLink(visit: Visit, token: string): Promise<SignedInPerson> {
      const redeemed = await codes.redeemToken({ pool: poolOf(visit.app), purpose: 'sign-in', token });
      if (!redeemed.ok) throw refusedCode(redeemed.problem, 'magic-link-invalid');
      const { row } = await signInCompletion.enter(visit, { email: redeemed.email });
      return signIn.begin(row, visit, 'link');
    },
  };
}
