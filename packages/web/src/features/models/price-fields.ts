import { type ModelPrice, type ModelPrices, modelPricesSchema } from '@whittle/contract/model-prices';
import { readTypedNumber } from '@whittle/domain/entities/cells/typed-number';
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
  prices.map((price, id) => ({ id, model: price.model, ...perColumn((column) => toText(price[column] ?? null)) }));

/** What is sent, or the sentence on what is wrong. Rows without a word in them are left out. */
export function readPrices(
  currency: string,
  rows: readonly PriceFields[],
): { ok: true; prices: ModelPrices } | { ok: false; problem: string } {
  const prices: ModelPrice[] = [];
  for (const row of rows) {
    if (row.model.trim() === '' && priceColumns.every((column) => row[column].trim() === '')) continue;
    if (row.model.trim() === '') return { ok: false, problem: texts.priceModelMissing };
    const read = perColumn((column) => readPrice(row[column]));
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
function readPrice(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const price = /e/i.test(text) ? null : readTypedNumber(text);
  return typeof price === 'number' && price >= 0 && price <= 1_000_000 ? price : undefined;
}

/** As `readPrice` reads it: three digits behind the point could be thousands. */
const toText = (price: number | null): string => (price?.toString() ?? '').replace(/^([1-9]\d*\.\d{3})$/, '$10');
