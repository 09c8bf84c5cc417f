import type { RateLimits } from '../adapters/rate-limits.ts';
import { AppError } from './app-error.ts';

const windowMs = 15 * 60_000;
const perAccount = { max: 15, windowMs };
const perAddress = { max: 50, windowMs };

/**
 * Runs a sign-in or sign-up and counts it when it is refused: 15 refusals per account and 50 per network address in 15
 * minutes, then 'Too many login attempts, try again later' (AUTH-11). An attempt counts before its password is looked
 * at and is given back when it succeeds, so that many at once cannot slip through.
 */
export async function countAttempt<T>(
  limits: RateLimits,
  { pool, account, address }: { pool: string; account: string; address: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const keys = [
    [`sign-in:${pool}:address:${address}`, perAddress],
    [`sign-in:${pool}:account:${account}`, perAccount],
  ] as const;
  for (const [key, limit] of keys) {
    if (!(await limits.take(key, limit))) throw new AppError('too-many-attempts');
  }
  const result = await attempt();
  for (const [key, limit] of keys) await limits.giveBack(key, limit);
  return result;
}
