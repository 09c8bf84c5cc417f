import type { EvalPrompt } from './prompt.ts';

export const calculating: EvalPrompt[] = [
  {
    id: 'tip-splitter',
    says: 'A small tool that splits a restaurant bill: I enter the amount, the tip in percent and the number of people, and it shows what each person pays.',
    checks: {
      calculating: {
        'it asks for amount, tip and people': [
          { fill: { 'amount|bill|total': 90, 'tip|percent': 10, 'people|person|guests': 3 } },
        ],
        'it shows what each pays': [
          { fill: { 'amount|bill|total': 90, 'tip|percent': 10, 'people|person|guests': 3 } },
          { changes: [{ fill: { 'amount|bill|total': 120 } }] },
          { sees: ['44.00', '44,00', '44 '] },
        ],
      },
    },
  },
];
