import { type ModelPrice, type ModelPrices, modelPricesSchema } from '@whittle/contract/model-prices';
import { modelTexts as texts } from '../../core/models/models.texts.ts';

export const priceColumns = ['perMillionPromptTokens', 'perMillionCompletionTokens', 'perImage'] as const;
/** A row as it is typed; an empty price stays unknown. `id` keeps its place while others come and go. */
export type PriceFields = { id: number; model: string } & Record<(typeof priceColumns)[number], string>;

export const emptyRow = (id: number): PriceFields => ({
  ...{ id, model: '', perMillionPromptTokens: '', perMillionCompletionTokens: '', perImage: '' },
});

export const toRows = ({ prices }: ModelPrices): PriceFields[] =>
  prices.map(({ model, ...price }, id) => ({
    ...{ id, model },
    ...(Object.fromEntries(priceColumns.map((column) => [column, price[column]?.toString() ?? ''])) as Record<
      (typeof priceColumns)[number],
      string
    >),
  }));

/** What is sent, or the sentence on what is wrong. Rows without a word in them are left out. */
export function readPrices(
  currency: string,
  rows: readonly PriceFields[],
): { ok: true; prices: ModelPrices } | { ok: false; problem: string } {
  const prices: ModelPrice[] = [];
  for (const row of rows) {
    if (row.model.trim() === '' && priceColumns.every((column) => row[column].trim() === '')) continue;
    if (row.model.trim() === '') return { ok: false, problem: texts.priceModelMissing };
    const [prompt, completion, image] = priceColumns.map((column) => readNumber(row[column]));
    if (prompt === undefined || completion === undefined || image === undefined)
      return { ok: false, problem: texts.priceWrong(row.model.trim()) };
    prices.push({
      model: row.model.trim(),
      ...{ perMillionPromptTokens: prompt, perMillionCompletionTokens: completion, perImage: image },
    });
  }
  const read = modelPricesSchema.safeParse({ currency, prices });
  return read.success ? { ok: true, prices: read.data } : { ok: false, problem: read.error.issues[0]!.message };
}

/** `0,25` and `0.25` are the same price; undefined for what is none. */
function readNumber(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) && Number(plain) <= 1_000_000 ? Number(plain) : undefined;
}
