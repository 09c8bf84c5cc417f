import { expect, test } from 'vitest';
import { emptyRow, readPrices, toRows } from './price-fields.ts';

const row = { ...emptyRow(0), model: 'writer', perMillionPromptTokens: '0,25', perMillionCompletionTokens: '2' };

test('[INTEG-14] prices are read with a comma or a point, and what is empty stays unknown', () => {
  const read = readPrices(' eur ', [row, emptyRow(1)]);
  expect(read).toEqual({
    ok: true,
    prices: {
      currency: 'EUR',
      prices: [
        {
          ...{ model: 'writer', perMillionPromptTokens: 0.25, perMillionCompletionTokens: 2, perImage: null },
          ...{ perMillionCacheReadTokens: null, perMillionCacheWriteTokens: null },
        },
      ],
    },
  });
  expect(read.ok && toRows(read.prices)).toEqual([{ ...row, perMillionPromptTokens: '0.25', perImage: '' }]);
});

test.each([
  ['a price without a model', 'EUR', [{ ...row, model: ' ' }], 'Enter the exact name of each model'],
  ['a price that one reads as a thousand and another as one', 'EUR', [{ ...row, perImage: '1.000' }], '1.1250'],
  ['a price that is no number', 'EUR', [{ ...row, perImage: '-3' }], 'A price of writer is not a number'],
  ['the same model twice', 'EUR', [row, row], 'A model stands here twice'],
  ['no currency', 'euro', [row], 'three letters of a currency'],
])('[INTEG-14] %s is said in a sentence', (_, currency, rows, sentence) => {
  expect(readPrices(currency, rows)).toEqual({ ok: false, problem: expect.stringContaining(sentence) as string });
});

test('[INTEG-14] a price with three decimals is shown as it is read back', () => {
  const read = readPrices('EUR', [{ ...row, perMillionPromptTokens: '1.1250' }]);
  const [shown] = read.ok ? toRows(read.prices) : [];
  expect(shown?.perMillionPromptTokens).toBe('1.1250');
  expect(readPrices('EUR', [shown!])).toEqual(read);
});
