import { type ModelPrice, type ModelPrices, modelPricesSchema } from '@whittle/contract/model-prices';
import { amountOf } from '@whittle/domain/models/money';
import type { Adapters } from '../../adapters/adapters.ts';
import { readSetting } from '../../adapters/database/read-setting.ts';
import { settings } from '../../adapters/database/schema.ts';
import type { ListedModel, ModelLists } from './model-list.ts';

const key = 'model-prices';
const none: ModelPrices = { currency: 'USD', prices: [] };

export type ModelPricesStore = ReturnType<typeof createModelPrices>;

type Asked = { model: string; listedAs: readonly string[] };

/**
 * What models cost: what the admin says, else what the public list does, which counts in dollars. Nothing is assumed: a
 * model that is in neither has no known price.
 */
export function createModelPrices({
  db,
  clock,
  modelLists,
}: Pick<Adapters, 'db' | 'clock'> & { modelLists: Pick<ModelLists, 'find'> }) {
  const read = async (): Promise<ModelPrices> => {
    const value = await readSetting(db, key);
    const stored = modelPricesSchema.safeParse(value);
    return stored.success ? stored.data : none;
  };

  return {
    /** The admin's own table. */
    read,

    /** The table with what the list says of one model, where the table does not have it. */
    async pricesFor({ model, listedAs }: Asked): Promise<ModelPrices> {
      const { currency, prices } = await read();
      const listed =
        currency === 'USD' && !prices.some((one) => one.model === model) && (await modelLists.find(listedAs));
      return { currency, prices: listed ? [...prices, { ...priceOfListed(listed), model }] : prices };
    },

    async save(prices: ModelPrices): Promise<ModelPrices> {
      const row = { key, value: prices, updatedAt: clock.now() };
      await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
      return prices;
    },
  };
}

/** Per million tokens, as people enter prices. */
export function priceOfListed({ id, input, output, cacheRead, cacheWrite }: ListedModel): ModelPrice {
  const perMillion = (rate: number | null) => (rate === null ? null : amountOf(rate));
  return {
    model: id,
    perMillionPromptTokens: perMillion(input),
    perMillionCompletionTokens: perMillion(output),
    perMillionCacheReadTokens: perMillion(cacheRead),
    perMillionCacheWriteTokens: perMillion(cacheWrite),
    perImage: null,
  };
}
