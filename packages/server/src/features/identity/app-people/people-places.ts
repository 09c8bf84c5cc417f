import type { Adapters } from '../../../adapters/adapters.ts';
import { type AttemptPlace, createAttemptPlaces } from '../../../http/attempt-place.ts';
import { isSecureOrigin } from '../../../http/session.ts';
import { publishedOrigin } from '../../../http/hosts.ts';
import type { AppUserRow, AppUsersStore } from './app-users.store.ts';
import type { Visit } from './visit.ts';

export type PeoplePlaces = ReturnType<typeof createPeoplePlaces>;

/** Browsers and networks that the people of an app signed in from before (USER-09). */
export function createPeoplePlaces({
  clock,
  config,
  secrets,
  store,
}: Pick<Adapters, 'clock' | 'config' | 'secrets'> & { store: AppUsersStore }) {
  const places = createAttemptPlaces(secrets);
  const of = (row: Pick<AppUserRow, 'knownPlaces'> | null, visit: Visit): AttemptPlace =>
    places.of(row?.knownPlaces, visit);
  return {
    of,
    async ofEmail(visit: Visit, email: string): Promise<AttemptPlace> {
      return of(await store.byEmail(visit.app.id, email), visit);
    },

    /** Whether this browser was signed in as that person before. On a plain-http name a neighbour could plant its cookie. */
    isOwnBrowser: (row: AppUserRow, visit: Visit): boolean =>
      isSecureOrigin(publishedOrigin(config, visit.app)) && of(row, visit)?.kind === 'device',

    /** To be called with each sign-in. */
    async remember({ appId, id, knownPlaces }: AppUserRow, visit: Visit): Promise<void> {
      const { device } = visit;
      if (device === null) return;
      const after = (known: AppUserRow['knownPlaces']) => places.after(known, { ...visit, device }, clock.now());
      if (after(knownPlaces)) await store.changePlaces(appId, id, after);
    },
  };
}
