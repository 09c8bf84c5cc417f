import type { PaidPlan } from '@whittle/contract/plans';
import type { SoldProduct } from '../../adapters/payments/payments.ts';

/** `Gold: 12 USD monthly`, `10 USD a month`, as providers' prices are kept. */
const written = /^(?:(.+): )?(\d+(?:\.\d+)?) ([A-Z]{3})(?: (.+))?$/;

type Price = { tier: string; amount: number; currency: string; rhythm: string };

/**
 * What an app sells to its people, as cards like those of plans (PLAN-02): one for each tier, by the month, by the year or once.
 * A price in another currency than dollars stands in the description as it is, since a card's price is in dollars.
 */
export function appPlanCards({ id, name, description, prices, url }: SoldProduct): PaidPlan[] {
  const read = prices.flatMap((price): Price[] => {
    const [, tier = '', amount, currency, rhythm = ''] = written.exec(price) ?? [];
    return amount && currency ? [{ tier, amount: Number(amount), currency, rhythm }] : [];
  });
  const tiers = [...new Set(read.map(({ tier }) => tier))];
  return (tiers.length > 0 ? tiers : ['']).map((tier) => {
    const own = read.filter((price) => price.tier === tier && price.currency === 'USD');
    const yearly = own.find(({ rhythm }) => /year/.test(rhythm));
    const once = own.find(({ rhythm }) => rhythm === '');
    const monthly = own.find(({ rhythm }) => /^(?:monthly|a month)$/.test(rhythm));
    const said = prices.filter((price) => tier === '' || price.startsWith(`${tier}: `));
    return {
      id: tier === '' ? id : `${id} ${tier}`,
      name: tier === '' ? name : tier,
      price: (monthly ?? once)?.amount ?? (yearly ? yearly.amount / 12 : 0),
      priceYearly: yearly?.amount ?? null,
      discuountedPrice: null,
      oneTimePayment: once !== undefined && !monthly && !yearly,
      isMostPopular: false,
      description: [description, ...said].filter((line) => line !== '').join('\n'),
      buttonText: '',
      link: url ?? '',
    };
  });
}
