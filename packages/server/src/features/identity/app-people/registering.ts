import type { RegisterResponse } from '@whittle/contract/app-users';
import { limits } from '@whittle/contract/limits';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { nameFromEmail } from '@whittle/domain/accounts/name-from-email';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { takesNewPeople } from '@whittle/domain/publishing/app-access';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AttemptPlace } from '../../../http/attempt-place.ts';
import { countSignUp } from '../../../http/count-sign-up.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import { type AppUsersService, cleanName } from './app-users.service.ts';
import type { AppUserRow } from './app-users.store.ts';
import type { SignInCompletion } from './complete-sign-in.ts';
import { countCodeMail } from './mail-limits.ts';
import type { PeoplePlaces } from './people-places.ts';
import { refusedCode } from './refused-code.ts';
import type { SignedInPerson, SignIn } from './sign-in.ts';
import { brandOf, poolOf, signInLink, type Visit } from './visit.ts';

type Credentials = { email: string; password: string; full_name?: string | undefined };

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'passwordHashes'> & {
  people: AppUsersService;
  signInCompletion: SignInCompletion;
  signIn: SignIn;
  codes: OneTimeCodes;
  mails: MailsService;
  places: PeoplePlaces;
  audit: AuditService;
  /** Whether somebody may sign in before the address is verified: where mails reach nobody, they must. */
  requiresVerifiedEmail: boolean;
};

export type Registering = ReturnType<typeof createRegistering>;

/** Joining an app with an email and a password, and verifying the email by the code that is mailed. */
export function createRegistering(deps: Deps) {
  const { db, clock, config, passwordHashes, people, signInCompletion, places, signIn, codes, mails, audit } = deps;
  const { requiresVerifiedEmail } = deps;
  const { store } = people;
  const rateLimits = createRateLimits({ db, clock });

  const sendCode = async ({ app }: Visit, email: string): Promise<void> => {
    const { code, token } = await codes.issue({ pool: poolOf(app), purpose: 'register', email });
    const link = signInLink(config, app, { verify: token });
    const minutes = limits.oneTimeCodeMinutes;
    await mails.send(email, { kind: 'verify-email', code, link, minutes }, brandOf(config, app));
  };

  const finish = async (visit: Visit, email: string): Promise<SignedInPerson> => {
    const row = await store.byEmail(visit.app.id, email);
    if (!row) throw new AppError('email-code-wrong');
    if (row.isDisabled) throw new AppError('user-disabled');
    const verified = await signInCompletion.acceptPending(
      await signInCompletion.verify(row, visit, { byOwnCode: true }),
      visit,
    );
    return signIn.begin(verified, visit, 'code');
  };

  return {
    /**
     * Throws `email-invalid`, `password-too-weak`, `email-in-use`, `too-many-attempts` (AUTH-11), `signup-closed`,
     * `too-many-sign-ups` (USER-10). Somebody who never verified the address is no obstacle: the last one to register it chooses the password.
     */
    async register(visit: Visit, typed: Credentials): Promise<RegisterResponse> {
      const { app, address } = visit;
      const email = normaliseEmail(typed.email);
      if (!email) throw new AppError('email-invalid');
      if (isWeakPassword(typed.password, email)) throw new AppError('password-too-weak');
      if (!takesNewPeople(app)) throw new AppError('signup-closed', { details: { reason: 'user_not_registered' } });
      return signIn.attempt(visit, email, async (place) => {
        // The owner's person exists before anybody else's, so that nobody can take the owner's address.
        await people.ownerOf(app);
        const passwordHash = await passwordHashes.hash(typed.password);
        const now = clock.now();
        const fullName = cleanName(typed.full_name) ?? nameFromEmail(email);
        const present = await store.byEmail(app.id, email);
        if (present && !mayStartOver(present)) throw new AppError('email-in-use');
        // Before anything is written: who is refused a mail has not registered.
        await countCodeMail(rateLimits, visit, email, place);
        const counted = { pool: poolOf(app), address, perHour: config.signUpsPerNetwork };
        const made = await countSignUp(rateLimits, counted, () =>
          store.insert({
            appId: app.id,
            id: newId(now.getTime()),
            email,
            passwordHash,
            fullName,
            createdAt: now,
            registeredFrom: address,
          }),
        );
        const row = made ?? (await startOver(visit, email, { passwordHash, fullName }));
        await sendCode(visit, email);
        await audit.record({
          event: 'sign-up',
          actor: { kind: 'app-user', id: row.id },
          appId: app.id,
          target: email,
          address,
        });
        const answer = {
          id: row.id,
          message: 'Verification code sent to your email',
          otp_expires_in_minutes: limits.oneTimeCodeMinutes,
          is_verified: false,
        };
        return requiresVerifiedEmail ? answer : { ...answer, ...(await signIn.begin(row, visit, 'password')) };
      });
    },

    /** Verifies the address by the code that was mailed, and signs in. */
    async verify(visit: Visit, typed: { email: string; otp_code: string }): Promise<SignedInPerson> {
      const email = normaliseEmail(typed.email);
      if (!email) throw new AppError('email-invalid');
      return signIn.attempt(visit, email, async (place) => {
        const redeemed = await codes.redeemCode({
          pool: poolOf(visit.app),
          purpose: 'register',
          email,
          code: typed.otp_code.replaceAll(/\s/g, ''),
          place,
        });
        if (!redeemed.ok) throw refusedCode(redeemed.problem, 'email-code-wrong');
        return finish(visit, email);
      });
    },

    /** The same by the link of that mail. */
    async verifyLink(visit: Visit, token: string): Promise<SignedInPerson> {
      const redeemed = await codes.redeemToken({ pool: poolOf(visit.app), purpose: 'register', token });
      if (!redeemed.ok) throw refusedCode(redeemed.problem, 'verify-link-invalid');
      return finish(visit, redeemed.email);
    },

    /** Answers alike whether anybody waits for a code. */
    async resend(visit: Visit, typed: string): Promise<void> {
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-invalid');
      const row = await store.byEmail(visit.app.id, email);
      await countCodeMail(rateLimits, visit, email, places.of(row, visit));
      if (row && row.emailVerifiedAt === null && !row.isDisabled) await sendCode(visit, email);
    },

    /** A fresh code for somebody who tries to sign in before verifying; silently none when there were too many. */
    async remind(visit: Visit, { email }: Pick<AppUserRow, 'email'>, place: AttemptPlace): Promise<void> {
      try {
        await countCodeMail(rateLimits, visit, email, place);
      } catch (error) {
        if (error instanceof AppError && error.code === 'too-many-attempts') return;
        throw error;
      }
      await sendCode(visit, email);
    },
  };

  function mayStartOver({ accountId, isDisabled, emailVerifiedAt }: AppUserRow): boolean {
    return requiresVerifiedEmail && accountId === null && !isDisabled && emailVerifiedAt === null;
  }

  async function startOver(
    { app, address }: Visit,
    email: string,
    change: { passwordHash: string; fullName: string },
  ): Promise<AppUserRow> {
    const row = await store.byEmail(app.id, email);
    const replaced =
      row && mayStartOver(row)
        ? await store.set(app.id, row.id, { ...change, registeredFrom: address }, { onlyUnverified: true })
        : null;
    if (!replaced) throw new AppError('email-in-use');
    return replaced;
  }
}
