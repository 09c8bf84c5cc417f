import { planOfferSchema } from '@whittle/contract/plans';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Adapters } from '../../adapters/adapters.ts';
import { readSetting } from '../../adapters/database/read-setting.ts';
import { settings } from '../../adapters/database/schema.ts';

const key = 'plans';

const storedSchema = z.object({
  offers: z.array(planOfferSchema).catch([]),
  sealedToken: z.string().nullable().default(null),
  /** SHA-256 of what the provider's address for deliveries ends in. */
  hookHash: z.string().nullable().default(null),
  isTold: z.boolean().default(false),
  readAt: z.iso.datetime().nullable().default(null),
  problem: z.string().nullable().default(null),
});
export type StoredPlanSettings = Omit<z.infer<typeof storedSchema>, 'sealedToken'> & { token: string | null };

export type PlanSettingsStore = ReturnType<typeof createPlanSettingsStore>;

/** What the admin sells. The seller's token is encrypted where it lies. */
export function createPlanSettingsStore({ db, clock, secrets }: Pick<Adapters, 'db' | 'clock' | 'secrets'>) {
  const read = async (): Promise<StoredPlanSettings> => {
    const value = await readSetting(db, key);
    const { sealedToken, ...rest } = storedSchema.parse(value ?? {});
    return { ...rest, token: sealedToken === null ? null : opened(sealedToken) };
  };

  /** A token that another installation's secret sealed is as good as none. */
  const opened = (sealed: string): string | null => {
    try {
      return secrets.decrypt(sealed);
    } catch {
      return null;
    }
  };

  return {
    read,
    /** Changes what is given and leaves the rest to whoever changes it at the same time. */
    async change({ token, ...rest }: Partial<StoredPlanSettings>): Promise<StoredPlanSettings> {
      const value = { ...rest, ...(typeof token === 'string' && { sealedToken: secrets.encrypt(token) }) };
      const row = { key, value, updatedAt: clock.now() };
      await db
        .insert(settings)
        .values(row)
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`${settings.value} || excluded.value`, updatedAt: row.updatedAt },
        });
      return read();
    },
  };
}
