import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readPrompt } from './read-prompt.ts';

const linksOf = (prompt: string) => {
  const { entities, relations } = readPrompt(prompt);
  return entities
    .filter(({ isLink }) => isLink)
    .map(({ noun }) => [noun, ...relations.filter(({ from }) => from === noun).map(({ to }) => to)].join(' '));
};

test.each([
  ['Runners can sign up for many races and a race has many runners.', ['signup runner race']],
  ['Pupils can enrol in several workshops. Workshops have a title and a room.', ['enrollment pupil workshop']],
  ['Dishes with allergens (a dish can have several allergens), price, photo', ['dish allergen dish allergen']],
  ['Films with title and year. A film can have several actors and an actor plays in many films.', ['film actor film actor']],
  ['Cocktails use several ingredients, with glass and photo', ['cocktail ingredient cocktail ingredient']],
  ['An app for nurses and wards, many-to-many between nurses and wards', ['nurse ward nurse ward']],
  ['Singers with voice, rehearsals with date and place. Who comes to which rehearsal?', ['attendance rehearsal singer']],
  ['Singers with voice, rehearsals with date and place. Who came to which rehearsal should be ticked off.', ['attendance rehearsal singer']],
  ['Courses with title and price; trainers with name, licence; who teaches which course?', ['course trainer course trainer']],
  ['Scenes with number and title. Actors with name and phone. Which actors are in which scene?', ['scene actor scene actor']],
  ['Kids with name, birthday. Exercises with date, topic, place and which kids took part.', ['exercise kid exercise kid']],
  ['An app that shows which cleaner goes to which building on which day. A building has an address and an alarm code.', ['building cleaner building cleaner']],
  ['Ein Chorleiter sucht: Jedes Lied hat mehrere Themen und ein Thema gehört zu vielen Liedern.', ['thema-zuordnung lied thema']],
  ['Jedes Kind kann mehrere Workshops besuchen, Workshops mit Raum und Uhrzeit', ['anmeldung kind workshop']],
  ['Musiker mit Instrument, Konzerte mit Datum und Ort. Wer kommt zu welchem Konzert?', ['teilnahme konzert musiker']],
])('[GEN-70] each has several of the other: “%s”', (prompt, links) => {
  expect(linksOf(prompt)).toEqual(links);
}); // prettier-ignore

test.each([
  'Owners and dogs. An owner can have several dogs.',
  'Each customer has several jobs; every job has a date and a price.',
  'Kunden können mehrere Termine buchen',
  'Hausverwaltung: Jedes Haus hat mehrere Wohnungen, Mieter pro Wohnung mit Name.',
  'Clients can order many products',
  'Pieces with title and composer; singers with name; and a log of which singer has which piece since when.',
])('[GEN-70] what belongs to one alone needs nothing between: “%s”', (prompt) => {
  expect(linksOf(prompt)).toEqual([]);
});

test('[GEN-70] what joins two has both as references, no name to type, and samples that point to records that are there', () => {
  const { plan, samples } = recognise(
    'Recipes with tags: a recipe can have several tags, a tag belongs to several recipes, cooking time, servings',
  );
  const link = plan.entities.find(({ name }) => name === 'RecipeTag')!;
  expect(link.fields.map(({ name, type, joins }) => [name, type, joins])).toEqual([
    ['name', 'text', ['recipe', 'tag']],
    ['recipe', 'reference', undefined],
    ['tag', 'reference', undefined],
  ]);
  const recipe = plan.entities.find(({ name }) => name === 'Recipe')!;
  expect(recipe.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['cooking_time', 'servings']));
  expect(recipe.fields.some(({ name, reference }) => name.startsWith('tag') || reference === 'Tag')).toBe(false);
  const names = samples.get('Recipe')!.map(({ name }) => name);
  const rows = samples.get('RecipeTag')!;
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) expect(names).toContain(row['recipe']);
  expect(new Set(rows.map((row) => `${String(row['recipe'])} ${String(row['tag'])}`)).size).toBe(rows.length);
  expect(plan.pages.some((page) => page.archetype === 'list' && page.entity === 'RecipeTag')).toBe(false);
});

test('[GEN-70] who is where on which day has a day', () => {
  const fieldsOf = (prompt: string, noun: string) =>
    readPrompt(prompt).entities.find((one) => one.noun === noun)?.fields;
  expect(fieldsOf('An app that shows which cleaner goes to which building on which day. A building has an address.', 'building cleaner')).toContain('date'); // prettier-ignore
  expect(fieldsOf('Boats with type, seats, price. Which helper is on duty on which day?', 'shift')).toContain('date');
});
