import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const listsOf = (prompt: string) =>
  Object.fromEntries(
    recognise(prompt).plan.entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]),
  );

/** Each with a list that it gives, and some of what that holds. */
const told: readonly (readonly [prompt: string, plural: string, fields: readonly string[]])[] = [
  ['Verwaltung der 60 Liegeplätze: Nummer, Länge in m, Eigner.', 'Liegeplätze', ['Nummer', 'Länge', 'Eigner']],
  [
    'Je Patient werden Name, Geburtsdatum und Krankenkasse erfasst. Behandlungen (Massage, Lymphdrainage) werden je Patient mit Datum und Therapeut eingetragen.',
    'Behandlungen',
    ['Patient', 'Art', 'Datum', 'Therapeut'],
  ],
  [
    'Werkzeugausgabe: Werkzeuge (Inventarnummer, Bezeichnung, Hersteller) und Ausgaben an Monteure mit Ausgabedatum und Rückgabetermin.',
    'Ausgaben',
    ['Werkzeug', 'Empfänger', 'Ausgabedatum', 'Rückgabetermin'],
  ],
  [
    'hofladen, wir haben 40 kisten im kühlraum. welche ware in welcher kiste, gewicht, haltbar bis.',
    'Waren',
    ['Kiste', 'Gewicht', 'Haltbar bis'],
  ],
  [
    'Für die Imkerei: Bei der Durchsicht trägt der Imker die Brutwaben, den Honig in kg und die Stimmung ein.',
    'Durchsichten',
    ['Brutwaben', 'Stimmung'],
  ],
  [
    'Jede Klasse soll ihre Stunden selber eintragen, der Vorstand muss sie bestätigen.',
    'Stunden',
    ['Datum', 'Tätigkeit', 'Anzahl', 'Bestätigt'],
  ],
  [
    'Theaterverein mit 30 Leuten. Jeder soll zu- oder absagen können bei den Proben.',
    'Rückmeldungen',
    ['Probe', 'Mitglied', 'Antwort'],
  ],
];

test.each(told)('[GEN-62] what is told in German clauses is a list with its fields: “%s”', (prompt, plural, fields) =>
  expect(listsOf(prompt)[plural]).toEqual(expect.arrayContaining([...fields])),
);

describe('[GEN-62] of what there is a number of, the app is', () => {
  test.each([
    ['Servus, i hob 45 Bienenstöcke und schreib alles auf an Zettel. Brauch Standort, Königin, Rasse und wie viele Waben.', 'Bienenstöcke', 'Königin'], // prettier-ignore
    ['Wir verleihen rund 80 Lastenräder. Farbe, Rahmennummer, Baujahr, in welchem Lager.', 'Lastenräder', 'Baujahr'],
  ])('%s', (prompt, plural, field) => expect(listsOf(prompt)[plural]).toContain(field));

  test('two that are counted together are one list with their kinds', () => {
    const [entity] = recognise('Wir haben im Lager 200 Stühle und Tische. Farbe, Baujahr, in welcher Halle.').plan.entities; // prettier-ignore
    expect(entity?.fields.find(({ label }) => label === 'Art')?.options?.map(({ value }) => value)).toEqual(['Stuhl', 'Tisch']); // prettier-ignore
  });
});

test.each([
  'Bis jetzt hängt ein Zettel am Brett und keiner kann ihn lesen. Boote mit Name und Länge.',
  'Boote mit Name und Länge. Startseite mit Anzahl freier Boote. Die Leitung braucht eine Tafel mit Spalten je Stand.',
  'Boote mit Name und Länge. Ein Boot darf nicht zweimal vergeben werden.',
])('[GEN-62] where it stood, what is shown and what is forbidden are no lists: “%s”', (prompt) =>
  expect(Object.keys(listsOf(prompt))).toEqual(['Boote']),
);

test('[GEN-62] what something can be is its state, and no list beside it', () => {
  const { entities } = recognise('Schneiderei: Aufträge anlegen: Kunde, Stoff, Abholtermin. Die Werkstatt setzt den Stand: angenommen, in Arbeit, Anprobe, fertig.').plan; // prettier-ignore
  for (const state of ['Stände', 'Anproben']) expect(entities.map(({ plural }) => plural)).not.toContain(state);
  expect(entities.flatMap(({ fields }) => fields).find(({ type, name }) => type === 'select' && /sta(?:nd|tus)/.test(name))?.options).toHaveLength(4); // prettier-ignore
});

test('[GEN-62] what is done to a thing belongs to it', () => {
  const { entities } = recognise('Spielplätze mit Name und Ort. Kontrollen mit Datum, Prüfer und Befund.').plan;
  expect(entities.find(({ plural }) => plural === 'Kontrollen')?.fields.map(({ reference }) => reference)).toContain('Spielplatz'); // prettier-ignore
});

test.each(['Kühlhäuser', 'Familien'])('[GEN-62] %s have no state of a task', (things) => {
  const { entities } = recognise(`Wir haben 12 ${things}. Messungen mit Datum und Temperatur.`).plan;
  expect(entities.find(({ plural }) => plural === things)?.fields.map(({ type }) => type)).not.toContain('select');
});
