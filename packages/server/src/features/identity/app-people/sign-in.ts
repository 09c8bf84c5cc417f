import type { AppSignInResponse, AppUser } from '@whittle/contract/app-users';
import type { Adapters } from '../../../adapters/adapters.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { AppError } from '../../../http/app-error.ts';
import { type AttemptPlace, placeOfSession } from '../../../http/attempt-place.ts';
import { countAttempt } from '../../../http/count-attempt.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { AppUserRow } from './app-users.store.ts';
import type { PeoplePlaces } from './people-places.ts';
import type { Holder } from './person-cache.ts';
import type { Registering } from './registering.ts';
import { poolOf, type Visit } from './visit.ts';

export type SignedInPerson = AppSignInResponse & { user: AppUser };

type Deps = Pick<Adapters, 'db' | 'clock' | 'passwordHashes'> & {
  people: AppUsersService;
  places: PeoplePlaces;
  audit: AuditService;
  requiresVerifiedEmail: boolean;
};

export type SignIn = ReturnType<typeof createSignIn>;

/** Starting and ending sign-ins of people, whatever proved who they are. */
export function createSignIn({ db, clock, passwordHashes, people, places, audit, requiresVerifiedEmail }: Deps) {
  const { store, sessions } = people;
  const rateLimits = createRateLimits({ db, clock });

  /** What every way in ends with. */
  const begin = async (row: AppUserRow, visit: Visit, by: string): Promise<SignedInPerson> => {
    const access_token = await sessions.start(row, visit.channel, visit.userAgent);
    await places.remember(row, visit);
    await audit.record({
      event: 'sign-in',
      actor: { kind: 'app-user', id: row.id },
      appId: row.appId,
      target: row.email,
      address: visit.address,
      details: { by },
    });
    return { access_token, user: await people.present(row, visit.channel) };
  };

  return {
    begin,

    /** Counts what somebody tries for an address of this app, as `countAttempt` does. */
    async attempt<T>(visit: Visit, email: string, work: (place: AttemptPlace) => Promise<T>): Promise<T> {
      const place = await places.ofEmail(visit, email);
      const { app, address } = visit;
      return countAttempt(rateLimits, { pool: poolOf(app), account: email, address, place }, () => work(place));
    },

    /** The same for somebody who is signed in: nobody else can use up their tries. */
    attemptSignedIn<T>({ app, address }: Visit, holder: Holder, work: () => Promise<T>): Promise<T> {
      const place = placeOfSession(holder.sessionId ?? holder.id);
      return countAttempt(rateLimits, { pool: poolOf(app), account: holder.email, address, place }, work);
    },

    /** Throws `wrong-credentials` alike for a wrong password and an unknown address, `user-disabled`, `email-not-verified`. */
    async withPassword(
      visit: Visit,
      typed: { email: string; password: string },
      registering: Pick<Registering, 'remind'>,
    ): Promise<SignedInPerson> {
      const email = normaliseEmail(typed.email);
      if (!email) throw new AppError('email-invalid');
      return this.attempt(visit, email, async (place) => {
        const row = await store.byEmail(visit.app.id, email);
        const isRight = await passwordHashes.verify(typed.password, row?.passwordHash);
        if (!row || !isRight || row.isDisabled) {
          await audit.record({
            event: 'sign-in-refused',
            actor: { kind: 'visitor', id: null },
            appId: visit.app.id,
            target: email,
            address: visit.address,
          });
          throw new AppError(isRight && row ? 'user-disabled' : 'wrong-credentials');
        }
        if (requiresVerifiedEmail && row.emailVerifiedAt === null) {
          await registering.remind(visit, row, place);
          throw new AppError('email-not-verified', { details: { is_verified: false, email } });
        }
        return begin(row, visit, 'password');
      });
    },

    /** Ends the sign-in of a token; nothing happens for one that is not valid here. */
    async end(visit: Visit, token: string): Promise<void> {
      const userId = await sessions.end(visit.app.id, visit.channel, token);
      if (!userId) return;
      await audit.record({
        event: 'sign-out',
        actor: { kind: 'app-user', id: userId },
        appId: visit.app.id,
        address: visit.address,
      });
    },
  };
}
