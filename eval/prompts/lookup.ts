import type { EvalPrompt } from './prompt.ts';

export const lookup: EvalPrompt[] = [
  {
    id: 'shoe-repair-status',
    says: 'A cobbler wants customers to check their repair. Each repair has a ticket code, customer name, shoe description, status (received, in work, ready) and price. Customers enter their ticket code and see the status.',
    checks: {
      'look-up': {
        'repairs have code, customer, shoe, status and price': [
          {
            entity: ['repair', 'ticket', 'shoe'],
            fields: [['code', 'ticket'], ['customer', 'name'], ['shoe', 'description'], 'status', 'price'],
          },
        ],
        'a repair can be entered with its code': [
          { create: ['repair', 'ticket', 'shoe'], with: { 'code|ticket': 'SH-4711', status: 'ready' } },
          { stored: ['repair', 'ticket', 'shoe'], value: 'SH-4711' },
        ],
        'there is a page to look a code up': [
          { open: ['look up', 'lookup', 'check', 'track', 'status', 'find'] },
          { fill: { 'code|ticket|reference|number': 'SH-1' } },
        ],
        'the code leads to the status': [
          { create: ['repair', 'ticket', 'shoe'], with: { 'code|ticket': 'SH-8082', status: 'in work' } },
          { open: ['look up', 'lookup', 'check', 'track', 'status', 'find'] },
          { fill: { 'code|ticket|reference|number': 'SH-8082' } },
          { click: ['look up', 'check', 'search', 'find', 'track', 'show'] },
          { sees: 'in work' },
        ],
        'an unknown code is said to be unknown': [
          { open: ['look up', 'lookup', 'check', 'track', 'status', 'find'] },
          { fill: { 'code|ticket|reference|number': 'nope 99' } },
          { click: ['look up', 'check', 'search', 'find', 'track', 'show'] },
          {
            sees: [
              'not found',
              'nothing',
              'no repair',
              'unknown',
              'no ticket',
              'no match',
              "couldn't find",
              'check the',
              'no shoe',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'seat-finder',
    says: 'For our school reunion: guests type in their invitation number and see their table, their seat and the menu they chose. I manage the guest list with number, name, table, seat and menu (fish, meat, vegan).',
    checks: {
      'look-up': {
        'guests have number, name, table, seat and menu': [
          { entity: ['guest', 'invitation'], fields: ['number', 'name', 'table', 'seat', 'menu'] },
        ],
        'a guest can be added': [
          { create: 'guest', with: { name: 'Lotte Hale', menu: 'vegan' } },
          { stored: ['guest', 'invitation'], value: 'Lotte Hale' },
        ],
        'the number leads to the menu': [
          { create: 'guest', with: { name: 'Arvid Moor', 'invitation number|number': '7733', menu: 'fish' } },
          { open: ['look up', 'lookup', 'find', 'check', 'seat', 'my'] },
          { fill: { 'invitation|number|code|reference': '7733' } },
          { click: ['look up', 'find', 'search', 'check', 'show'] },
          { sees: 'fish' },
        ],
      },
    },
  },
];
