import { describe, expect, test } from 'vitest';
import { planOf } from '../../told.fixture.ts';
import { understand } from '../../understand.ts';

const tools = planOf('We lend tools in our street. Tools: name, kind, broken (yes/no), number of pieces. Neighbours: name, phone. Loans: tool, neighbour, lent on, due back, returned on.'); // prettier-ignore
const bakery = planOf('Wir backen auf Bestellung. Kunden mit Name und Telefon. Aufträge mit Kunde, Torte, bestellt am, Abholung am, bezahlt ja/nein und Stand (offen, in Arbeit, fertig).'); // prettier-ignore

const pageOf = (message: string, plan: typeof tools) => {
  const read = understand(message, plan);
  return read.kind === 'changes' ? read.changes.find(({ kind }) => kind === 'only-page') : read;
};

describe('[GEN-63] some records on a page of their own or on the first one, in the order that is said', () => {
  test.each([
    [
      'put the loans that should be back by now and aren’t on the start page, longest overdue first',
      tools,
      {
        entity: 'Loan',
        only: [
          { kind: 'past', field: 'due_back' },
          { kind: 'missing', field: 'returned_on' },
        ],
        order: { field: 'due_back', direction: 'up' },
        isFirst: true,
      },
    ],
    [
      'a page of its own for the loans that are due back in the next two weeks, the soonest on top please',
      tools,
      {
        entity: 'Loan',
        only: { kind: 'within', field: 'due_back', days: 14 },
        order: { field: 'due_back', direction: 'up' },
      },
    ],
    [
      'I want a page Worn out with all the tools that are broken',
      tools,
      { entity: 'ToolEntry', label: 'Worn out', only: { kind: 'yes', field: 'broken' } },
    ],
    [
      'everything we have fewer than 3 pieces of, put that on a separate page, fewest first',
      tools,
      {
        entity: 'ToolEntry',
        only: { kind: 'below', field: 'number_of_pieces', than: 3 },
        order: { field: 'number_of_pieces', direction: 'up' },
      },
    ],
    ['one page where everybody finds just their own loans', tools, { entity: 'Loan', only: { kind: 'mine' } }],
    [
      'auf der Startseite will ich die Aufträge sehen, die noch bezahlt werden müssen',
      bakery,
      { entity: 'Auftrag', only: { kind: 'no', field: 'bezahlt' }, isFirst: true },
    ],
    [
      'welche Aufträge heute abgeholt werden, bitte auf eine eigene Seite',
      bakery,
      { entity: 'Auftrag', only: { kind: 'today', field: 'abholung_am' } },
    ],
  ] as const)('“%s”', (message, plan, page) => {
    expect(pageOf(message, plan as typeof tools)).toMatchObject(page);
  });

  test.each([
    ['one number on the overview please: how many tools are broken', tools],
    ['on the start page I want a chart of the loans per month', tools],
  ])('figures and charts are no page of some: “%s”', (message, plan) => {
    expect(pageOf(message, plan)).toBeUndefined();
  });
});

describe('[GEN-63] rows that stand out are read before anything is taken for a right or a name', () => {
  test.each([
    [
      'tools that are broken should catch the eye',
      tools,
      { entity: 'ToolEntry', only: [{ kind: 'yes', field: 'broken' }] },
    ],
    [
      'heb die Aufträge hervor, die noch nicht bezahlt sind',
      bakery,
      { entity: 'Auftrag', only: [{ kind: 'no', field: 'bezahlt' }] },
    ],
  ] as const)('“%s”', (message, plan, mark) => {
    const read = understand(message, plan as typeof tools);
    expect(read).toMatchObject({ kind: 'changes', changes: [{ kind: 'highlight', ...mark }] });
  });
});
