import type { Analytics } from '@whittle/contract/analytics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Selling, startSelling } from './memberships.fixture.ts';
import { createReadings } from './readings.ts';

const hourMs = 3_600_000;

describe.each(['gumroad', 'stripe'] as const)('at %s', (provider) => {
  let selling: Selling;
  beforeAll(async () => {
    selling = await startSelling(provider);
  });
  afterAll(() => selling.close());

  /** What the owner sees once everything was read again. */
  const revenue = async (appId: string) => {
    selling.later(2 * hourMs);
    await createReadings(selling.server.adapters).work();
    const { days, currency } = await selling.owner.json<Analytics>(`/api/apps/${appId}/analytics`);
    return [days.reduce((sum, day) => sum + day.revenue, 0), currency];
  };

  test('[ANALYTICS-01] revenue per day is what memberships brought in, less what was given back', async () => {
    const { shop } = provider === 'gumroad' ? selling.gumroad : selling.stripe;
    const { app, product } = await selling.makeClub();
    const none = await selling.owner.json<Analytics>(`/api/apps/${app.id}/analytics`);
    expect([none.currency, none.days.at(-1)!.revenue]).toEqual([null, 0]);

    const ada = shop.buy(product as never, { email: 'ada@example.com' });
    shop.buy(product as never, { email: 'bob@example.com' });
    // Of another product: no revenue of this app.
    shop.buy(shop.addProduct('Other') as never, { email: 'eve@example.com' });
    expect(await revenue(app.id)).toEqual([1_800, 'usd']);
    shop.renew(ada.subscriptionId!);
    expect(await revenue(app.id)).toEqual([2_700, 'usd']);
    shop.refund(ada.saleId);
    expect(await revenue(app.id)).toEqual([1_800, 'usd']);
    shop.dispute(shop.lastSaleOf(ada.subscriptionId!).id);
    expect(await revenue(app.id)).toEqual([900, 'usd']);

    const other = await selling.makeApp();
    expect(await revenue(other.id)).toEqual([0, null]);
  });
});
