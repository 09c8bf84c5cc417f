import { expect, test } from 'vitest';
import { appPlanCards } from './app-plan-cards.ts';

const product = { id: 'p1', name: 'Club', description: 'For friends', url: 'https://ada.gumroad.com/l/club' };
const cards = (...prices: string[]) =>
  appPlanCards({ ...product, prices }).map(({ id, name, price, priceYearly, oneTimePayment }) => [
    ...[id, name, price, priceYearly, oneTimePayment],
  ]);

test('[PLAN-02] what an app sells is a card for each tier, by the month, by the year or once', () => {
  expect(cards('12 USD monthly', '120 USD yearly')).toEqual([['p1', 'Club', 12, 120, false]]);
  expect(cards('10 USD a month')).toEqual([['p1', 'Club', 10, null, false]]);
  expect(cards('Gold: 20 USD monthly', 'Silver: 60 USD yearly')).toEqual([
    ['p1 Gold', 'Gold', 20, null, false],
    ['p1 Silver', 'Silver', 5, 60, false],
  ]);
  expect(cards('49.50 USD')).toEqual([['p1', 'Club', 49.5, null, true]]);
});

test('[PLAN-02] a price that is no number of dollars is said in words alone', () => {
  expect(cards('9 EUR monthly')).toEqual([['p1', 'Club', 0, null, false]]);
  const [card] = appPlanCards({ ...product, prices: ['9 EUR monthly'] });
  expect(card).toMatchObject({ description: 'For friends\n9 EUR monthly', link: product.url, buttonText: '' });
  expect(appPlanCards({ ...product, prices: [] })).toMatchObject([{ price: 0, description: 'For friends' }]);
});
