import type { RegisterResponse } from '@whittle/contract/app-users';
import type { Consent } from '@whittle/contract/person-data';
import { limits } from '@whittle/contract/limits';
import { nameFromEmail } from '@whittle/domain/accounts/name-from-email';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { takesNewPeople } from '@whittle/domain/publishing/app-access';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import { typedEmail } from '../sign-in/typed-email.ts';
import type { AppPoolOf, SignedInPerson } from './app-pool.ts';
import { consentTo } from './consent.ts';
import { type AppUsersService, cleanName } from './app-users.service.ts';
import type { AppUserRow } from './app-users.store.ts';
import type { Visit } from './visit.ts';

type Credentials = { email: string; password: string; full_name?: string | undefined };

type Deps = Pick<Adapters, 'clock' | 'passwordHashes'> & {
  people: AppUsersService;
  appPoolOf: AppPoolOf;
  signIn: SignInService;
};

export type Registering = ReturnType<typeof createRegistering>;

/** Joining an app with an email and a password, and verifying the email by the code that is mailed. */
export function createRegistering({ clock, passwordHashes, people, appPoolOf, signIn }: Deps) {
  const { store } = people;
  const { attempts, mails, redeem } = signIn;

  const finish = async (visit: Visit, email: string): Promise<SignedInPerson> => {
    const pool = appPoolOf(visit);
    const row = await pool.people.byEmail(email);
    if (!row) throw new AppError('email-code-wrong');
    if (row.isDisabled) throw new AppError('user-disabled');
    // The code of a registration, brought from where it began, is the same person's who chose the password.
    const isOwner = row.registeredFrom === visit.address;
    const confirmed = await signIn.confirm(pool, row, visit, { isOwner });
    return attempts.begin(pool, await pool.people.settle(confirmed, { email }, visit), visit, 'code');
  };

  return {
    /**
     * Throws `email-invalid`, `password-too-weak`, `email-in-use`, `too-many-attempts` (AUTH-11), `sign-up-closed`,
     * `too-many-sign-ups` (USER-10). Somebody who never verified the address is no obstacle: the last one to register it chooses the password.
     */
    async register(visit: Visit, typed: Credentials): Promise<RegisterResponse> {
      const { app, address } = visit;
      const pool = appPoolOf(visit);
      const email = typedEmail(typed.email, 'email-invalid');
      if (isWeakPassword(typed.password, email)) throw new AppError('password-too-weak');
      if (!takesNewPeople(app)) throw new AppError('sign-up-closed', { details: { reason: 'user_not_registered' } });
      return attempts.count(pool, email, visit, async (_, place) => {
        // The owner's person exists before anybody else's, so that nobody can take the owner's address.
        await people.ownerOf(app);
        const passwordHash = await passwordHashes.hash(typed.password);
        const now = clock.now();
        const fullName = cleanName(typed.full_name) ?? nameFromEmail(email);
        const present = await store.byEmail(app.id, email);
        if (present && !mayStartOver(visit, present)) throw new AppError('email-in-use');
        // Before anything is written: who is refused a mail has not registered.
        await mails.countAsked(pool, 'verify-email', email, visit, place);
        const made = await attempts.countJoining(pool, visit, () =>
          store.insert({
            appId: app.id,
            id: newId(now.getTime()),
            email,
            passwordHash,
            fullName,
            createdAt: now,
            registeredFrom: address,
            consent: consentTo(app, now),
          }),
        );
        const row = made ?? (await startOver(visit, email, { passwordHash, fullName, consent: consentTo(app, now) }));
        await mails.send(pool, 'verify-email', { email });
        await signIn.note(pool, 'sign-up', row, visit);
        const answer = {
          id: row.id,
          message: 'Verification code sent to your email',
          otp_expires_in_minutes: limits.oneTimeCodeMinutes,
          is_verified: false,
        };
        return pool.entersUnconfirmed ? { ...answer, ...(await attempts.begin(pool, row, visit, 'password')) } : answer;
      });
    },

    /** Verifies the address by the code that was mailed, and signs in. */
    async verify(visit: Visit, typed: { email: string; otp_code: string }): Promise<SignedInPerson> {
      const pool = appPoolOf(visit);
      const email = typedEmail(typed.email, 'email-invalid');
      return attempts.count(pool, email, visit, async (_, place) => {
        await redeem.code(pool, 'verify-email', { email, code: typed.otp_code }, place);
        return finish(visit, email);
      });
    },

    /** The same by the link of that mail. */
    async verifyLink(visit: Visit, token: string): Promise<SignedInPerson> {
      const { email } = await redeem.link(appPoolOf(visit), 'verify-email', token, 'verify-link-invalid');
      return finish(visit, email);
    },

    /** Answers alike whether anybody waits for a code. */
    resend: (visit: Visit, email: string): Promise<void> =>
      signIn.askedMail(appPoolOf(visit), 'verify-email', { email }, visit, {
        mayHave: (member) => member !== null && member.emailVerifiedAt === null && !member.isDisabled,
        failure: 'internal',
      }),
  };

  function mayStartOver(visit: Visit, { accountId, isDisabled, emailVerifiedAt }: AppUserRow): boolean {
    return !appPoolOf(visit).entersUnconfirmed && accountId === null && !isDisabled && emailVerifiedAt === null;
  }

  async function startOver(
    visit: Visit,
    email: string,
    change: { passwordHash: string; fullName: string; consent: Consent | null },
  ): Promise<AppUserRow> {
    const { app, address } = visit;
    const row = await store.byEmail(app.id, email);
    const replaced =
      row && mayStartOver(visit, row)
        ? await store.set(app.id, row.id, { ...change, registeredFrom: address }, { onlyUnverified: true })
        : null;
    if (!replaced) throw new AppError('email-in-use');
    return replaced;
  }
}
