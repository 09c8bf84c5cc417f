import type { Kind } from './kind.ts';

export const recipes: Kind = {
  id: 'recipes',
  words: ['recipe', 'cookbook', 'recipe box', 'cooking', 'dishes', 'rezept', 'rezepte', 'kochbuch', 'recettes', 'recetas', 'ricette'], // prettier-ignore
  noun: 'recipes',
  user: 'whoever cooks, with the phone propped up beside the stove',
  daily: 'find something to cook tonight',
  look: { palette: 'Orchard', typePair: 'Journal', radius: 8 },
  nav: 'top',
  signature: 'plate',
  signatureIs: 'the plate: three round shapes in the palette’s colours where a photo is missing, and in the app’s mark',
  entities: [
    {
      name: 'Recipe',
      words: ['recipe', 'dish', 'meal', 'rezept', 'receta', 'recette'],
      fields: [
        'Name: text!',
        'Photo: image',
        'Course: select! Breakfast | Main | Side | Dessert | Drink',
        'Minutes: number! min',
        'Servings: number!',
        'Vegetarian: boolean',
        'Ingredients: longtext!',
        'Steps: longtext!',
      ],
      columns: ['course', 'minutes', 'servings'],
      samples: [
        { name: 'Lentil soup with lemon', course: 'Main', minutes: 35, servings: 4, vegetarian: true, ingredients: '250 g red lentils\n1 onion\n2 carrots\n1 lemon\n1 tsp cumin', steps: 'Soften the onion and carrots in oil.\nAdd cumin, lentils and 1.2 l water, simmer 20 minutes.\nBlend half of it, finish with lemon juice.' },
        { name: 'Overnight oats', course: 'Breakfast', minutes: 5, servings: 1, vegetarian: true, ingredients: '50 g oats\n150 ml milk\n1 spoon yoghurt\nBerries', steps: 'Stir everything together.\nLeave in the fridge overnight.' },
        { name: 'Roast chicken with potatoes and a very generous amount of garlic', course: 'Main', minutes: 90, servings: 5, vegetarian: false, ingredients: '1 chicken\n1 kg potatoes\n2 heads garlic\nThyme', steps: 'Heat the oven to 220 °C.\nSalt the chicken, set it on the potatoes and garlic.\nRoast 75 minutes, rest 10.' },
        { name: 'Cucumber salad', course: 'Side', minutes: 10, servings: 4, vegetarian: true, ingredients: '2 cucumbers\n2 tbsp vinegar\nDill', steps: 'Slice, salt, wait, dress.' },
        { name: 'Plum crumble', course: 'Dessert', minutes: 50, servings: 6, vegetarian: true, ingredients: '800 g plums\n150 g flour\n100 g butter\n90 g sugar', steps: 'Halve the plums into a dish.\nRub flour, butter and sugar to crumbs, scatter over.\nBake 35 minutes at 190 °C.' },
        { name: 'Ginger tea', course: 'Drink', minutes: 12, servings: 2, vegetarian: true, ingredients: '1 thumb ginger\n1 lime\nHoney', steps: 'Slice the ginger, pour over boiling water, wait ten minutes.' },
        { name: 'Fish tacos', course: 'Main', minutes: 30, servings: 3, vegetarian: false, ingredients: '400 g white fish\n8 tortillas\n1/4 cabbage\nLime, chilli', steps: 'Fry the fish in strips.\nWarm the tortillas.\nFill with cabbage, fish and lime.' },
        { name: 'Flatbread', course: 'Side', minutes: 25, servings: 0, vegetarian: true, ingredients: '300 g flour\n180 ml water\nSalt', steps: 'Knead, rest, roll thin, bake in a hot dry pan.' },
      ], // prettier-ignore
    },
  ],
  pages: [
    { archetype: 'list', label: 'Recipes', icon: 'CookingPot', entity: 'Recipe', layout: 'gallery', filters: ['course', 'vegetarian'] }, // prettier-ignore
    {
      archetype: 'dashboard',
      label: 'Collection',
      icon: 'ChartColumn',
      entity: 'Recipe',
      figure: 'Recipes in the collection',
      measure: { kind: 'count' },
      period: null,
      charts: [
        { entity: 'Recipe', measure: { kind: 'count' }, by: { kind: 'value', field: 'course' } },
        { entity: 'Recipe', measure: { kind: 'count' }, by: { kind: 'value', field: 'vegetarian' } },
      ],
      toDo: { entity: 'Recipe', kind: 'latest', field: 'created_date' },
    },
  ],
};
