import type { KnownPlace } from '@whittle/domain/accounts/known-places';
import type { Adapters } from '../../../adapters/adapters.ts';
import { type AttemptPlace, createAttemptPlaces, newDevice } from '../../../http/attempt-place.ts';
import { isSecureOrigin } from '../../../http/session.ts';
import type { Member, Origin, Pool, PoolName } from './pool.ts';

type Known = Pick<Member, 'knownPlaces'>;

export type KnownPlaces = ReturnType<typeof createKnownPlaces>;

/** Browsers and networks that people signed in from before (USER-09). */
export function createKnownPlaces({ clock, secrets }: Pick<Adapters, 'clock' | 'secrets'>) {
  const places = createAttemptPlaces(secrets);
  const of = (member: Known | null, from: Origin): AttemptPlace => places.of(member?.knownPlaces, from);
  return {
    of,

    /** Whether this browser was signed in as that person before. On a plain-http name a neighbour could plant its cookie. */
    isOwnBrowser: ({ origin }: Pick<PoolName, 'origin'>, member: Known, from: Origin): boolean =>
      isSecureOrigin(origin) && of(member, from)?.kind === 'device',

    /** To be called with each sign-in; answers what the browser is called from now on. */
    async remember(
      { people }: Pick<Pool, 'people'>,
      { id, knownPlaces }: Known & Pick<Member, 'id'>,
      from: Origin,
    ): Promise<string> {
      const device = from.device ?? newDevice();
      const after = (known: KnownPlace[]) => places.after(known, { ...from, device }, clock.now());
      if (after(knownPlaces)) await people.changePlaces(id, after);
      return device;
    },
  };
}
