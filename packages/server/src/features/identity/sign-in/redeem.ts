import type { ErrorCode } from '@whittle/contract/errors';
import { AppError } from '../../../http/app-error.ts';
import type { AttemptPlace } from './limits/attempt-place.ts';
import type { OneTimeCodes, Purpose, Redeemed } from '../codes/one-time-codes.ts';
import type { PoolName } from './pool.ts';

type Spent = Extract<Redeemed, { ok: true }>;

/** What somebody hears whose code or link was refused: one sentence for wrong and late, another for too many tries. */
export function orRefuse(redeemed: Redeemed, code: ErrorCode): Spent {
  if (redeemed.ok) return redeemed;
  throw new AppError(redeemed.problem === 'attempts-exceeded' ? 'attempts-exceeded' : code);
}

export type Redeem = ReturnType<typeof createRedeem>;

/** Spends what a mail brought. */
export const createRedeem = (codes: OneTimeCodes) => ({
  /** Throws `email-code-wrong`, `attempts-exceeded`. */
  code: async (
    { id: pool }: PoolName,
    purpose: Purpose,
    { email, code }: { email: string; code: string },
    place: AttemptPlace,
  ): Promise<Spent> => orRefuse(await codes.redeemCode({ pool, purpose, email, code, place }), 'email-code-wrong'),

  link: async ({ id: pool }: PoolName, purpose: Purpose, token: string, refusal: ErrorCode): Promise<Spent> =>
    orRefuse(await codes.redeemToken({ pool, purpose, token }), refusal),
});
