import type { RateLimits } from '../../../../adapters/rate-limits.ts';
import { AppError } from '../../../../http/app-error.ts';

const hourMs = 3_600_000;
/** As many times the hour's number may one network make in a day. */
const hoursPerDay = 5;

type SignUp = {
  pool: string;
  address: string;
  /** SIGN_UPS_PER_NETWORK */
  perHour: number;
};

/**
 * Makes an account and counts it when it was made: so many from one network address in an hour, and five times as many in
 * a day, for builders and for each app (USER-10). `make` answers null for an account that was not made, which does not
 * count, nor does a failure. Throws `too-many-sign-ups`.
 */
export async function countSignUp<T>(
  limits: RateLimits,
  { pool, address, perHour }: SignUp,
  make: () => Promise<T>,
): Promise<T> {
  const taken: [string, { max: number; windowMs: number }][] = [];
  const giveBack = async () => {
    for (const [key, limit] of taken) await limits.giveBack(key, limit);
  };
  const windows = [
    ['hour', { max: perHour, windowMs: hourMs }],
    ['day', { max: perHour * hoursPerDay, windowMs: 24 * hourMs }],
  ] as const;
  for (const [name, limit] of windows) {
    const key = `sign-up:${pool}:${name}:${address}`;
    const isFree = await limits.take(key, limit);
    if (!isFree) {
      // What is refused must not use up the day.
      await giveBack();
      throw new AppError('too-many-sign-ups', { retryAfterSeconds: limits.secondsLeft(limit) });
    }
    taken.push([key, limit]);
  }
  try {
    const made = await make();
    if (made === null) await giveBack();
    return made;
  } catch (error) {
    await giveBack();
    throw error;
  }
}
