import type { Adapters } from '../../../adapters/adapters.ts';
import { type AttemptPlace, createAttemptPlaces } from '../../../http/attempt-place.ts';
import type { AccountRow, AccountsStore } from './accounts.store.ts';
import type { Origin } from './pool-calls.ts';

export type AccountPlaces = ReturnType<typeof createAccountPlaces>;

/** Browsers and networks that builders signed in from before (USER-09). */
export function createAccountPlaces({
  clock,
  secrets,
  store,
}: Pick<Adapters, 'clock' | 'secrets'> & { store: AccountsStore }) {
  const places = createAttemptPlaces(secrets);
  return {
    of: (account: AccountRow | null, from: Origin): AttemptPlace => places.of(account?.knownPlaces, from),
    async ofEmail(email: string, from: Origin): Promise<AttemptPlace> {
      return places.of((await store.byEmail(email))?.knownPlaces, from);
    },
    /** To be called with each sign-in; answers what the browser is called from now on. */
    async remember({ id, knownPlaces }: AccountRow, from: Origin): Promise<string> {
      const device = from.device ?? places.newDevice();
      const after = (known: AccountRow['knownPlaces']) => places.after(known, { ...from, device }, clock.now());
      if (after(knownPlaces)) await store.changePlaces(id, after);
      return device;
    },
  };
}
