import type { EvalPrompt } from './prompt.ts';

export const reports: EvalPrompt[] = [
  {
    id: 'meter-readings',
    says: 'I read our meters every week: electricity, gas and water with date and value. I want a dashboard with a chart of the consumption per month, and to export the readings as CSV.',
    checks: {
      reports: {
        'readings have kind, date and value': [
          {
            entity: ['reading', 'meter', 'consumption'],
            fields: [
              ['type', 'kind', 'meter', 'category', 'utility'],
              'date',
              ['value', 'reading', 'consumption', 'amount'],
            ],
          },
        ],
        'a reading can be entered': [
          { create: ['reading', 'meter'], with: { 'value|reading|consumption|amount': 4321, date: '2026-11-02' } },
          { stored: ['reading', 'meter', 'consumption'], value: 4321 },
        ],
        'the dashboard has a chart': [{ open: ['dashboard', 'overview', 'chart', 'home'] }, { shows: 'chart' }],
        'readings can be exported as CSV': [
          { create: ['reading', 'meter'], with: { 'value|reading|consumption|amount': 98765, date: '2026-11-09' } },
          { open: ['report', 'export', 'reading', 'meter'] },
          { download: ['csv', 'export', 'download'], contains: '98765' },
        ],
        'the dashboard names a figure': [
          { open: ['dashboard', 'overview', 'home'] },
          { sees: ['month', 'total', 'average', 'last 30 days'] },
        ],
      },
    },
  },
  {
    id: 'market-stall',
    says: 'Sales of my market stall: date, product, quantity, price. Give me reports: income per month as a chart, a table of the best products, and choose the period.',
    checks: {
      reports: {
        'sales have date, product, quantity and price': [
          { entity: 'sale', fields: ['date', 'product', 'quantity', 'price'] },
        ],
        'a sale can be entered': [
          { open: 'sale' },
          { create: 'sale', with: { quantity: 12, price: 3.5 } },
          { stored: 'sale', value: 12 },
        ],
        'there is a chart': [{ open: ['report', 'overview', 'dashboard'] }, { shows: 'chart' }],
        'there is a table in the report': [{ open: 'report' }, { shows: 'table' }],
        'the period can be chosen': [
          { open: ['report', 'overview', 'dashboard'] },
          { sees: ['this year', 'last 30 days', 'this month', 'last month', 'period', 'from'] },
        ],
      },
    },
  },
];
