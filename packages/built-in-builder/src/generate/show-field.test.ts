import { expect, test } from 'vitest';
import type { AppPlan, Field } from '../plan/plan.ts';
import { withFieldRights } from '../plan/rights.ts';
import { recognise } from '../recognise/recognise.ts';
import { appFiles } from './app-files.ts';
import { isPlainNumber } from './show-field.ts';

test('[GEN-60] years are written without a separator, numbers of years with one', () => {
  const plain = ['year', 'year_built', 'baujahr', 'year_of_birth', 'model_year'].map((name) => isPlainNumber({ name }));
  expect(plain).toEqual([true, true, true, true, true]);
  expect(['years_of_service', 'pieces_per_year_made_up', 'price'].map((name) => isPlainNumber({ name }))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isPlainNumber({ name: 'number', isPlain: true })).toBe(true);
});

/** The files of an app of recipes whose makers alone see some fields. */
function recipesHiding(names: readonly string[]): Map<string, string> {
  const { plan, samples } = recognise('Recipes with title, minutes, servings, vegan yes or no, source and photo'); // prettier-ignore
  const hidden = (field: Field) =>
    names.includes(field.name) ? withFieldRights(field, { see: { own: true } }) : field;
  const parted: AppPlan = {
    ...plan,
    signature: 'numeral',
    pages: plan.pages.map((page) => (page.archetype === 'list' ? { ...page, layout: 'table' } : page)),
    entities: plan.entities.map((entity) => ({ ...entity, fields: entity.fields.map(hidden), columns: entity.fields.slice(1).map(({ name }) => name) })), // prettier-ignore
  };
  return new Map(appFiles(parted, { samples }).map(({ path, content }) => [path, content]));
}

test('[GEN-60] a value that is hidden from the viewer leaves no trace: no dash in a cell, no block of an empty numeral', () => {
  const files = recipesHiding(['minutes', 'vegan', 'source']);
  const table = files.get('components/RecipeTable.jsx')!;
  for (const name of ['minutes', 'vegan', 'source'])
    expect(table).toMatch(new RegExp(`key: '${name}',[^]*?cell: \\(recipe\\) =>\\s*recipe\\.${name} === undefined \\? ''`)); // prettier-ignore
  expect(table).not.toContain("undefined ? '–'");
  expect(files.get('pages/RecipeDetail.jsx')).toMatch(/\{recipe\.minutes != null && <BigNumeral/);
});
