import type { RateLimits } from '../../../adapters/rate-limits.ts';
import type { AttemptPlace } from '../../../http/attempt-place.ts';
import { countMail } from '../../../http/count-mail.ts';
import type { Visit } from './visit.ts';

const quarter = 15 * 60_000;
const perAddress = { max: 100, windowMs: quarter };
const perApp = { max: 1_000, windowMs: quarter };

/** Counts a mail with a code that somebody asked for; throws `too-many-attempts` for one too many (S-06). */
export const countCodeMail = (
  rateLimits: RateLimits,
  { app, address }: Visit,
  email: string,
  place: AttemptPlace,
): Promise<void> =>
  countMail(rateLimits, {
    kind: `app-code:${app.id}:email`,
    email,
    address,
    place,
    also: [
      [`app-code:address:${address}`, perAddress],
      [`app-code:${app.id}`, perApp],
    ],
  });
