import type { RateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppCaller } from '../../http/app-caller.ts';

type Share = {
  call: string;
  caller: AppCaller;
  address: string;
  limits: { perMinute: number; perMinuteOfVisitor: number; perDayOfApp: number };
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Counts a call that the app's owner pays for, per person (visitors per network address) and per app, over all server
 * processes (S-19). Throws `rate-limited`.
 */
export async function takeOwnersShare(rateLimits: RateLimits, { call, caller, address, limits }: Share): Promise<void> {
  const { app, person } = caller;
  const who = person ? `person:${person.id}` : `address:${address}`;
  const own = { max: person ? limits.perMinute : limits.perMinuteOfVisitor, windowMs: minuteMs };
  const ofApp = { max: limits.perDayOfApp, windowMs: dayMs };
  const isFree =
    (await rateLimits.take(`${call}:${app.id}:${who}`, own)) && (await rateLimits.take(`${call}:${app.id}`, ofApp));
  if (!isFree) throw new AppError('rate-limited');
}
