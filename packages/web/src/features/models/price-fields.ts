import { type ModelPrice, type ModelPrices, modelPricesSchema } from '@whittle/contract/model-prices';
import { modelTexts as texts } from '../../core/models/models.texts.ts';

export const priceColumns = [
  'perMillionPromptTokens',
  'perMillionCacheReadTokens',
  'perMillionCacheWriteTokens',
  'perMillionCompletionTokens',
  'perImage',
] as const;
type PriceColumn = (typeof priceColumns)[number];
/** A row as it is typed; an empty price stays unknown. `id` keeps its place while others come and go. */
export type PriceFields = { id: number; model: string } & Record<PriceColumn, string>;

const perColumn = <V>(value: (column: PriceColumn) => V) =>
  Object.fromEntries(priceColumns.map((column) => [column, value(column)])) as Record<PriceColumn, V>;

export const emptyRow = (id: number): PriceFields => ({ id, model: '', ...perColumn(() => '') });

export const toRows = ({ prices }: ModelPrices): PriceFields[] =>
  prices.map((price, id) => ({ id, model: price.model, ...perColumn((column) => price[column]?.toString() ?? '') }));

/** What is sent, or the sentence on what is wrong. Rows without a word in them are left out. */
export function readPrices(
  currency: string,
  rows: readonly PriceFields[],
): { ok: true; prices: ModelPrices } | { ok: false; problem: string } {
  const prices: ModelPrice[] = [];
  for (const row of rows) {
    if (row.model.trim() === '' && priceColumns.every((column) => row[column].trim() === '')) continue;
    if (row.model.trim() === '') return { ok: false, problem: texts.priceModelMissing };
    const read = perColumn((column) => readNumber(row[column]));
    if (!areRead(read)) return { ok: false, problem: texts.priceWrong(row.model.trim()) };
    prices.push({ model: row.model.trim(), ...read });
  }
  const read = modelPricesSchema.safeParse({ currency, prices });
  return read.success ? { ok: true, prices: read.data } : { ok: false, problem: read.error.issues[0]!.message };
}

const areRead = (
  prices: Record<PriceColumn, number | null | undefined>,
): prices is Record<PriceColumn, number | null> => Object.values(prices).every((price) => price !== undefined);

/** `0,25` and `0.25` are the same price; undefined for what is none. */
function readNumber(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) && Number(plain) <= 1_000_000 ? Number(plain) : undefined;
}
