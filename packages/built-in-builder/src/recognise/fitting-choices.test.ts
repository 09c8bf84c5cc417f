import { expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { recognise } from './recognise.ts';

/** What can be chosen in the lists of an app. */
const choicesOf = (prompt: string): string[] =>
  recognise(prompt).plan.entities.flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options.map(({ value }) => value))); // prettier-ignore

test.each([
  ['A website for a vegetable farm to display products and services', /Electronics|Premium/],
  ['A website of a stonemason that offers services with prices', /Premium|Consultation/],
  ['A website for a solar company to display products of the company', /Electronics|Outdoor/],
  ['A shop system that records sales of customers', /Won|Qualified/],
])('[GEN-60] nothing is offered to choose from that is of another trade: %s', (prompt, foreign) => {
  expect(choicesOf(prompt).join(', ')).not.toMatch(foreign);
});

test('[GEN-60] a pipeline of deals is won or lost, and said choices stay', () => {
  expect(choicesOf('A CRM with sales, deals and a pipeline')).toContain('Won');
  const said =
    'A website for a solar company with products. Products have name, price and category (Panels, Inverters).';
  expect(choicesOf(said)).toContain('Panels');
});

const filesOf = (prompt: string): Map<string, string> => {
  const { plan, samples } = recognise(prompt);
  return new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
};

test('[GEN-60] a report groups by a status or a choice first, and adds up neither shares nor prices', () => {
  const files = filesOf('A website with stocks, their code, price and change in percent, that generates reports on the stock market'); // prettier-ignore
  const page = [...files].find(([, content]) => content.includes('<ReportBuilder'))![1];
  expect(page).toMatch(/name: 'price', label: 'Price', type: 'money', isOfOne: true/);
  const builder = files.get('components/ReportBuilder.jsx')!;
  expect(builder).toContain("['select', 'reference', 'multiselect', 'boolean', 'number', 'text']");
  expect(builder).toContain('comesAgain(rows, name)');
});

test('[GEN-60] choices with an order sort in it, in the head of a table too', () => {
  const files = [...filesOf('A table of bugs: title, relevance (High, Medium, Low), reported on').values()].join('\n');
  expect(files).toMatch(/\['High', 'Medium', 'Low'\]\.indexOf\(/);
});

test('[GEN-60] nobody adds a news or chooses an available', () => {
  const files = [...filesOf('A website with news and apartments for visitors. Apartments have name, price and available (Available, Taken).').values()].join('\n'); // prettier-ignore
  expect(files).not.toMatch(/[Aa]dd a news|Choose an available/);
});
