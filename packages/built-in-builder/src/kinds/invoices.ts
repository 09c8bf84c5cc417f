import type { Kind } from './kind.ts';

export const invoices: Kind = {
  id: 'invoices',
  words: ['invoice', 'invoices', 'billing', 'bills', 'freelance invoices', 'accounts receivable', 'quotes and invoices', 'rechnung', 'rechnungen', 'factures', 'facturas', 'fatture'], // prettier-ignore
  noun: 'invoices',
  user: 'one person with a desk, a laptop and the wish to be paid on time',
  daily: 'see who owes what, and since when',
  look: { palette: 'Alpine', typePair: 'Ledger', radius: 0 },
  nav: 'side',
  signature: 'rule',
  signatureIs: 'the accountant’s double rule, under every sum',
  entities: [
    {
      name: 'Invoice',
      words: ['invoice', 'bill', 'rechnung', 'factura', 'facture'],
      fields: [
        'Number: text!',
        'Client: reference! -> Client',
        'Amount: money!',
        'Issued on: date!',
        'Due on: date!',
        'Status: select! Draft | Sent | Paid',
        'What for: longtext',
      ],
      columns: ['client', 'issued_on', 'due_on', 'status', 'amount'],
      samples: [
        { number: '2031', client: 'Lantern Coffee Roasters', amount: 1840, issued_on: -4, due_on: 10, status: 'Sent', what_for: 'Label set for three roasts, two rounds of changes.' },
        { number: '2030', client: 'Municipal Swimming Pool Association', amount: 3250.5, issued_on: -20, due_on: -6, status: 'Sent', what_for: 'Timetable and wayfinding' },
        { number: '2029', client: 'Nakamura Dental', amount: 620, issued_on: -33, due_on: -19, status: 'Paid' },
        { number: '2028', client: 'Lantern Coffee Roasters', amount: 410, issued_on: -48, due_on: -34, status: 'Sent' },
        { number: '2027', client: 'Ferreira & Filhos', amount: 5900, issued_on: -66, due_on: -52, status: 'Paid', what_for: 'Shop sign and opening hours' },
        { number: '2026', client: 'Nakamura Dental', amount: 0, issued_on: -71, due_on: -57, status: 'Paid', what_for: 'Correction of 2024, nothing to pay' },
        { number: '2025', client: 'Municipal Swimming Pool Association', amount: 2750, issued_on: -102, due_on: -88, status: 'Paid' },
        { number: '2032', client: 'Ferreira & Filhos', amount: 1480, issued_on: 0, due_on: 14, status: 'Draft' },
      ], // prettier-ignore
    },
    {
      name: 'Client',
      words: ['client', 'customer', 'kunde', 'cliente'],
      alsoCalled: ['customer'],
      fields: ['Name: text!', 'Contact: text', 'Email: email!', 'Phone: phone', 'Address: longtext'],
      columns: ['contact', 'email', 'phone'],
      samples: [
        { name: 'Lantern Coffee Roasters', contact: 'Efua Mensah', email: 'accounts@lantern.example', phone: '+44 117 496 0101', address: 'Dock Road 12\nBristol' },
        { name: 'Municipal Swimming Pool Association', contact: 'Herr Dietrich', email: 'buero@pool.example', address: 'Am Bad 1\nKassel' },
        { name: 'Nakamura Dental', contact: 'Rin Nakamura', email: 'rin@nakamura.example', phone: '+81 3 5550 0142' },
        { name: 'Ferreira & Filhos', email: 'loja@ferreira.example' },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'dashboard',
      label: 'Overview',
      icon: 'ChartColumn',
      entity: 'Invoice',
      figure: 'Invoiced in {period}',
      measure: { kind: 'sum', field: 'amount' },
      period: 'issued_on',
      charts: [
        { entity: 'Invoice', measure: { kind: 'sum', field: 'amount' }, by: { kind: 'month', field: 'issued_on' } },
        { entity: 'Invoice', measure: { kind: 'sum', field: 'amount' }, by: { kind: 'value', field: 'status' } },
      ],
      toDo: { entity: 'Invoice', kind: 'overdue', field: 'due_on' },
    },
    {
      archetype: 'list',
      label: 'Invoices',
      icon: 'ReceiptText',
      entity: 'Invoice',
      layout: 'ledger',
      filters: ['status'],
    },
    { archetype: 'list', label: 'Clients', icon: 'Contact', entity: 'Client', layout: 'table', filters: [] },
  ],
};
