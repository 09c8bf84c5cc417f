import { describe, expect, test } from 'vitest';
import { fitsAt, placesOf, wholePlacesOf } from './words-in.ts';

describe('[GEN-08] words are found in a text as words', () => {
  test('large or small, and not inside of others', () => {
    expect(placesOf('ruder', 'Ruderboote, das Ruder, Steuerruder')).toEqual([0, 16]);
    expect(wholePlacesOf('ruder', 'Ruderboote, das Ruder, Steuerruder')).toEqual([16]);
    expect(wholePlacesOf('öl', 'Öl und Möl, Ölofen; öl')).toEqual([0, 20]);
  });

  test('nothing is found nowhere', () => {
    expect(placesOf('', 'oars')).toEqual([]);
    expect(placesOf('oar', '')).toEqual([]);
  });

  test('characters of patterns are letters like others', () => {
    expect(wholePlacesOf('c++ (new)', 'courses in C++ (new)')).toEqual([11]);
  });

  test('what stands before a place and behind it', () => {
    const [at] = wholePlacesOf('oar', 'each oar (carbon)');
    expect(fitsAt(/(?<=each )/y, 'each oar (carbon)', at!)).toBe(true);
    expect(fitsAt(/ \(/y, 'each oar (carbon)', at! + 3)).toBe(true);
    expect(fitsAt(/,/y, 'each oar (carbon)', at! + 3)).toBe(false);
  });
});
