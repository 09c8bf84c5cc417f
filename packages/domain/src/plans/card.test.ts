import { describe, expect, it, test } from 'vitest';
import { planCardState, pricePerMonth, purchaseLink, yearlySaving } from './card.ts';

const builder = (plan: 'lite' | 'explorer' | 'MOON' | 'monetizer') => ({ plan, isPlanLimited: true });
const idle = { isPaying: false };

test.each([
  ['explorer', 'lite', 'upgrade'],
  ['explorer', 'explorer', 'selected'],
  ['explorer', 'MOON', 'downgrade'],
  ['monetizer', 'MOON', 'upgrade'],
] as const)('[PLAN-04] the card of %s for an account with %s: %s', (id, plan, state) => {
  expect(planCardState({ id }, builder(plan), idle)).toBe(state);
});

it('[PLAN-04] has no state where plans limit nobody, and others are disabled while a payment is looked for', () => {
  expect(planCardState({ id: 'MOON' }, null, idle)).toBe('none');
  expect(planCardState({ id: 'MOON' }, { plan: 'monetizer', isPlanLimited: false }, idle)).toBe('none');
  expect(planCardState({ id: 'MOON' }, builder('lite'), { isPaying: true })).toBe('disabled');
  expect(planCardState({ id: 'lite' }, builder('lite'), { isPaying: true })).toBe('selected');
});

describe('prices', () => {
  const priced = (price: number, priceYearly: number | null, discuountedPrice: number | null = null) => ({
    ...{ price, priceYearly, discuountedPrice },
  });

  it('[PLAN-05] a year is shown as a twelfth of its price', () => {
    expect(pricePerMonth(priced(20, 192), true)).toBe(16);
    expect(pricePerMonth(priced(20, 192), false)).toBe(20);
    expect(pricePerMonth(priced(20, null, 15), true)).toBe(15);
  });

  test.each([
    [20, 192, 20],
    [10, 108, 10],
    [10, 108.01, null],
    [10, 120, null],
    [10, null, null],
    [0, 0, null],
  ])('[PLAN-06] %s a month and %s a year save %s percent', (price, priceYearly, saving) => {
    expect(yearlySaving(priced(price, priceYearly))).toBe(saving);
  });
});

it('[PLAN-16] a link to Gumroad opens the payment, with the address that the plan is matched by', () => {
  const buyer = { isYearly: true, email: 'ada+x@example.com' };
  const link = new URL(purchaseLink({ link: 'https://us.gumroad.com/l/moon?a=b' }, buyer));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    ...{ a: 'b', wanted: 'true', email: 'ada+x@example.com', recurrence: 'yearly' },
  });
  expect(purchaseLink({ link: 'https://shop.example.com/moon' }, buyer)).toBe('https://shop.example.com/moon');
  expect(purchaseLink({ link: 'https://notgumroad.com/' }, buyer)).toBe('https://notgumroad.com/');
});
