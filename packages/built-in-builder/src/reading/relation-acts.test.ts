import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

test.each([
  ['Massage studio. Guests book an appointment with a therapist', 'appointment>therapist, appointment>guest'],
  ['People apply to foster a cat, we approve or reject them.', 'application>cat'],
  ['Judo: tournaments; fights between two fighters with score', 'fight>fighter'],
  ['Teams of players, rounds with a date', 'player>team'],
  ['Werkzeuge mit Hersteller. Werkzeuge werden an Mitglieder verliehen.', 'loan>werkzeug, loan>mitglied'],
  ['Patienten mit Adresse, Telefon und Rezepten (Medikament, Dosis, Datum)', 'rezept>patient'],
  ['Readers request a magazine and we put it aside', 'request>magazine'],
])('[GEN-68] what belongs to what, in other words: “%s”', (prompt, relations) => {
  const said = readPrompt(prompt).relations.map(({ from, to }) => `${from}>${to}`);
  for (const relation of relations.split(', ')) expect(said).toContain(relation);
});

test.each([
  ['Hausmeister: Wohnungen mit Größe und Etage, Mieter, Mängel', 'wohnung(Größe Etage) mieter mangel'],
  ['bestellungen: kunde telefon ware menge abholtag', 'bestellung(Kunde Telefon Ware Menge Abholtag)'],
  ['Campingplatz: Gäste, Buchungen von bis, Personen, Hund dabei, bezahlt', 'gast buchung(Beginn Ende Personen Hund dabei bezahlt)'], // prettier-ignore
  ['Chor: Lehrkräfte, Sängerinnen und Instrumente mit Nummer', 'lehrkraft sängerin instrument(Nummer)'],
])('[GEN-62] a German list is read to its end: “%s”', (prompt, lists) => {
  const read = readPrompt(prompt).entities.map(({ noun, fields }) => noun + (fields.length > 0 ? `(${fields.join(' ')})` : '')); // prettier-ignore
  expect(read.join(' ')).toBe(lists);
});
