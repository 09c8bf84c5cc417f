import { expect, test } from 'vitest';
import { coloursIn } from './colours.ts';

test.each([
  ['Use honeydew for the background and dark slate blue for components.', 'honeydew', 'dark slate blue'],
  ['Make the buttons tomato on a #fafafa background.', '#fafafa', 'tomato'],
  ['dark green background please', 'dark green', undefined],
  ['Components in dusty rose, backgrounds in cream.', 'cream', 'dusty rose'],
  ['A wine list: red wine, white wine, rosé', undefined, undefined],
  ['Hintergrund hellgrau, Knöpfe dunkelblau', 'hellgrau', 'dunkelblau'],
])('“%s”', (text, ground, parts) => {
  const { background, component } = coloursIn(text);
  expect([background?.words, component?.words]).toEqual([ground, parts]);
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
