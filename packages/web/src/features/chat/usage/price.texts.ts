import type { CapScope, TurnEstimate } from '@whittle/contract/spend/spend';
import { counted } from '../../../lib/numbers.ts';
import { defineTexts } from '../../../lib/texts.ts';

export const priceTexts = defineTexts('priceTexts', {
  willCost: 'This message will cost',
  about: (price: string) => `about ${price}`,
  range: (low: string, high: string) => `about ${low} to ${high}`,
  basis: {
    past: 'From what replies in this app cost so far.',
    guess: 'From the size of the request and what answers usually have.',
  } satisfies Record<NonNullable<TurnEstimate>['basis'], string>,
  near: {
    turn: 'A reply has nearly used its limit.',
    app: 'This app has spent more than 80 % of its limit of this month.',
    account: 'Your apps have spent more than 80 % of your limit of this month.',
    installation: 'This installation has spent more than 80 % of its limit of this month.',
  } satisfies Record<CapScope, string>,
  reached: {
    turn: 'A reply has used its limit.',
    app: 'This app has spent its limit of this month. Messages are answered again after a higher limit under Spending.',
    account:
      'Your apps have spent your limit of this month. Messages are answered again after a higher limit under Spending.',
    installation: 'This installation has spent its limit of this month. Its admin can set a higher one.',
  } satisfies Record<CapScope, string>,
  work: (price: string) => `New work ${price}`,
  repairs: (price: string) => `repairs ${price}`,
  stopped: (problems: number) => `${counted(problems, 'repeated problem', 'repeated problems')} not sent again`,
});
