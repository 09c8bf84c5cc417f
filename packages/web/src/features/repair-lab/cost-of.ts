import type { RepairResult } from '@whittle/contract/repair-lab/repair-lab';
import { money } from '../../lib/money.ts';
import { repairLabTexts as texts } from './repair-lab.texts.ts';

/** What a repair cost. A model that was asked without a known price did not cost nothing. */
export const costOf = ({ cost, answers }: RepairResult): string =>
  cost ? money(cost.amount, cost.currency) : answers ? texts.priceUnknown : texts.none;
