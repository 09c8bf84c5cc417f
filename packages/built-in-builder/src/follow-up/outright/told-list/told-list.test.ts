import { describe, expect, test } from 'vitest';
import { understand } from '../../understand.ts';
import { planOf } from '../../told.fixture.ts';
import type { AppPlan } from '../../../plan/plan.ts';

const rowing = planOf('We are a rowing club. Boats: name, type, seats, year built. Members: name, email, phone, birth date. Outings: date, boat, member, kilometres.'); // prettier-ignore
const kindergarten = planOf('Wir sind ein Kindergarten. Kinder mit Name, Geburtstag, Gruppe und Telefon der Eltern. Erzieher mit Name und Telefon. Ausflüge mit Datum, Ziel, Gruppe und Kosten.'); // prettier-ignore

const listsAfter = (message: string, plan: AppPlan) => {
  const read = understand(message, plan);
  return read.kind === 'changes' ? read.changes.flatMap((change) => (change.kind === 'add-entity' ? [change.draft.entity] : [])) : []; // prettier-ignore
};

describe('[GEN-63] a list that is told in passing, with what is to be known of each', () => {
  test.each([
    [
      'we also want to keep damages, each with the boat, the day, what happened and whether it is fixed',
      rowing,
      'Damages',
      { Boat: 'reference', Date: 'date', 'What happened': 'text', Fixed: 'boolean' },
    ],
    [
      'can you add oars too? for each one the length, the colour and where it hangs',
      rowing,
      'Oars',
      { Length: 'number', Colour: 'text', Place: 'text' },
    ],
    [
      'We’d like to write down races as well. A race has a name, a date, a place and the result',
      rowing,
      'Races',
      { Name: 'text', Date: 'date', Place: 'text', Result: 'text' },
    ],
    [
      'every boat should also get its repairs, with date, workshop, what it cost and condition (good, worn)',
      rowing,
      'Repairs',
      { Boat: 'reference', Date: 'date', Workshop: 'text', Cost: 'money', Condition: 'select' },
    ],
    [
      'I need a list of locker keys: number, which member has it, marks from 1 to 6 and paid',
      rowing,
      'Locker keys',
      { Number: 'text', Marks: 'number', Paid: 'boolean' },
    ],
    [
      'Zu jedem Kind möchte ich Elterngespräche festhalten, mit Datum, wer dabei war und was besprochen wurde',
      kindergarten,
      'Elterngespräche',
      { Kind: 'reference', Datum: 'date', Person: 'text' },
    ],
    [
      'außerdem brauchen wir die Spielgeräte mit Bezeichnung, gekauft am, letzte Prüfung und ob es kaputt ist',
      kindergarten,
      'Spielgeräte',
      { Bezeichnung: 'text', 'Gekauft am': 'date', 'Letzte Prüfung': 'date', Kaputt: 'boolean' },
    ],
    [
      'Spenden wollen wir auch aufschreiben: von wem, wann, wie viel und wofür',
      kindergarten,
      'Spenden',
      { 'Von wem': 'text', Datum: 'date', Betrag: 'money', Zweck: 'text' },
    ],
  ] as const)('“%s”', (message, plan, plural, fields) => {
    const list = listsAfter(message, plan).find((one) => one.plural === plural);
    expect(Object.fromEntries((list?.fields ?? []).map(({ label, type }) => [label, type]))).toMatchObject(fields);
  });

  test('a further sentence asks which of those that are there belong to each', () => {
    const [trips, with_] = listsAfter('I want to keep our regattas: place, date, entry fee. And for each regatta which boats we took and how many crews', rowing); // prettier-ignore
    expect(trips?.plural).toBe('Regattas');
    expect(with_?.fields.map(({ label, reference }) => reference ?? label)).toEqual(['Name', 'Regatta', 'Boat', 'Crews']); // prettier-ignore
  });

  test.each([
    ['for each outing I want to note the weather, the wind and the water level', rowing],
    ['every boat has these states: ready, broken, away', rowing],
    ['bei jedem Ausflug sollen noch Abfahrt und Treffpunkt stehen', kindergarten],
  ])('details and choices of a list that is there make no list: “%s”', (message, plan) => {
    expect(listsAfter(message, plan)).toEqual([]);
  });
});
