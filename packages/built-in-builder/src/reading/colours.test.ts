import { expect, test } from 'vitest';
import { coloursIn } from './colours.ts';

test.each([
  ['Use honeydew for the background and dark slate blue for components.', 'honeydew', 'dark slate blue'],
  ['Make the buttons tomato on a #fafafa background.', '#fafafa', 'tomato'],
  ['dark green background please', 'dark green', undefined],
  ['Components in dusty rose, backgrounds in cream.', 'cream', 'dusty rose'],
  ['A wine list: red wine, white wine, rosé', undefined, undefined],
  ['Hintergrund hellgrau, Knöpfe dunkelblau', 'hellgrau', 'dunkelblau'],
  ['schwarzer Hintergrund mit goldenen Knöpfen', 'schwarz', 'gold'],
  ['Türkisfarbene Knöpfe auf weißem Hintergrund', 'weiß', 'türkis'],
  ['dunkles Design mit orangen Akzenten', undefined, 'orange'],
  ['A todo app, navy blue please', undefined, 'navy blue'],
  ['background dark slate gray, buttons gold', 'dark slate gray', 'gold'],
  ['dark theme with orange accents', undefined, 'orange'],
  ['light grey background and #FFF cards', 'light grey', '#fff'],
  ['the header navy and the page ivory', 'ivory', 'navy'],
  ['Cars with colour, brand and model', undefined, undefined],
  ['Blue Mountain coffee log', undefined, undefined],
])('“%s”', (text, ground, parts) => {
  const { background, component } = coloursIn(text);
  expect([background?.words, component?.words]).toEqual([ground, parts]);
});

test.each([
  ['Events with date, place and topic, dark green', 'dark green'],
  ['Termine mit Datum, Ort und Thema, grün', 'grün'],
  ['Wir sind ein Chor; alles in dunkelblau bitte.', 'dunkelblau'],
  ['A list of traffic lights: red, yellow, green', undefined],
  ['A shopping list with apple, pear, orange', undefined],
  ['Songs with title, artist and the mood blue', undefined],
])('[GEN-08] a colour alone at the end is how the app looks: “%s”', (text, said) => {
  const { component, rest } = coloursIn(text);
  expect(component?.words).toBe(said);
  if (said) expect(rest).not.toContain(said);
});

test.each([
  ['Mitglieder mit Name und Stimme; dunkelrot und gold', 'dunkelrot', 'gold'],
  ['A bakery shop with breads and prices, in navy and cream please.', 'navy', 'cream'],
  ['Hüttenbuch in dunkelgrün und beige', 'dunkelgrün', 'beige'],
  ['Socks with size and stripes: red and green', undefined, undefined],
  ['A quiz for the red and blue team', undefined, undefined],
  ['A basket of lemon and lime', undefined, undefined],
])('[GEN-08] two colours alone at the end are the ground and what stands on it: “%s”', (text, ground, parts) => {
  const { background, component, rest } = coloursIn(text);
  expect([background?.words, component?.words]).toEqual([ground, parts]);
  if (ground) expect(rest).not.toContain(ground);
});

test('[GEN-08] every CSS colour is taken by its name, written in one word or in two', () => {
  expect(coloursIn('Background lightgoldenrodyellow.').background?.hex).toBe('#fafad2');
  expect(coloursIn('Background light goldenrod yellow.').background?.hex).toBe('#fafad2');
});

test('what is said about colours is taken out, the rest of the sentence stays', () => {
  expect(coloursIn('A todo app with tags, dark green background. Tasks have dates.').rest).toContain(
    'A todo app with tags',
  );
  expect(coloursIn('Books. Set the background to linen.').rest.trim()).toBe('Books.');
});

test.each([
  ['A pale ivory background (#fffbe8) with moss green buttons.', '#fffbe8', undefined],
  ['Background: #102030 (midnight blue), buttons gold', '#102030', '#ffd700'],
  ['Hintergrund elfenbein (#fffff1), Knöpfe dunkelbraun (#5d4038)', '#fffff1', '#5d4038'],
  ['Use hsl(120, 100%, 25%) for buttons on #fff', '#ffffff', '#008000'],
  ['rgba(10, 20, 30, 0.9) background', '#0a141e', undefined],
  ['Navy header on rgb(250, 250, 240) background', '#fafaf0', '#000080'],
])('[GEN-08] a value beside a colour is that colour’s: “%s”', (text, ground, parts) => {
  const { background, component } = coloursIn(text);
  expect(background?.hex).toBe(ground);
  if (parts) expect(component?.hex).toBe(parts);
});

test.each([
  ['Background pale yellow, headings plum.', 'pale yellow', 'plum'],
  ['dark navy background, gold buttons', 'dark navy', 'gold'],
  ['zartes Rosa als Hintergrund, Knöpfe dunkles Petrol', 'zartes rosa', 'dunkles petrol'],
  ['dunkler Hintergrund mit orangen Knöpfen', 'dunkler hintergrund', 'orange'],
  ['blassgelber Hintergrund', 'blassgelber', undefined],
])('[GEN-08] a shade is made of the colour that it is of: “%s”', (text, ground, parts) => {
  const { background, component, unknown } = coloursIn(text);
  expect([background?.words, component?.words]).toEqual([ground, parts]);
  expect(background?.hex).toMatch(/^#[\da-f]{6}$/);
  expect(unknown).toEqual([]);
});

test.each([
  ['A shop. The background should be moonglow and the buttons teal.', ['moonglow'], 'teal'],
  ['Hintergrund mondlicht, Knöpfe in Schlamm', ['Schlamm', 'mondlicht'], undefined],
  ['Notes on a sumpfy background.', ['sumpfy'], undefined],
  ['Cars with colour: red, green or blue, and brand', [], undefined],
  ['The background is where the logo goes, buttons to save', [], undefined],
  ['Recipes, the background a photo of my dog, in a nice colour', [], undefined],
])('[GEN-08] what is named as a colour and is none is told: “%s”', (text, names, parts) => {
  const { component, unknown, rest } = coloursIn(text);
  expect(unknown).toEqual(names);
  expect(component?.words).toBe(parts);
  for (const name of names) expect(rest).not.toContain(name);
});
