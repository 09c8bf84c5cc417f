import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readPrompt } from './read-prompt.ts';

test.each([
  ['Tablets mit Seriennummer und Modell. Ausleihen mit Tablet, Schüler, Datum.', 'Tablets'],
  ['Jedes Mitglied kann nur eigene Fahrten mit Datum, Strecke und Kilometer eintragen.', 'Fahrten'],
])('[GEN-62] what is told with its fields is kept: “%s” has %s', (prompt, plural) => {
  expect(recognise(prompt).plan.entities.map((entity) => entity.plural)).toContain(plural);
});

test('[GEN-62] visitors see what a German market is for', () => {
  const { plan } = recognise('Öffentliche Webseite für unser Dorf: Kleinanzeigen mit Titel, Preis und Foto und Neuigkeiten mit Titel und Text. Besucher stöbern ohne Anmeldung.'); // prettier-ignore
  expect(plan.entities.find(({ plural }) => plural === 'Kleinanzeigen')?.access.read).toBe('anonymous');
});

test('[GEN-62] many brackets in a list are read in no time that grows with each of them', () => {
  const list = Array.from({ length: 40 }, (_, index) => `Feld${index} (Text)`).join(', ');
  expect(readPrompt(`Kundenliste mit ${list}, Ende!`).language).toBe('de');
});
