import type { Kind } from './kind.ts';

export const expenses: Kind = {
  id: 'expenses',
  words: ['expense', 'expense tracker', 'spending', 'spendings', 'reimbursement', 'receipts', 'budget', 'household budget', 'travel costs', 'ausgaben', 'spesen', 'haushaltsbuch', 'dépenses', 'gastos', 'spese'], // prettier-ignore
  noun: 'expenses',
  user: 'whoever paid, on the phone right after paying; someone checks the month on a laptop',
  daily: 'log what was spent',
  look: { palette: 'Alpine', typePair: 'Ledger', radius: 4 },
  nav: 'side',
  signature: 'rule',
  signatureIs: 'the double rule of an account book, under the total and under every month',
  entities: [
    {
      name: 'Expense',
      words: ['expense', 'cost', 'spending', 'receipt', 'purchase', 'ausgabe', 'dépense', 'gasto'],
      fields: [
        'Description: text!',
        'Amount: money!',
        'Category: select! Travel | Meals | Software | Office | Training',
        'Date: date!',
        'Receipt: image',
      ],
      columns: ['date', 'category', 'receipt', 'amount'],
      samples: [
        { description: 'Train to the Hamburg client meeting', amount: 128.4, category: 'Travel', date: -2 },
        { description: 'Team lunch after the spring launch', amount: 86.2, category: 'Meals', date: -4 },
        { description: 'Design tool, yearly seat for Noor', amount: 144, category: 'Software', date: -9 },
        { description: 'Printer paper and label rolls', amount: 31.75, category: 'Office', date: -12 },
        { description: 'Taxi from the airport', amount: 42.5, category: 'Travel', date: -24 },
        { description: 'Replacement keyboard (swapped under warranty)', amount: 0, category: 'Office', date: -33 },
        { description: 'Two-day accessibility workshop in Utrecht including the certificate', amount: 690, category: 'Training', date: -41 },
        { description: 'Coffee with the new supplier', amount: 9.8, category: 'Meals', date: -63 },
        { description: 'Hosting for the booking site', amount: 58, category: 'Software', date: -70 },
        { description: 'Hotel in Lyon, two nights', amount: 236, category: 'Travel', date: -98 },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'dashboard',
      label: 'Overview',
      icon: 'ChartColumn',
      entity: 'Expense',
      figure: 'Spent in {period}',
      measure: { kind: 'sum', field: 'amount' },
      period: 'date',
      charts: [
        { entity: 'Expense', measure: { kind: 'sum', field: 'amount' }, by: { kind: 'month', field: 'date' } },
        { entity: 'Expense', measure: { kind: 'sum', field: 'amount' }, by: { kind: 'value', field: 'category' } },
      ],
      toDo: { entity: 'Expense', kind: 'missing', field: 'receipt' },
    },
    {
      archetype: 'list',
      label: 'Expenses',
      icon: 'Receipt',
      entity: 'Expense',
      layout: 'ledger',
      filters: ['category'],
    },
  ],
};
