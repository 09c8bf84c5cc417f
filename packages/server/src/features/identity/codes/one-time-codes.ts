import { createHash, randomBytes, randomInt } from 'node:crypto';
import { limits } from '@whittle/contract/limits';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { AttemptPlace } from '../sign-in/limits/attempt-place.ts';
import type { PoolId } from '../sign-in/pool.ts';
import { createCodesStore } from './codes.store.ts';

export type Purpose = 'sign-in' | 'verify-email' | 'reset-password' | 'change-email' | 'prove-address';

export type IssuedCode = { code: string; token: string; expiresAt: Date };
export type Redeemed =
  | { ok: true; email: string; data: Record<string, unknown> }
  | { ok: false; problem: 'wrong' | 'expired' | 'attempts-exceeded' };

/** Whom a code is for: one of one pool is nothing in another. `email` is an address as `normaliseEmail` returns it. */
type Holder = { pool: PoolId; purpose: Purpose; email: string };

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

const lifetimeMs = limits.oneTimeCodeMinutes * 60_000;

/**
 * Codes of six digits, each with a link token beside it; using one spends both. After five wrong tries no code of that
 * pool, purpose and address is looked at for 15 minutes, however many were issued (AUTH-09); a place that the owner signed
 * in from before has five tries of its own, which nobody else can use up (USER-09). Links go on working, since
 * nobody guesses 256 bits. An address that was sent nothing answers like one that was.
 */
export function createOneTimeCodes({ db, clock, secrets }: Pick<Adapters, 'db' | 'clock' | 'secrets'>) {
  const store = createCodesStore({ db, clock });
  const hashOf = ({ pool, purpose, email }: Holder, code: string) =>
    secrets.hash(JSON.stringify([pool, purpose, email, code]));

  return {
    /** A new code and token; those that the holder had before are worth nothing from now on. */
    async issue({ data = {}, ...holder }: Holder & { data?: Record<string, unknown> }): Promise<IssuedCode> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
      await store.replace(holder, { codeHash: hashOf(holder, code), tokenHash: hashToken(token), data, expiresAt });
      return { code, token, expiresAt };
    },

    /** Of many calls with the right code at once exactly one succeeds. `expired` is said to who knows the code only. */
    redeemCode: ({
      code,
      place = null,
      ...holder
    }: Holder & { code: string; place?: AttemptPlace }): Promise<Redeemed> =>
      store.redeemCode(holder, hashOf(holder, code.replaceAll(/\s/g, '')), place?.key ?? null),

    /** Whose link this is, without using it; null when it opens nothing. */
    lookAt: ({ token, ...where }: Omit<Holder, 'email'> & { token: string }): Promise<{ email: string } | null> =>
      store.findToken(where, hashToken(token)),

    redeemToken: ({ token, ...where }: Omit<Holder, 'email'> & { token: string }): Promise<Redeemed> =>
      store.redeemToken(where, hashToken(token)),
  };
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
