import { describe, expect, test } from 'vitest';
import type { ListPage } from '../../plan/plan.ts';
import { appFiles } from '../../generate/app-files.ts';
import { recognise } from '../recognise.ts';

const planOf = (prompt: string) => recognise(prompt).plan;
const listsOf = (prompt: string) => planOf(prompt).pages.filter((page): page is ListPage => page.archetype === 'list');
const dashboardOf = (prompt: string) => planOf(prompt).pages.find((page) => page.archetype === 'dashboard');

describe('[GEN-60] how lists are to be seen', () => {
  test.each([
    ['Reparaturen mit Wohnung, Beschreibung und Dringlichkeit. Dringendes zuerst.', 'dringlichkeit'],
    ['Repairs with flat, description and urgency, urgent ones at the top.', 'urgency'],
  ])('%s', (prompt, field) => expect(listsOf(prompt)[0]!.order).toMatchObject({ field, direction: 'down' }));

  test.each([['Uhrenwerkstatt: Aufträge mit Uhr, Abholtermin und Preis. Was muss heute fertig sein?', 'Heute']])(
    '%s',
    (prompt, label) =>
      expect(listsOf(prompt).find((page) => page.label === label)?.only).toMatchObject({ kind: 'today' }),
  );

  test('what nobody has taken stands out', () => {
    const [entity] = planOf('Fahrten mit Datum und Fahrer. Leere Fahrten müssen auffallen.').entities;
    expect(entity?.highlights).toEqual([{ only: [{ field: 'fahrer', kind: 'missing' }], label: 'noch frei' }]);
  });

  test('what is still open is the large figure', () =>
    expect(dashboardOf('Nebelhornbau: Kunden mit Telefon, wer schon bezahlt hat und wie viel noch offen ist')).toMatchObject({ figure: 'Noch offen', measure: { kind: 'sum', field: 'betrag' }, only: [{ field: 'bezahlt', kind: 'no' }] })); // prettier-ignore

  test('a wish list holds what is wanted, and the value is of what is there', () => {
    const prompt = 'Meine Brettspiele mit Titel, Jahr und Preis. Dazu eine Wunschliste. Gesamtwert anzeigen.';
    expect(listsOf(prompt).map(({ label, only }) => [label, only])).toEqual([
      ['Brettspiele', { field: 'liste', kind: 'is', value: 'Sammlung' }],
      ['Wunschliste', { field: 'liste', kind: 'is', value: 'Wunschliste' }],
    ]);
    expect(dashboardOf(prompt)).toMatchObject({ figure: 'Gesamtwert', only: [{ value: 'Sammlung' }] });
  });

  test('[ENT-04] who may only read does not write', () => {
    for (const prompt of [
      'Wachbuch mit Datum und Text. Die Aushilfen dürfen nur lesen.',
      'Kasse mit Datum und Betrag, ändern nur ich.',
    ])
      // prettier-ignore
      for (const { access } of planOf(prompt).entities) expect(access).toEqual({ read: 'all', write: 'admin' });
  });
});

describe('[GEN-60] numbers that follow from others', () => {
  test.each([
    ['Polsterei: Aufträge mit Kunde, Preis, Anzahlung. Ausrechnen was noch zu zahlen ist.', 'Noch zu zahlen', 'difference'],
    ['Upholstery jobs with customer, price and deposit, show what is still to pay', 'Still to pay', 'difference'],
    ['Dienstfahrten: Datum, Ziel, Kilometer. Kilometer mal 0,30 € ausrechnen', 'Betrag', 'product'],
    ['Eierverkauf mit Kunde, Anzahl, Preis pro Stück. Summe ausrechnen', 'Summe', 'product'],
  ])('%s', (prompt, label, by) => {
    const worked = planOf(prompt).entities[0]!.fields.filter(({ formula }) => formula);
    expect(worked.map((field) => [field.label, field.formula?.by])).toEqual([[label, by]]);
  }); // prettier-ignore

  test('what is left of an order is what its parts come to without the deposit', () => {
    const { plan, samples } = recognise(
      'Schuster: Auftrag mit Kunde, mehreren Schuhen, je Schuh was gemacht wird und Preis, Abholtermin, Anzahlung.',
    );
    const page = appFiles(plan, { samples }).find(({ path }) => path === 'pages/AuftragDetail.jsx')?.content ?? '';
    expect(page).toMatch(/\(sum\(schuhs?, \(schuh\) => schuh\.preis\) - paid\) \+ ' (?:left|noch|zu)/);
  });
});

describe('[GEN-60] who sees what, and what is taken', () => {
  test('[ENT-04] secret notes are for whoever runs the app', () => {
    const { entities } = planOf('Hausgemeinschaft: Wohnungen mit Lage und Größe. Die Verwaltung kann interne Vermerke schreiben.'); // prettier-ignore
    expect(entities.find(({ plural }) => plural === 'Vermerke')?.access).toEqual({ read: 'admin', write: 'admin' });
  });

  test('[ENT-04] what visitors sign up with is not shown to visitors', () => {
    const { entities } = planOf('Ich hätte gern eine Seite wo die Eltern die Kurse sehen mit Beginn und Preis, ihr Kind anmelden mit Name und Alter.'); // prettier-ignore
    expect(entities.map(({ label, access }) => [label, access.read])).toEqual(expect.arrayContaining([['Kurs', 'anonymous'], ['Anmeldung', 'admin']])); // prettier-ignore
  });

  test('a room that is taken is refused', () => {
    const { entities } = planOf('Probenhaus: Räume mit Größe, Belegungen mit Band, Tag, von bis. Wenn der Raum schon weg ist soll er meckern.'); // prettier-ignore
    const booked = entities.find(({ label }) => label === 'Belegung');
    expect(booked?.isExclusive).toBe(true);
    expect(booked?.fields.map(({ label }) => label)).toEqual(['Name', 'Raum', 'Band', 'Tag', 'Beginn', 'Ende']);
  });
});

test.each([
  'Pflegeheim: Bewohner mit Name und Zimmer, Besuche mit Bewohner und Datum. Angehörige sollen nur ihre eigenen Bewohner sehen.',
  'Ein Verein: Mitglieder mit Name, Beiträge mit Mitglied und Betrag. Jeder sieht nur seine eigenen Beiträge.',
])('[GEN-62] nobody is shown to all who sign in where each is to see only their own: “%s”', (prompt) => {
  const { plan } = recognise(prompt);
  const open = plan.entities.filter(({ theirsBy }) => theirsBy === undefined);
  expect(open.map(({ access }) => access.read)).not.toContain('all');
});
