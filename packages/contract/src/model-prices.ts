import { z } from 'zod';

const price = z.number().min(0).max(1_000_000);

/** What one model costs, in the currency of the table. A price that nobody entered is null: unknown, not nothing. */
export const modelPriceSchema = z.object({
  /** As its provider calls it, such as `gpt-5-mini`. */
  model: z.string().trim().min(1).max(200),
  perMillionPromptTokens: price.nullable(),
  perMillionCompletionTokens: price.nullable(),
  /** Of the prompt's tokens, those that the provider kept or put into its cache; without a price they cost what others do. */
  perMillionCacheReadTokens: price.nullish(),
  perMillionCacheWriteTokens: price.nullish(),
  perImage: price.nullable(),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

/** GET and PUT /api/admin/model/prices, for platform admins. */
export const modelPricesSchema = z.object({
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Enter the three letters of a currency, such as EUR.'),
  prices: z
    .array(modelPriceSchema)
    .max(200)
    .refine((all) => new Set(all.map(({ model }) => model)).size === all.length, 'A model stands here twice.'),
});
export type ModelPrices = z.infer<typeof modelPricesSchema>;
