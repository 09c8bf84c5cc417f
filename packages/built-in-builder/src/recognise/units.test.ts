import { describe, expect, test } from 'vitest';
import { quantitiesIn } from '../calculate/quantities.ts';
import { canBeIn, unitOf } from './units.ts';
import { recognise } from './recognise.ts';

describe('[GEN-60] units are known by their words in both languages', () => {
  test.each([
    ['seconds', 'Sekunden'],
    ['centimetres', 'Zentimeter'],
    ['meters', 'Meter'],
    ['miles', 'Meilen'],
    ['sq m', 'Quadratmeter'],
    ['tons', 'Tonnen'],
    ['nights', 'Nächte'],
    ['people', 'Gäste'],
  ])('%s and %s are the same', (english, german) => {
    expect(unitOf(english)?.name).toBeDefined();
    expect(unitOf(german)?.name).toBe(unitOf(english)?.name);
  });

  test('words that only begin like a unit are none', () => {
    expect(['methods', 'lamps', 'trucks', 'm²', 'to a hut', ''].map((words) => unitOf(words)?.name)).toEqual([undefined, undefined, undefined, 'squareMetre', undefined, undefined]); // prettier-ignore
  });

  test('a number may be in a unit without its name', () => {
    expect(canBeIn(unitOf('kg')!, 'vorrat')).toBe(false);
    expect(canBeIn(unitOf('kg')!, 'bestand')).toBe(true);
  });

  test('a German converter has the units that it is asked for', () => {
    const [first] = quantitiesIn('Ein Umrechner für Zentimeter und Zoll');
    expect(first?.units.map(({ short }) => short)).toEqual(['cm', 'in']);
  });

  test('tonnes that a German text bounds are a number of tonnes', () => {
    const { plan } = recognise('Kieswerk. Fahrten mit Datum, Fahrer und Gewicht in Tonnen. Höchstens 18 Tonnen.'); // prettier-ignore
    const trip = plan.entities.find(({ label }) => label === 'Fahrt');
    expect(trip?.fields.filter(({ most }) => most !== undefined).map(({ most }) => most)).toEqual([18]);
  });
});
