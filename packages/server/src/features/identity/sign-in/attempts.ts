import type { Adapters } from '../../../adapters/adapters.ts';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import { type AttemptPlace, placeOfSession } from './limits/attempt-place.ts';
import { countAttempt } from './limits/count-attempt.ts';
import { countSignUp } from './limits/count-sign-up.ts';
import type { AuditNotes } from './audit-notes.ts';
import type { KnownPlaces } from './limits/known-places.ts';
import type { Member, Origin, Pool, PoolName, Way } from './pool.ts';

type Deps = Pick<Adapters, 'config'> & { rateLimits: RateLimits; places: KnownPlaces } & Pick<AuditNotes, 'note'>;

export type Attempts = ReturnType<typeof createAttempts>;

/** What every way in begins with, a count, and what it ends with, a session. */
export function createAttempts({ config, rateLimits, places, note }: Deps) {
  /** A session for somebody who has shown who they are, in a browser that is known from now on. */
  const start = async <E>(pool: Pool<Member, E>, member: Member, from: Origin): Promise<E> => {
    const entered = await pool.sessions.start(member, from);
    await places.remember(pool, member, from);
    return entered;
  };

  return {
    /** Counts what somebody tries for an address, as `countAttempt` does, and says whose address it is. */
    async count<T>(
      { id, people }: Pick<Pool, 'id' | 'people'>,
      email: string,
      from: Origin,
      attempt: (member: Member | null, place: AttemptPlace) => Promise<T>,
    ): Promise<T> {
      const member = await people.byEmail(email);
      const place = places.of(member, from);
      const counted = { pool: id, account: email, address: from.address, place };
      return countAttempt(rateLimits, counted, () => attempt(member, place));
    },

    /** The same for somebody who is signed in: nobody else can use up their tries. */
    countSignedIn: <T>(
      { id }: PoolName,
      { email, sessionId }: { email: string; sessionId: string },
      { address }: Origin,
      attempt: () => Promise<T>,
    ): Promise<T> =>
      countAttempt(rateLimits, { pool: id, account: email, address, place: placeOfSession(sessionId) }, attempt),

    /** Counts somebody who joins the pool, as `countSignUp` does. */
    countJoining: <T>({ id }: PoolName, { address }: Origin, make: () => Promise<T | null>): Promise<T | null> =>
      countSignUp(rateLimits, { pool: id, address, perHour: config.signUpsPerNetwork }, make),

    start,

    /** `start`, with its line in the audit log. */
    async begin<E>(pool: Pool<Member, E>, member: Member, from: Origin, way: Way): Promise<E> {
      const entered = await start(pool, member, from);
      await note(pool, 'sign-in', member, from, { way });
      return entered;
    },
  };
}
