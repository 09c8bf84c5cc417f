import { counted } from '../../../lib/numbers.ts';
import { defineTexts } from '../../../lib/texts.ts';

export const usageTexts = defineTexts('usageTexts', {
  summary: (tokens: string, turns: number) => `Usage: ${tokens} tokens in ${counted(turns, 'reply', 'replies')}`,
  caption: 'Token usage of this conversation',
  part: 'Part',
  tokens: 'Tokens',
  cost: 'Cost',
  input: 'Input',
  cacheRead: 'Cache read',
  cacheWrite: 'Cache write',
  output: 'Output',
  total: 'Total',
  unknown: 'unknown',
  unpriced: (turns: number) =>
    `${counted(turns, 'reply has', 'replies have')} requests without a known price. Enter prices in the model settings.`,
});
