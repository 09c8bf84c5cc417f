import type { Adapters } from '../../../adapters/adapters.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import { limitKey, type Runner } from './runner.ts';

const perCaller = { max: 60, windowMs: 60_000 };
const timeoutMs = 4_000;
const minChars = 3;

export type FindPlaces = (runner: Runner, query: string) => Promise<string[]>;

/** Looks places up for who fills in a form. A service that fails finds nothing: a place can be typed. */
export function createFindPlaces({
  db,
  clock,
  log,
  placeSearch,
}: Pick<Adapters, 'db' | 'clock' | 'log' | 'placeSearch'>) {
  const rateLimits = createRateLimits({ db, clock });
  const find: FindPlaces = async (runner, query) => {
    if (!placeSearch || query.trim().length < minChars) return [];
    const key = `places:${runner.caller.app.id}:${limitKey(runner)}`;
    if (!(await rateLimits.take(key, perCaller))) throw new AppError('rate-limited');
    return placeSearch.find(query.trim(), AbortSignal.timeout(timeoutMs)).catch((err: unknown) => {
      log.warn({ err }, 'places were not found');
      return [];
    });
  };
  return find;
}
