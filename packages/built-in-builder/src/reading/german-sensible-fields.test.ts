import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';
import { fieldInForm } from './german-sensible-fields.ts';

test.each([
  ['festem Wohnsitz', 'fester Wohnsitz'],
  ['geschätzter Höhe', 'geschätzte Höhe'],
  ['letzten Impfung', 'letzte Impfung'],
  ['eigenem Boot', 'eigenes Boot'],
  ['letzter Termin', 'letzter Termin'],
  ['welchem Regal', 'Regal'],
  ['unserer Filiale', 'Filiale'],
  ['Wochenmärkten', 'Wochenmärkte'],
  ['Intervall in Monaten', 'Intervall in Monaten'],
  ['wie viele Gläser', 'Anzahl Gläser'],
  ['Taufe [ ] (yes/no)', 'Taufe (yes/no)'],
  ['Hausmeister sperrt die Halle', null],
  ['legt Termin fest', null],
  ['nicht', null],
])('[GEN-08] a German field is called as in a form: %s', (field, name) => expect(fieldInForm(field)).toBe(name));

test('[GEN-08] whose number it is belongs to its name', () =>
  expect(
    readPrompt('Hunde mit Rasse, Telefonnummer des Halters und Chip.').entities.find(({ noun }) => noun === 'hund')
      ?.fields,
  ).toContain('Telefonnummer des Halters'));
