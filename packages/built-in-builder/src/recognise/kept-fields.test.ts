import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const fieldIn = (prompt: string, entity: string, field: string) =>
  recognise(prompt)
    .plan.entities.find(({ label }) => label === entity)
    ?.fields.find(({ name }) => name === field);

describe('[GEN-68] a field that names what the app keeps is chosen from what is kept', () => {
  test.each([
    ['A system for a paint factory: manage raw materials, products, sales, production and customers', 'Sale', 'customer', 'Customer'],
    ['A system for a paint factory: manage raw materials, products, sales, production and customers', 'Sale', 'product', 'Product'],
    ['Music school: teachers and courses', 'Course', 'teacher', 'Teacher'],
  ])('%s: the %s has a %s', (prompt, entity, field, of) => {
    expect(fieldIn(prompt, entity, field)).toMatchObject({ type: 'reference', reference: of });
  }); // prettier-ignore

  test('where nothing of the kind is kept it stays a text', () => {
    expect(fieldIn('A website that shows the courses of our music school', 'Course', 'teacher')).toMatchObject({
      type: 'text',
    });
  });

  test('all lists of a large system are in its navigation', () => {
    const { plan } = recognise('A system to manage offices, buildings, suppliers, employees, budgets, contracts, vehicles, projects, meetings and tasks'); // prettier-ignore
    const listed = plan.pages.flatMap((page) => (page.archetype === 'list' ? [page.entity] : []));
    expect(plan.entities.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
  });

  test('the articles of a site about something are about that', () => {
    const { samples } = recognise('A blog website where readers find gardening articles and news');
    const titles = [...samples.values()].flat().map(({ title }) => String(title).toLowerCase());
    expect(titles.filter((title) => title.includes('gardening')).length).toBeGreaterThan(4);
  });
});
