import type { AppId } from '@whittle/contract/ids';
import type { Database } from '../../adapters/database/database.ts';
import { findTrial, type Trial } from './trials.store.ts';

/**
 * Answers the trial that is there, or makes it. Who asks while it is being made, by a second click or in another window,
 * gets the same one.
 */
export function createTrials(db: Database) {
  const opening = new Map<string, Promise<AppId>>();

  return (trial: Trial, make: () => Promise<AppId>): Promise<AppId> => {
    const key = `${trial.accountId} ${trial.appType}`;
    const same = opening.get(key);
    if (same) return same;
    const opened = (async () => (await findTrial(db, trial)) ?? (await make()))().finally(() => opening.delete(key));
    opening.set(key, opened);
    return opened;
  };
}
