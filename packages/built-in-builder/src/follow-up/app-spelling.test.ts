import { describe, expect, test } from 'vitest';
import { inAppSpelling } from './app-spelling.ts';
import { planOf } from './told.fixture.ts';

const farm = planOf('Hofladen: Bestellungen (Kunde, Datum, Größe (klein, groß)), Kunden (Name, Tierart).');

describe('[GEN-63] slips in the words of the app', () => {
  test.each([
    ['bei jeder bestelung fehlt der preis', 'bei jeder bestellung fehlt der preis'],
    ['mach die bestellugnen schöner', 'mach die bestellungen schöner'],
    ['die groesse fehlt', 'die größe fehlt'],
    ['nenn es „Bestelung“', 'nenn es „Bestelung“'],
    ['welcher tierarzt war da', 'welcher tierarzt war da'],
  ])('“%s” is read as “%s”', (message, expected) => {
    expect(inAppSpelling(message, farm)).toBe(expected);
  });
});
