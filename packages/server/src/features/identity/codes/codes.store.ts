import { limits } from '@whittle/contract/limits';
import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Adapters } from '../../../adapters/adapters.ts';
import { oneTimeCodes } from '../../../adapters/database/schema.ts';
import type { Redeemed } from './one-time-codes.ts';

type Holder = { pool: string; purpose: string; email: string };
type Stored = { codeHash: string; tokenHash: string; data: Record<string, unknown>; expiresAt: Date };
type Row = typeof oneTimeCodes.$inferSelect;

const blockMs = limits.oneTimeCodeBlockMinutes * 60_000;

export function createCodesStore({ db, clock }: Pick<Adapters, 'db' | 'clock'>) {
  const { pool, purpose, email, tokenHash, expiresAt } = oneTimeCodes;
  const key = [pool, purpose, email];
  const ofHolder = (holder: Holder): SQL =>
    and(eq(pool, holder.pool), eq(purpose, holder.purpose), eq(email, holder.email))!;

  /** Tries count for 15 minutes after the last of them. */
  const recentTries = ({ wrongTries, lastWrongTryAt, triesByPlace }: Row, place: string | null, now: Date) => {
    const own = place === null ? null : triesByPlace[place];
    const [tries, at] =
      place === null ? [wrongTries, lastWrongTryAt] : [own?.tries ?? 0, own ? new Date(own.at) : null];
    return at && now.getTime() - at.getTime() < blockMs ? tries : 0;
  };

  const spent = ({ email, data, expiresAt }: Row, now: Date): Redeemed =>
    expiresAt > now ? { ok: true, email, data } : { ok: false, problem: 'expired' };

  return {
    /** Keeps the count of wrong tries. Rows that mean nothing any more go at the same time. */
    async replace(holder: Holder, stored: Stored): Promise<void> {
      const old = new Date(clock.now().getTime() - blockMs);
      await db.delete(oneTimeCodes).where(lt(expiresAt, old));
      await db
        .insert(oneTimeCodes)
        .values({ ...holder, ...stored })
        .onConflictDoUpdate({ target: key, set: stored });
    },

    /** `place` names who tries: wrong codes of known places are counted apart from those of strangers. */
    redeemCode: (holder: Holder, codeHash: string, place: string | null): Promise<Redeemed> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        // The row's lock puts tries of one address in a line, so that none is looked at beside the count.
        await tx
          .insert(oneTimeCodes)
          .values({ ...holder, expiresAt: now })
          .onConflictDoNothing({ target: key });
        const [row] = await tx.select().from(oneTimeCodes).where(ofHolder(holder)).for('update');
        if (!row) return { ok: false, problem: 'wrong' };
        const tries = recentTries(row, place, now);
        if (tries >= limits.oneTimeCodeTries) return { ok: false, problem: 'attempts-exceeded' };
        if (row.codeHash === codeHash) {
          await tx.delete(oneTimeCodes).where(ofHolder(holder));
          return spent(row, now);
        }
        await tx
          .update(oneTimeCodes)
          .set(
            place === null
              ? { wrongTries: tries + 1, lastWrongTryAt: now }
              : { triesByPlace: { ...row.triesByPlace, [place]: { tries: tries + 1, at: now.toISOString() } } },
          )
          .where(ofHolder(holder));
        return { ok: false, problem: 'wrong' };
      }),

    async findToken(where: Omit<Holder, 'email'>, hash: string): Promise<{ email: string } | null> {
      const [row] = await db
        .select({ email })
        .from(oneTimeCodes)
        .where(and(eq(tokenHash, hash), eq(pool, where.pool), eq(purpose, where.purpose), gt(expiresAt, clock.now())));
      return row ?? null;
    },

    async redeemToken(where: Omit<Holder, 'email'>, hash: string): Promise<Redeemed> {
      const [row] = await db
        .delete(oneTimeCodes)
        .where(and(eq(tokenHash, hash), eq(pool, where.pool), eq(purpose, where.purpose)))
        .returning();
      return row ? spent(row, clock.now()) : { ok: false, problem: 'wrong' };
    },
  };
}
