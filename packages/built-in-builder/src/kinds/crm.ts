import type { Kind } from './kind.ts';

export const crm: Kind = {
  id: 'crm',
  words: ['crm', 'customer relationship', 'sales pipeline', 'leads', 'lead', 'deals', 'deal', 'prospects', 'sales', 'client management', 'customers and deals', 'kundenverwaltung', 'kunden', 'clientes', 'prospection'], // prettier-ignore
  noun: 'deals',
  user: 'the two or three people who sell, at a desk in the morning and on the phone between visits',
  daily: 'move a deal one step on',
  look: { palette: 'Alpine', typePair: 'Counter', radius: 8 },
  nav: 'side',
  signature: 'stages',
  signatureIs: 'the pipeline as one bar, cut by stage and as wide as the money in it',
  entities: [
    {
      name: 'Deal',
      words: ['deal', 'lead', 'opportunity', 'prospect', 'sale'],
      alsoCalled: ['lead', 'opportunity'],
      fields: [
        'Title: text!',
        'Contact: reference -> Contact',
        'Value: money!',
        'Stage: select! New | Contacted | Proposal | Won | Lost',
        'Next step on: date',
        'Next step: text',
        'Notes: longtext',
      ],
      columns: ['contact', 'next_step_on', 'stage', 'value'],
      samples: [
        { title: 'Menu boards for three cafés', contact: 'Amara Diallo', value: 4800, stage: 'Proposal', next_step_on: 1, next_step: 'Send revised quote' },
        { title: 'Shop window, autumn season', contact: 'Jonas Weber', value: 2150, stage: 'Proposal', next_step_on: -1, next_step: 'Call about the deposit' },
        { title: 'Wayfinding for the new clinic wing', contact: 'Dr. Leena Korhonen-Virtanen', value: 18400, stage: 'Contacted', next_step_on: 5, next_step: 'Visit the site' },
        { title: 'Vehicle lettering, two vans', contact: 'Mateus Oliveira', value: 1290, stage: 'New', next_step_on: 0, next_step: 'First call' },
        { title: 'Festival signage 40 pieces', contact: 'Amara Diallo', value: 7600, stage: 'New' },
        { title: 'House numbers, Linden Row', contact: 'Sofia Marchetti', value: 0, stage: 'Contacted', next_step_on: 12, next_step: 'Get the measurements' },
        { title: 'Reception desk logo', contact: 'Jonas Weber', value: 980, stage: 'Won', next_step_on: -16 },
        { title: 'Stadium banners', contact: 'Mateus Oliveira', value: 12500, stage: 'Lost', next_step_on: -30, notes: 'Went with the cheaper bid; ask again in spring.' },
      ], // prettier-ignore
    },
    {
      name: 'Contact',
      words: ['contact', 'client', 'customer', 'person', 'kunde', 'cliente'],
      alsoCalled: ['client', 'customer'],
      fields: [
        'Name: text!',
        'Company: text',
        'Email: email',
        'Phone: phone',
        'Last spoke on: date',
        'Notes: longtext',
      ],
      columns: ['company', 'email', 'last_spoke_on'],
      samples: [
        { name: 'Amara Diallo', company: 'Three Corners Coffee', email: 'amara@threecorners.example', phone: '+44 20 7946 0112', last_spoke_on: -3 },
        { name: 'Jonas Weber', company: 'Weber & Söhne Haushaltswaren', email: 'j.weber@weber.example', phone: '+49 30 901820', last_spoke_on: -8 },
        { name: 'Dr. Leena Korhonen-Virtanen', company: 'Northside Clinic', email: 'leena.korhonen@northside.example', last_spoke_on: -21, notes: 'Prefers e-mail before noon.' },
        { name: 'Mateus Oliveira', company: 'Rota Deliveries', phone: '+351 21 346 7000', last_spoke_on: 0 },
        { name: 'Sofia Marchetti', email: 'sofia.marchetti@linden.example' },
        { name: 'Bo Lind', company: 'Lind Frames', email: 'bo@lindframes.example', last_spoke_on: -140 },
      ], // prettier-ignore
    },
  ],
  pages: [
    { archetype: 'board', label: 'Pipeline', icon: 'SquareKanban', entity: 'Deal', by: 'stage' },
    { archetype: 'list', label: 'Deals', icon: 'Handshake', entity: 'Deal', layout: 'table', filters: ['stage'] },
    { archetype: 'list', label: 'Contacts', icon: 'Contact', entity: 'Contact', layout: 'index', filters: [] },
    {
      archetype: 'dashboard',
      label: 'Outlook',
      icon: 'ChartColumn',
      entity: 'Deal',
      figure: 'Worth of the open deals',
      measure: { kind: 'sum', field: 'value' },
      period: null,
      charts: [
        { entity: 'Deal', measure: { kind: 'sum', field: 'value' }, by: { kind: 'value', field: 'stage' } },
        { entity: 'Deal', measure: { kind: 'sum', field: 'value' }, by: { kind: 'value', field: 'contact' } },
      ],
      toDo: { entity: 'Deal', kind: 'overdue', field: 'next_step_on' },
    },
  ],
};
