import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import type { AppPlan } from '../plan/plan.ts';
import { understand } from './understand.ts';

const { plan: club } = recognise(
  'A boat club: boats with name, length, berth and status (ready, in repair, sold). Members with name and phone. Trips with boat, member, date, distance and remarks.',
);
const { plan: verein } = recognise(
  'Ein Bootsverein: Boote mit Name, Länge, Liegeplatz und Status (bereit, in Reparatur, verkauft). Mitglieder mit Name und Telefon. Fahrten mit Boot, Mitglied, Datum, Strecke und Bemerkungen.',
);
const changesIn = (message: string, plan: AppPlan) => {
  const understood = understand(message, plan);
  return understood.kind === 'changes' ? understood.changes : understood;
};
const field = (label: string) => ({ kind: 'add-field', field: { label } });

describe('[GEN-63] long messages, several conditions, two wishes', () => {
  test.each([
    [
      'On Sunday two of us stood at the jetty and each thought the other one had the key, so what I would like is a key number with every boat',
      club,
      [field('Key number')],
    ],
    [
      'Am Sonntag standen wir zu zweit am Steg und jeder dachte, der andere hätte den Schlüssel, deshalb hätte ich bei jedem Boot gern eine Schlüsselnummer',
      verein,
      [field('Schlüsselnummer')],
    ],
    [
      'sort the trips by date with the newest on top and rename remarks to log entry',
      club,
      [
        { kind: 'sort-list', field: 'date', direction: 'down' },
        { kind: 'rename-field', field: 'remarks', label: 'Log entry' },
      ],
    ],
    [
      'Den Liegeplatz braucht keiner mehr. Dafür fehlt mir das Baujahr',
      verein,
      [{ kind: 'remove-field', field: 'liegeplatz' }, field('Baujahr')],
    ],
  ])('“%s”', (message, plan, wanted) => {
    const changes = changesIn(message, plan);
    expect(changes).toHaveLength(wanted.length);
    expect(changes).toEqual(
      expect.arrayContaining(
        wanted.map((one) =>
          expect.objectContaining({
            kind: one.kind,
            ...('field' in one && typeof one.field === 'object' ? { field: expect.objectContaining(one.field) } : one),
          }),
        ),
      ),
    );
  });

  test('access beside something else, and how many there are where nothing parts them', () => {
    expect(changesIn('only I may change trips, and the remarks can go', club)).toMatchObject([
      { kind: 'access', entity: 'Trip', access: { write: 'admin' } },
      { kind: 'remove-field', field: 'remarks' },
    ]);
    expect(changesIn('How many members do we have? I want that number on the overview as well', club)).toEqual([
      {
        kind: 'add-figure',
        figure: { entity: 'Member', figure: 'Members in all', measure: { kind: 'count' }, only: [] },
      },
    ]);
  });

  test('writing is for its owner alone, and whoever signs in reads', () => {
    const message =
      'my nephew reads along on his phone, that is fine and he likes it, but writing the trips down is for me alone and nobody else, so please make sure of that';
    expect(changesIn(message, club)).toMatchObject([{ kind: 'access', entity: 'Trip', access: { write: 'creator' } }]);
  });

  test.each([
    [
      'I want a page with the boats that are in repair and have no berth',
      club,
      [
        { kind: 'is', field: 'status', value: 'In repair' },
        { kind: 'missing', field: 'berth' },
      ],
    ],
    [
      'eine Seite mit den Booten, die in Reparatur sind und keinen Liegeplatz haben',
      verein,
      [
        { kind: 'is', field: 'status', value: 'In Reparatur' },
        { kind: 'missing', field: 'liegeplatz' },
      ],
    ],
    [
      'a page of the trips that are longer than 40 and have no remarks',
      club,
      [
        { kind: 'above', field: 'distance', than: 40 },
        { kind: 'missing', field: 'remarks' },
      ],
    ],
  ])('“%s” has both conditions', (message, plan, only) => {
    expect(changesIn(message, plan)).toMatchObject([{ kind: 'only-page', only }]);
  });

  test.each([
    ['length in m', club, { kind: 'field-unit', field: 'length', unit: 'm' }],
    ['Länge bitte in m', verein, { kind: 'field-unit', field: 'laenge', unit: 'm' }],
    [
      'a trip costs 2 euros a kilometre, work out the cost from the distance',
      club,
      {
        kind: 'work-out',
        label: 'Cost',
        type: 'money',
        formula: { by: 'product', parts: [{ field: 'distance' }, { number: 2 }] },
      },
    ],
    ['soft pink, please', club, { kind: 'look' }],
  ])('“%s”', (message, plan, change) => {
    expect(changesIn(message, plan)).toMatchObject([change]);
  });

  test.each([
    ['the engine power of the boats can go, nobody needs that', club, 'boats have name, length, berth and status'],
    ['remove the engine power from the boats', club, 'boats have name, length, berth and status'],
    ['take the colour away from the trips', club, 'trips have name'],
    ['nimm die Farbe bei den Booten raus', verein, 'boote have name'],
    ['Lösch bitte die Farbe aus den Booten', verein, 'boote have name'],
  ])('“%s” takes no list away: such a field is not there', (message, plan, words) => {
    const understood = understand(message, plan);
    expect(understood).toMatchObject({ kind: 'problem' });
    expect(understood.kind === 'problem' && understood.sentence.toLowerCase()).toContain(words);
  });

  test('and what is not sure is asked back, where rules heard “the members can”', () => {
    expect(understand('the members’ birthday can go', club).kind).not.toBe('changes');
  });

  test.each([
    'remove the list of boats',
    'we have no boats any more, delete the whole page of the boats',
    'remove boats',
  ])('“%s” takes it away', (message) => {
    expect(changesIn(message, club)).toMatchObject([{ kind: expect.stringMatching(/^remove-(?:entity|page)$/) }]);
  });
});
