import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readPrompt } from './read-prompt.ts';

const fieldsOf = (prompt: string, noun: string): string | undefined =>
  readPrompt(prompt)
    .entities.find((one) => one.noun === noun)
    ?.fields.join(', ');

describe('[GEN-62] German prompts', () => {
  test.each([
    ['Ich unterrichte. Schüler haben Name und Klasse, Stunden haben Schüler, Datum und Thema.', 'stunde', 'Datum, Thema'],
    ['Kaninchenzucht: Tiere mit Name und Rasse. Würfe mit Muttertier, Datum und Anzahl.', 'wurf', 'Muttertier, Datum, Anzahl'],
    ['Fahrtenbuch für mein Auto: Datum, Start, Ziel und Zweck', 'fahrt', 'Datum, Start, Ziel, Zweck'],
    ['Schichtplan für das Café: Mitarbeiter, Tag, Beginn, Ende', 'schicht', 'Mitarbeiter, Tag, Beginn, Ende'],
    ['Trainingstagebuch: Übung, Sätze, Gewicht in kg, Datum', 'training', 'Übung, Sätze, Gewicht in kg, Datum'],
    ['Die Gäste buchen einen Tisch mit Name, Telefon, Datum und Uhrzeit.', 'booking', 'Name, Telefon, Datum, Uhrzeit'],
    ['Meine Platten: Künstler, Titel, Zustand (neu, kratzig) und ob ich sie verliehen habe', 'platte', 'Künstler, Titel, Zustand (neu, kratzig), verliehen (yes/no)'],
    ['Lieder haben einen Titel, einen Komponisten und eine Stimmlage.', 'lied', 'Titel, Komponist, Stimmlage'],
    ['Rezepte aus der Familie: Name, Zutaten, wie lange es dauert, für wie viele Personen und ein Bild', 'rezept', 'Name, Zutaten, Dauer, Anzahl Personen, Bild'],
    ['Jede Pflanze hat einen Namen, wann sie zuletzt gegossen wurde und wie oft sie Wasser braucht.', 'pflanze', 'Name, zuletzt gegossen, Häufigkeit'],
    ['Kurse mit Titel, Preisen und Plätzen; Teilnehmer melden sich mit Name und E-Mail an.', 'teilnehmer', 'Name, E-Mail'],
    ['Mitarbeiter stellen Urlaubsanträge mit Von, Bis und Grund.', 'urlaubsantrag', 'Von, Bis, Grund'],
    ['Website für meine Fahrschule mit Angeboten und einem Kontaktformular mit Name, Telefon und Nachricht', 'nachricht', 'Name, Telefon, Nachricht'],
    ['Für jeden Patienten brauchen wir Name, Geburtsdatum und die Krankenkasse.', 'patient', 'Name, Geburtsdatum, Krankenkasse'],
    ['Arbeitszeiten unserer Gesellen erfassen. Die Gesellen tragen Baustelle, Datum und Stunden ein.', 'arbeitszeit', 'Baustelle, Datum, Stunden'],
    ['Wege mit Höhenmetern und Kilometern', 'weg', 'Höhenmeter, Kilometer'],
    ['Rechnungen: Kunde, Nummer, Betrag, bezahlt oder offen', 'rechnung', 'Kunde, Nummer, Betrag, status (bezahlt, offen)'],
    ['Schüler melden sich für AGs an. Eine AG hat einen Titel, einen Raum und höchstens 20 Plätze.', 'ag', 'Titel, Raum, Plätze'],
    ['Haustiere: Name, Tierart, Geburtstag, letzte Impfung', 'haustier', 'Name, Tierart, Geburtstag, letzte Impfung'],
  ] as const)('“%s”: %s hat %s', (prompt, noun, fields) => expect(fieldsOf(prompt, noun)).toBe(fields)); // prettier-ignore

  test('names of fields tell their types, and lists have their German plurals', () => {
    const { plan } = recognise(
      'Kunden mit Name und Telefonnummer. Leihräder mit Kaufdatum, Tagespreis, Rahmenhöhe und Notizen.',
    );
    expect(plan.entities.map(({ plural }) => plural).toSorted()).toEqual(['Kunden', 'Leihräder']);
    const types = plan.entities.flatMap(({ fields }) => fields.map(({ label, type }) => `${label}: ${type}`));
    expect(types).toEqual(expect.arrayContaining(['Telefonnummer: phone', 'Kaufdatum: date', 'Tagespreis: money', 'Rahmenhöhe: number', 'Notizen: longtext'])); // prettier-ignore
  });

  test.each([['Eine App für unseren Ruderverein: Boote mit Typ, Mitglieder und Fahrten mit Datum', 'Ruderverein']])(
    '“%s”, which keeps several things, is called after whose it is: %s',
    (prompt, name) => expect(recognise(prompt).plan.name).toBe(name),
  );

  test('people in German can be reached', () => {
    const { plan } = recognise('Eine App für unseren Ruderverein: Boote mit Typ, Mitglieder und Fahrten mit Datum');
    const member = plan.entities.find(({ label }) => label === 'Mitglied');
    expect(member?.fields.map(({ type }) => type)).toContain('phone');
  });

  test('colours bend with their nouns', () => {
    const { background, component } = readPrompt('Ein Kalender. Hellgelber Hintergrund und dunkelgrüne Knöpfe.');
    expect([background?.words, component?.words]).toEqual(['hellgelb', 'dunkelgrün']);
  });
});

test.each([
  ['Wohnheim: Zimmer, Bewohner, Schäden', 'zimmer, bewohner, schaden'],
  ['Fahrschule: Schüler, Fahrstunden mit Datum und Fahrlehrer', 'schüler, fahrstunde'],
  ['Unser Verein verwaltet Mitglieder, Fahrer und Fahrzeuge', 'mitglied, fahrer, fahrzeug'],
  ['Werkstatt: Termine mit Datum, Mechaniker und Preis', 'termin'],
])('[GEN-62] nouns with one form for one and many are several where they are listed: “%s”', (prompt, nouns) => {
  expect(
    readPrompt(prompt)
      .entities.map(({ noun }) => noun)
      .join(', '),
  ).toBe(nouns);
});
