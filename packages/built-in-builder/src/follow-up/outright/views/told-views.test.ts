import { describe, expect, test } from 'vitest';
import { after, planOf } from '../../told.fixture.ts';
import { understand } from '../../understand.ts';

const workshop = planOf('We mend bicycles. Customers: name, phone, street. Jobs: customer, bicycle, mechanic, brought in on, promised for, price, status (waiting, in repair, done). We need a calendar of the jobs.'); // prettier-ignore
const choir = planOf('Wir sind ein Chor. Mitglieder mit Vorname, Nachname, Stimme (Sopran, Alt, Tenor, Bass), eingetreten am und Geburtstag. Auftritte mit Datum, Ort und Stand (angefragt, zugesagt, vorbei).'); // prettier-ignore
const firstOf = (message: string, plan: typeof workshop) => {
  const read = understand(message, plan);
  return read.kind === 'changes' ? read.changes[0] : read;
};

describe('[GEN-63] order, groups and filters that are told in everyday words', () => {
  test.each([
    [
      'whatever is promised soonest goes to the top of the jobs',
      workshop,
      { kind: 'sort-list', field: 'promised_for', direction: 'up' },
    ],
    [
      'put the jobs from the cheapest price to the dearest',
      workshop,
      { kind: 'sort-list', field: 'price', direction: 'up' },
    ],
    [
      'die Mitglieder bitte alphabetisch nach Nachname',
      choir,
      { kind: 'sort-list', field: 'nachname', direction: 'up' },
    ],
    [
      'wer zuletzt eingetreten ist, gehört bei den Mitgliedern nach oben',
      choir,
      { kind: 'sort-list', field: 'eingetreten_am', direction: 'down' },
    ],
    ['list the jobs under their mechanic', workshop, { kind: 'group-list', field: 'mechanic' }],
    ['bundle the jobs by how far along they are', workshop, { kind: 'group-list', field: 'status' }],
    [
      'let me choose a mechanic above the jobs so that only theirs come up',
      workshop,
      { kind: 'add-filter', entity: 'Job', field: 'mechanic' },
    ],
  ] as const)('“%s”', (message, plan, change) => {
    expect(firstOf(message, plan as typeof workshop)).toMatchObject(change);
  });
});

test('[GEN-63] rows that stand together have an order of their own where one is said', () => {
  const read = understand('zeig die Mitglieder nach Stimme in Blöcken und darin nach Nachname', choir);
  expect(read).toMatchObject({ changes: [{ kind: 'group-list', field: 'stimme' }, { kind: 'sort-list', field: 'nachname', direction: 'up' }] }); // prettier-ignore
});

describe('[GEN-63] pages by another name, pages that go, and calendars of what is due', () => {
  const calendar = workshop.pages.find(({ archetype }) => archetype === 'calendar')!;

  test.each([
    ['the calendar can go, we never look at it', { kind: 'remove-page', page: calendar.name }],
    [
      'calendar is a silly name for that page, what is on would be better',
      { kind: 'rename-page', page: calendar.name, label: 'What is on' },
    ],
    [
      'nobody knows what calendar means, let that page be Week plan',
      { kind: 'rename-page', page: calendar.name, label: 'Week plan' },
    ],
  ])('“%s”', (message, change) => {
    expect(firstOf(message, workshop)).toEqual(change);
  });

  test('what is due is put on a calendar by its own day, of the list that has it', () => {
    const library = planOf('A school library. Books: title, author. Pupils: name, class. Loans: book, pupil, borrowed on, due on, returned on.'); // prettier-ignore
    const { pages } = after('I would like a calendar with the days on which the books are due', library);
    expect(pages.find(({ archetype }) => archetype === 'calendar')).toMatchObject({ entity: 'Loan', on: 'due_on' });
  });
});

describe('[GEN-63] conditions that are told in passing', () => {
  test.each([
    [
      'on the start page show the jobs that are promised in the next 7 days, without the done ones',
      workshop,
      {
        kind: 'only-page',
        only: [
          { kind: 'within', field: 'promised_for', days: 7 },
          { kind: 'is-not', field: 'status', value: 'Done' },
        ],
        isFirst: true,
      },
    ],
    [
      'auf die Startseite sollen die kommenden Auftritte, was vorbei ist soll da nicht stehen, das nächste zuerst',
      choir,
      {
        kind: 'only-page',
        only: [
          { kind: 'coming', field: 'datum' },
          { kind: 'is-not', field: 'stand', value: 'Vorbei' },
        ],
        order: { field: 'datum', direction: 'up' },
      },
    ],
    [
      'show the jobs on a whiteboard, the mechanics’ states side by side',
      workshop,
      { kind: 'add-board', entity: 'Job' },
    ],
  ] as const)('“%s”', (message, plan, change) => {
    expect(firstOf(message, plan as typeof workshop)).toMatchObject(change);
  });

  test('one number of a record is compared with another', () => {
    const stock = planOf('A shop. Goods: name, stock, minimum stock, supplier.');
    expect(firstOf('a page with only the goods where we have less than the minimum stock', stock)).toMatchObject({ kind: 'only-page', only: { kind: 'under', field: 'stock', other: 'minimum_stock' } }); // prettier-ignore
  });
});

describe('[GEN-63] what is in the way is left out, and never the other way round', () => {
  test.each([
    ['jobs that are done are only in my way, I’d rather not have them standing among the others', workshop],
    ['the done jobs clutter everything up, can they go out of sight', workshop],
  ])('“%s”', (message, plan) => {
    expect(firstOf(message, plan)).toEqual({ kind: 'hide-done', entity: 'Job' });
  });

  test('records that nothing tells apart are not deleted', () => {
    expect(firstOf('Auftritte wo es Streit gab müllen mir alles voll, lass die verschwinden', choir)).toMatchObject({ kind: 'problem' }); // prettier-ignore
  });
});
