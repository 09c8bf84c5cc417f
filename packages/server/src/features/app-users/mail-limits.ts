import type { RateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visit } from './visit.ts';

const quarter = 15 * 60_000;
const perEmail = { max: 5, windowMs: quarter };
const perAddress = { max: 100, windowMs: quarter };
const perApp = { max: 1_000, windowMs: quarter };

/** Counts a mail with a code that somebody asked for; throws `too-many-attempts` for one too many (S-06). */
export async function countCodeMail(rateLimits: RateLimits, { app, address }: Visit, email: string): Promise<void> {
  const keys = [
    [`app-code:${app.id}:email:${email}`, perEmail],
    [`app-code:address:${address}`, perAddress],
    [`app-code:${app.id}`, perApp],
  ] as const;
  for (const [key, limit] of keys) {
    if (!(await rateLimits.take(key, limit))) throw new AppError('too-many-attempts');
  }
}
