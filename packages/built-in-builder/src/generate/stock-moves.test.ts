import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { stockMovesOf } from './stock-moves.ts';

const movesIn = (prompt: string) => {
  const { plan } = recognise(prompt);
  return plan.entities.flatMap((entity) => {
    const moves = stockMovesOf(plan, entity);
    return moves ? [{ [entity.label]: moves.of.map(({ entity: of, field }) => `${of.label}.${field.name} ${moves.sign}`) }] : [];
  });
}; // prettier-ignore

describe('[GEN-60] what is sold leaves the stock, and what is made or bought comes in', () => {
  test.each([
    ['A stock app for our candle workshop: products with price and quantity, sales with product, customer and quantity', [{ Sale: ['Product.quantity -1'] }]],
    ['Warehouse system: products with quantity, purchases with product, quantity and date', [{ Purchase: ['Product.quantity 1'] }]],
    ['Recipes with ingredients and steps', []],
    ['A list of sales with item, quantity and amount', []],
  ])('%s', (prompt, moves) => expect(movesIn(prompt)).toEqual(moves)); // prettier-ignore

  type Row = Record<string, unknown>;
  type Stock = { entity: object; by: string; field: string; title: string };
  const file = readFileSync(new URL('templates/services/stock.js', import.meta.url), 'utf8');
  const moveStock = new Function(`${file.replace('export ', '')}; return moveStock;`)() as (
    stocks: Stock[],
    change: (record: Row) => number,
    before: Row | null,
    after: Row | null,
  ) => Promise<void>;

  function shelf() {
    const left: Record<string, number> = { a: 10, b: 1 };
    const entity = {
      get: (id: string) => Promise.resolve({ name: id.toUpperCase(), quantity: left[id] }),
      update: (id: string, values: { quantity: number }) => Promise.resolve((left[id] = values.quantity)),
    };
    const stocks = [{ entity, by: 'product', field: 'quantity', title: 'name' }];
    const change = (sale: Row) => (sale['status'] === 'Cancelled' ? 0 : -Number(sale['quantity']));
    const move = (before: Row | null, after: Row | null) => moveStock(stocks, change, before, after);
    return { left, move };
  }

  test('a change counts only the difference, another product gives the first one back, and deleting gives back', async () => {
    const { left, move } = shelf();
    await move(null, { product: 'a', quantity: 4 });
    expect(left).toEqual({ a: 6, b: 1 });
    await move({ product: 'a', quantity: 4 }, { product: 'a', quantity: 5 });
    expect(left).toEqual({ a: 5, b: 1 });
    await move({ product: 'a', quantity: 5 }, { product: 'b', quantity: 1 });
    expect(left).toEqual({ a: 10, b: 0 });
    await move({ product: 'b', quantity: 1 }, { product: 'b', quantity: 1, status: 'Cancelled' });
    expect(left).toEqual({ a: 10, b: 1 });
    await move({ product: 'b', quantity: 1 }, null);
    expect(left).toEqual({ a: 10, b: 2 });
  });

  test('more than there is is refused, and nothing moves', async () => {
    const { left, move } = shelf();
    await expect(move(null, { product: 'b', quantity: 2 })).rejects.toThrow('Not enough in stock: B (1)');
    expect(left).toEqual({ a: 10, b: 1 });
  });
});
