import { limits } from '@whittle/contract/limits';
import type { RateLimit, RateLimits } from '../../../../adapters/rate-limits.ts';
import type { AttemptPlace } from './attempt-place.ts';
import { tooManyAttempts } from './count-attempt.ts';

const windowMs = 15 * 60_000;
const fromOnePlace = { max: limits.mailsPerAddress, windowMs };
const fromStrangers = { max: limits.mailsPerAddressInAll, windowMs };

type AskedMail = {
  /** Names the pool and the kind of mail. */
  kind: string;
  email: string;
  address: string;
  place: AttemptPlace;
  /** What else bounds such mails, per network and per app; a known browser is not held to what others use up. */
  also: readonly (readonly [string, RateLimit])[];
};

/**
 * Counts a mail that somebody asks for: five to one address from one place, ten from all places where its owner never
 * signed in together. A known place has five of its own, so that strangers cannot keep the owner from getting one
 * (USER-09). Throws `too-many-attempts`. Counted alike whether the address has an account (S-06).
 */
export async function countMail(
  rateLimits: RateLimits,
  { kind, email, address, place, also }: AskedMail,
): Promise<void> {
  const ofEmail: [string, RateLimit][] =
    place === null
      ? [
          [`${kind}:${email}:from:${address}`, fromOnePlace],
          [`${kind}:${email}`, fromStrangers],
        ]
      : [[`${kind}:${email}:place:${place.key}`, fromOnePlace]];
  const keys = place?.kind === 'device' ? ofEmail : [...also, ...ofEmail];
  for (const [key, limit] of keys) {
    if (!(await rateLimits.take(key, limit))) throw tooManyAttempts(rateLimits, limit);
  }
}
