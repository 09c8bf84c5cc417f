import { type ModelPrices, modelPricesSchema } from '@whittle/contract/model-prices';
import { eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { settings } from '../../adapters/database/schema.ts';

const key = 'model-prices';
const none: ModelPrices = { currency: 'USD', prices: [] };

export type ModelPricesStore = ReturnType<typeof createModelPrices>;

/** What the admin says that models cost. Nothing is assumed: a model that is not in the table has no known price. */
export function createModelPrices({ db, clock }: Pick<Adapters, 'db' | 'clock'>) {
  return {
    async read(): Promise<ModelPrices> {
      const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
      const stored = modelPricesSchema.safeParse(row?.value);
      return stored.success ? stored.data : none;
    },

    async save(prices: ModelPrices): Promise<ModelPrices> {
      const row = { key, value: prices, updatedAt: clock.now() };
      await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
      return prices;
    },
  };
}
