import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const appOf = (prompt: string) => {
  const { plan } = recognise(prompt);
  return { name: plan.name, lists: plan.entities.map(({ plural }) => plural) };
};

test.each([
  ['Jeden Morgen notieren wir die Kühlschranktemperatur mit Datum und Kürzel', /Jeden/],
  ['Kann mir jemand eine Liste bauen: Schichten mit Datum, Uhrzeit und Helfer', /Kann/],
  ['Erstelle eine Webseite für ein Reisebüro mit Reisezielen, Angeboten und Buchungen', /Erstelle|^Webseite$/],
  ['SCHWIMMABZEICHEN: Kinder mit Name, Alter und Abzeichen', /\p{Lu}{5}/u],
  ['Jugendfeuerwehr will Punkte pro Gruppe festhalten', /\bPros?\b/i],
  ['hedgehogs: name, weight, in the bathroom again since when', /again/i],
  ['we are at the end of 14 days of quarantine, plants with name and watering day', /14|End/],
])('“%s” names neither the app nor a list with a small word', (prompt, silly) => {
  const { name, lists } = appOf(prompt);
  for (const one of [name, ...lists]) expect(one).not.toMatch(silly);
}); // prettier-ignore

test('lists of German prompts have German plurals, and each noun its capital', () => {
  expect(appOf('Fuhrpark: E-Autos mit Kennzeichen, Reichweite und Preis').lists).toEqual(['E-Autos']);
  expect(appOf('Landwirte mit Name und Telefon, Schlüsselübergaben mit Datum, Landwirt und Uhrzeit').lists).toEqual(
    expect.arrayContaining(['Landwirte', 'Schlüsselübergaben']),
  );
  expect(appOf('stallbuch legehennen. pro tag und stall: eier, futter kg, tote tiere').lists).not.toContain('Stalls');
});

test('[GEN-62] an app is called after what is told of, not after people of whom nothing is told', () => {
  const prompt = 'Our climbing hall sets new routes each month. Grade, colour of the holds, wall, who set it, since when it hangs. Climbers say whether they got up and if the grade is fair.'; // prettier-ignore
  expect(appOf(prompt)).toMatchObject({ name: 'Routes', lists: ['Routes', 'Members'] });
});
