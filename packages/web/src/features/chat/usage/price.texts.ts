import type { CapScope, TurnEstimate } from '@whittle/contract/spend/spend';
import { counted } from '../../../lib/numbers.ts';
import { defineTexts } from '../../../lib/texts.ts';

export const priceTexts = defineTexts('priceTexts', {
  willCost: 'This message will cost',
  about: (price: string) => `about ${price}`,
  range: (low: string, high: string) => `about ${low} to ${high}`,
  basis: {
    past: 'Based on earlier replies in this app.',
    guess: 'Based on the size of the request and typical answers.',
  } satisfies Record<NonNullable<TurnEstimate>['basis'], string>,
  near: {
    turn: 'A reply has nearly used its limit.',
    app: 'This app has spent more than 80 % of this month’s limit.',
    account: 'Your apps have spent more than 80 % of your limit for this month.',
    installation: 'This installation has spent more than 80 % of this month’s limit.',
  } satisfies Record<CapScope, string>,
  reached: {
    turn: 'A reply has used its limit.',
    app: 'This app has reached this month’s limit. Raise it under Spending to continue.',
    account: 'Your apps have reached your limit for this month. Raise it under Spending to continue.',
    installation: 'This installation has reached this month’s limit. Its admin can raise it.',
  } satisfies Record<CapScope, string>,
  work: (price: string) => `New work ${price}`,
  repairs: (price: string) => `repairs ${price}`,
  stopped: (problems: number) => `${counted(problems, 'repeated problem', 'repeated problems')} not sent again`,
});
