import { expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { recognise } from '../recognise/recognise.ts';

test.each([
  ['Our guinea pigs: name, cage and how often they have to be brushed, show me whose turn it is today', ['interval:number', 'last_brushed:date', 'next_brushed:date'], 'next_brushed'],
  ['knives in our kitchen, maker, length, how often they need to be sharpened; which are due?', ['interval:number', 'last_sharpened:date', 'next_sharpened:date'], 'next_sharpened'],
  ['Gartengeräte mit Name, Standort und wie oft sie geölt werden müssen. Was ist heute fällig?', ['intervall_in_tagen:number', 'zuletzt_geoelt:date'], 'naechste_faellig_am'],
])('[GEN-62] “%s”: when something is due again follows from when it was last done', (prompt, fields, due) => {
  const { plan } = recognise(prompt);
  const [{ fields: made }] = plan.entities as [(typeof plan.entities)[0]];
  expect(made.map(({ name, type }) => `${name}:${type}`)).toEqual(expect.arrayContaining(fields));
  const page = plan.pages.find((one) => one.archetype === 'list' && one.only !== undefined);
  expect(page).toMatchObject({ only: { kind: 'older', field: due, days: -1 } });
}); // prettier-ignore

test('[GEN-62] how often something is used is no interval after which it is due', () => {
  const { fields } = recognise('Tools with name, shelf and how often we use them').plan.entities[0]!;
  expect(fields.map(({ name }) => name)).toEqual(['name', 'shelf', 'frequency']);
});

test('[GEN-62] one press on the page of a record says that it was done today', () => {
  const { plan, samples } = recognise('Lizards: name, tank, how often to feed. Which ones need feeding today?');
  const page = appFiles(plan, { samples }).find(({ path }) => /LizardDetail/.test(path));
  expect(page?.content).toContain('Fed today');
  expect(page?.content).toContain('doneToday({ last_fed: dayKey(new Date()) }');
});
