import type { Clock } from '../../adapters/clock.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppCaller } from '../../http/app-caller.ts';

export type ShareLimits = { perMinute: number; perMinuteOfVisitor: number; perDayOfApp: number };

type Share = {
  /** What is counted, such as `llm`. */
  call: string;
  caller: AppCaller;
  address: string;
  limits: ShareLimits;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Counts a call that the app's owner pays for, per person (visitors per network address) and per app, over all server
 * processes (S-19). Throws `rate-limited` with the time after which a call may succeed.
 */
export async function takeOwnersShare(
  { rateLimits, clock }: { rateLimits: RateLimits; clock: Clock },
  { call, caller, address, limits }: Share,
): Promise<void> {
  const { app, person } = caller;
  const who = person ? `person:${person.id}` : `address:${address}`;
  const own = { max: person ? limits.perMinute : limits.perMinuteOfVisitor, windowMs: minuteMs };
  if (!(await rateLimits.take(`${call}:${app.id}:${who}`, own))) throw tooManyCalls(clock, minuteMs);
  const ofApp = { max: limits.perDayOfApp, windowMs: dayMs };
  if (!(await rateLimits.take(`${call}:${app.id}`, ofApp))) throw usedUp(clock, 'calls of this kind');
}

function tooManyCalls(clock: Clock, windowMs: number): AppError {
  const retryAfterSeconds = secondsLeft(clock, windowMs);
  return new AppError('rate-limited', {
    message: `Too many calls in a minute. Try again in ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  });
}

/** What an app may use in a day is used up; days are those of UTC. */
export function usedUp(clock: Clock, what: string): AppError {
  const retryAfterSeconds = secondsLeft(clock, dayMs);
  const hours = Math.ceil(retryAfterSeconds / 3_600);
  return new AppError('rate-limited', {
    message: `This app has used up its ${what} for today. It can continue in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    retryAfterSeconds,
  });
}

const secondsLeft = (clock: Clock, windowMs: number) =>
  Math.ceil((windowMs - (clock.now().getTime() % windowMs)) / 1_000);
