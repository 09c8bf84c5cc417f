import { expect, test } from 'vitest';
import { withPartsApart } from './german-parts.ts';
import { readPrompt } from './read-prompt.ts';

test('[GEN-08] what is done again and again is a list beside that of the thing it is done to', () => {
  const { entities, relations } = readPrompt(
    'Ich möchte meine Boote verwalten. Liegeplatz, Eigner mit Telefon, Reparaturen mit Kosten, Prüfungen und den Verbrauch pro Boot und Jahr.',
  );
  expect(entities.map(({ noun, fields }) => [noun, ...fields])).toEqual([
    ['boot', 'Liegeplatz', 'Eigner', 'Telefon'],
    ['reparatur', 'Datum', 'Kosten'],
    ['prüfung', 'Datum', 'Notizen'],
    ['verbrauch', 'Jahr', 'Menge'],
  ]);
  expect(relations.filter(({ to }) => to === 'boot')).toHaveLength(3);
});

test.each([
  'Wir brauchen Kurse mit Titel, Beginn und Preis.',
  'Verwaltung für unsere Räder. Marke, Farbe und Größe.',
  'Wer kommt, trägt sich ein, und die Proben stehen im Kalender.',
])('[GEN-08] lists of what a thing has stay as they are: %s', (text) => expect(withPartsApart(text)).toBe(text));

test('[GEN-08] a number is no list of its own, however often the text speaks of it', () =>
  expect(
    readPrompt('Wir verwalten Pflanzen. Jede Pflanze hat Art, Fachnummer und Alter. Fachnummern dürfen nur einmal vorkommen.').entities.map(({ noun }) => noun), // prettier-ignore
  ).toEqual(['pflanze']));
