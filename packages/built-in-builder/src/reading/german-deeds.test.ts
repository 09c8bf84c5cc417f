import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => {
  const { entities, relations } = readPrompt(prompt);
  return [
    ...entities.map(({ noun, fields }) => `${noun}: ${fields.join(', ')}`),
    ...relations.map(({ from, to }) => `${from} > ${to}`),
  ];
};

describe('[GEN-62] what German clauses say that people do leaves records', () => {
  test.each([
    ['Wer hat wann die Ziegen gefüttert?', ['fütterung: Datum, Person', 'fütterung > ziege']],
    ['Schwimmkurse mit Wochentag und Becken, Leute melden sich an', ['anmeldung > schwimmkurs']],
    ['Zeltplatz: Stellplätze mit Nummer, Familien melden sich mit Anreise, Personen und Hund an', ['anmeldung: Anreise, Personen, Hund', 'anmeldung > stellplatz']], // prettier-ignore
    ['Boote mit Nummer. Ruderer tragen ein, wann sie können', ['verfügbarkeit: Datum, Von, Bis']],
    ['Mitglieder mit Name, wer hat schon gezahlt', ['zahlung: Betrag, fällig am, bezahlt (yes/no)', 'zahlung > mitglied']], // prettier-ignore
    ['mitglieder mit name, wer schon bezahlt hat und spenden mit datum', ['zahlung > mitglied']],
    ['Proben mit Datum und Ort. Wer war dabei und wie lange', ['teilnahme: Person, Dauer', 'teilnahme > probe']],
    ['Kostüme mit Größe, andere melden Interesse', ['anfrage > kostüm']],
    ['Anfragen von der Webseite (Name, Telefon, Wunschtermin)', ['anfrage: Name, Telefon, Wunschtermin']],
  ])('“%s”', (prompt, expected) => expect(read(prompt)).toEqual(expect.arrayContaining(expected))); // prettier-ignore

  test('a word that only opens the sentence names nothing', () => {
    const prompt = 'Hunde mit Name und Rasse. Außerdem Spaziergänge mit Datum und Dauer.';
    expect(readPrompt(prompt).entities.map(({ noun }) => noun)).toEqual(['hund', 'spaziergang']);
    expect(recognise('Damit wir alles finden: Werkzeuge mit Regal und Fach').plan.name).not.toBe('Damit');
  });

  test.each(['Reiseziele', 'Lernkarten'])('“%s” alone is German', (prompt) =>
    expect(readPrompt(prompt).language).toBe('de'),
  );

  test('cards that are tickets need no map', () => {
    expect(readPrompt('Theaterabende mit Datum, Gäste mit Anzahl Karten').abilities).not.toContain('map');
  });
});
