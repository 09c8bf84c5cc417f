import { type KnownPlace, withPlaces } from '@whittle/domain/accounts/known-places';
import type { Adapters } from '../../../../adapters/adapters.ts';
import { isSecureOrigin } from '../../../../http/session.ts';
import type { Member, Origin, Pool, PoolName } from '../pool.ts';
import type { AttemptPlace, Whereabouts } from './attempt-place.ts';

type Known = Pick<Member, 'knownPlaces'>;

export type KnownPlaces = ReturnType<typeof createKnownPlaces>;

/**
 * Browsers and networks that people signed in from before (USER-09). They are told from those of strangers, so that a
 * stranger's attempts lock out strangers alone (decision 047). Only keyed hashes of them are stored.
 */
export function createKnownPlaces({ clock, secrets }: Pick<Adapters, 'clock' | 'secrets'>) {
  const placesOf = ({ device, address }: Whereabouts) =>
    [
      { kind: 'device', place: secrets.hash(`place device ${device}`) },
      { kind: 'network', place: secrets.hash(`place network ${address}`) },
    ] as const;

  const of = (member: Known | null, from: Origin): AttemptPlace => {
    const isKnown = (here: Omit<KnownPlace, 'seenAt'>) =>
      member?.knownPlaces.some(({ kind, place }) => kind === here.kind && place === here.place);
    const found = placesOf(from).find(isKnown);
    return found ? { kind: found.kind, key: found.place } : null;
  };

  return {
    of,

    /** Whether this browser was signed in as that person before. On a plain-http name a neighbour could plant its cookie. */
    isOwnBrowser: ({ origin }: Pick<PoolName, 'origin'>, member: Known, from: Origin): boolean =>
      isSecureOrigin(origin) && of(member, from)?.kind === 'device',

    /** To be called with each sign-in. */
    async remember(
      { people }: Pick<Pool, 'people'>,
      { id, knownPlaces }: Known & Pick<Member, 'id'>,
      from: Origin,
    ): Promise<void> {
      const after = (known: KnownPlace[]) => withPlaces(known, placesOf(from), clock.now());
      if (after(knownPlaces)) await people.changePlaces(id, after);
    },
  };
}
