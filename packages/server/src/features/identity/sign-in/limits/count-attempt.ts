import type { RateLimit, RateLimits } from '../../../../adapters/rate-limits.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { AttemptPlace } from './attempt-place.ts';

const windowMs = 15 * 60_000;
const perAccount = { max: 15, windowMs };
const perAddress = { max: 50, windowMs };

type Attempt = { pool: string; account: string; address: string; place: AttemptPlace };

/**
 * Runs a sign-in or sign-up and counts it when it is refused: 15 refusals per account and 50 per network address in 15
 * minutes, then 'Too many login attempts, try again later' (AUTH-11). A browser or network that the account signed in from
 * before has 15 of its own, which strangers cannot use up; a browser is not held to what others do in its network either
 * (USER-09). An attempt counts before its password is looked at and is given back when it succeeds, so that many at once
 * cannot slip through.
 */
export async function countAttempt<T>(limits: RateLimits, attempted: Attempt, attempt: () => Promise<T>): Promise<T> {
  const keys = keysOf(attempted);
  for (const [key, limit] of keys) {
    if (!(await limits.take(key, limit))) throw tooManyAttempts(limits, limit);
  }
  const result = await attempt();
  for (const [key, limit] of keys) await limits.giveBack(key, limit);
  return result;
}

export const tooManyAttempts = (limits: RateLimits, limit: RateLimit): AppError =>
  new AppError('too-many-attempts', { retryAfterSeconds: limits.secondsLeft(limit) });

function keysOf({ pool, account, address, place }: Attempt): [string, RateLimit][] {
  const ofAddress: [string, RateLimit] = [`sign-in:${pool}:address:${address}`, perAddress];
  if (place === null) return [ofAddress, [`sign-in:${pool}:account:${account}`, perAccount]];
  const ofPlace: [string, RateLimit] = [`sign-in:${pool}:place:${account}:${place.key}`, perAccount];
  return place.kind === 'device' ? [ofPlace] : [ofAddress, ofPlace];
}
