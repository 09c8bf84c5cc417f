import type { Formula } from './formula.ts';
import { everydayFormulas } from './formulas-everyday.ts';
import { moneyFormulas } from './formulas-money.ts';

export const formulas: readonly Formula[] = [...moneyFormulas, ...everydayFormulas];
