import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

const shapeOf = (prompt: string) => {
  const { plan } = recognise(prompt);
  return {
    entities: plan.entities.map(({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(', ')}`),
    first: plan.pages[0],
  };
};

describe('[GEN-60] a tool or a game comes first and is not kept as a list of itself', () => {
  test('a timer has the spans that were named and keeps what was measured', () => {
    const { entities, first } = shapeOf(
      'A workout timer: 40 seconds are too short, so 3 minutes of work and 1 minute of rest, and a list of finished rounds with exercise and date',
    );
    expect(entities).toEqual([expect.stringMatching(/Round: .*exercise, date, minutes$/)]);
    expect(first).toMatchObject({ feature: 'timer', presets: [{ label: 'Work', minutes: 3 }, { label: 'Rest', minutes: 1 }] });
  }); // prettier-ignore

  test('a game has its scores and nothing else', () => {
    const { entities, first } = shapeOf('A memory game with pairs of flags and a high score list');
    expect(entities).toEqual(['HighScore: player, points, level, moves, seconds, date']);
    expect(first).toMatchObject({ feature: 'game', variant: 'memory' });
  });
});

describe('[GEN-60] an order is one record with what the text asks for', () => {
  test('of a thing that is on offer', () => {
    const { entities } = shapeOf(
      'A village bakery: cakes with name, photo and price. Customers order a cake with name, phone, size and pick-up day; I tick off what was collected.',
    );
    expect(entities).toContain('Order: name, cake, phone, size, pick_up_day, total, collected');
    expect(entities.find((one) => one.startsWith('Cake:'))).toBe('Cake: name, photo, price');
  });

  test('of a thing that only the order names', () => {
    const { entities } = shapeOf('Colleagues pick a salad from the menu with dressing and extras, and we see who ordered what.');
    expect(entities.find((one) => one.startsWith('Salad: name'))).toContain('price');
  }); // prettier-ignore

  test('orders that somebody keeps track of stay as they are, and a shop has a cart', () => {
    expect(shapeOf('My online orders with shop, item, price and status (ordered, sent, arrived)').entities).toHaveLength(1);
    const { plan } = recognise('An online shop for tea where customers put products in a cart and order');
    expect(plan.pages.some((page) => page.archetype === 'feature' && page.feature === 'cart')).toBe(true);
  }); // prettier-ignore
});
