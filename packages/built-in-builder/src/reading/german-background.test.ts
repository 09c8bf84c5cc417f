import { expect, test } from 'vitest';
import { withoutBackground } from './german-background.ts';
import { readPrompt } from './read-prompt.ts';

const wish = 'Wir brauchen Pfade mit Länge, Start und Zustand.';

test.each([
  ['Momentan steht alles in drei Heften.', 'the present'],
  ['Das Heft ist ein einziges Durcheinander, zwei Seiten fehlen.', 'what is wrong'],
  ['Die Karten werden ständig verlegt.', 'what gets lost'],
  ['Beim Aufräumen gibt es immer Streit und keiner bleibt.', 'trouble'],
  ['Ich bin Wegewart in einem Wanderverein.', 'who writes'],
  ['Wir sind ein kleiner Wanderverein mit 20 Leuten.', 'whose it is'],
])('[GEN-08] German background is no record: %s (%s)', (said) =>
  expect(withoutBackground(`${said} ${wish}`).trim()).toBe(wish),
);

test('[GEN-08] what follows from the trouble is the wish', () =>
  expect(withoutBackground(`${wish} Es gibt immer Ärger beim Mähen, deshalb will ich Einsätze zählen.`)).toBe(
    `${wish} will ich Einsätze zählen.`,
  ));

test('[GEN-08] a text that is all background stays as it is', () =>
  expect(withoutBackground('Momentan Zettel.')).toBe('Momentan Zettel.'));

test('[GEN-08] the people of a house are kept, the house is not', () => {
  const nouns = readPrompt(`Wir sind eine Reitschule mit vier Reitlehrern. Pferde mit Rasse und Alter.`).entities;
  expect(nouns.map(({ noun }) => noun)).toEqual(['reitlehrer', 'pferd']);
});
