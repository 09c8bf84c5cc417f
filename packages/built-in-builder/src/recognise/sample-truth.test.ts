import { expect, test } from 'vitest';
import { draftOfNoun } from './entity-draft.ts';
import { recognise } from './recognise.ts';
import { sensibleRows } from './sample-sense.ts';

/** The sample rows of every list that has such a field, each with what it is called. */
function rowsWith(prompt: string, ...fields: string[]): Record<string, unknown>[] {
  const { plan, samples } = recognise(prompt);
  const found = plan.entities
    .filter((entity) => fields.every((name) => entity.fields.some((field) => field.name === name)))
    .flatMap(({ name }) => [...(samples.get(name) ?? [])]);
  if (found.length === 0) throw new Error(`Nothing has ${fields.join(', ')}: ${JSON.stringify(plan.entities.map(({ label, fields: own }) => [label, own.map(({ name }) => name)]))}`); // prettier-ignore
  return found;
}
const numbersOf = (rows: Record<string, unknown>[], field: string) =>
  rows.flatMap((row) => (typeof row[field] === 'number' ? [row[field]] : []));

test.each([['A news website with articles and authors', 'published_on']])(
  '[GEN-60] what has happened is not in the future: %s',
  (prompt, field) => {
    for (const day of numbersOf(rowsWith(prompt, field), field)) expect(day).toBeLessThanOrEqual(0);
  },
);

test('[GEN-60] an expired policy ended, an active one goes on', () => {
  const rows = rowsWith('A website of a guild: insurance policies and statutes', 'status', 'expires_on');
  for (const { status, expires_on: day } of rows)
    if (typeof day === 'number' && status !== 'Cancelled') expect([status, day > 0]).toEqual([status, status === 'Active']); // prettier-ignore
});

test('[GEN-60] a draft has not been sent, a campaign that ended did so', () => {
  for (const row of rowsWith('An email management system where users write emails and templates', 'status', 'sent_at'))
    if (row['status'] === 'Draft') expect(row['sent_at']).toBeUndefined();
  const ads = rowsWith('A website for a magazine with news, ad spaces and companies', 'status', 'starts_on', 'ends_on');
  for (const { status, starts_on: from, ends_on: to } of ads) {
    if (typeof from !== 'number' || typeof to !== 'number') continue;
    expect(to).toBeGreaterThan(from);
    if (status === 'Ended') expect(to).toBeLessThan(0);
    if (status === 'Active') expect([from <= 0, to > 0]).toEqual([true, true]);
    if (status === 'Planned') expect(from).toBeGreaterThan(0);
  }
});

test('[GEN-60] work and study last for years and are not to come', () => {
  const { entity, samples } = draftOfNoun('work experience', [], 'A website for a company');
  const rows = sensibleRows(entity, samples);
  for (const { from, until } of rows) {
    expect(from).toBeLessThan(-365);
    if (typeof until === 'number') expect(until - (from as number)).toBeGreaterThanOrEqual(365);
  }
});

test('[GEN-60] numbers are of a size that such a thing has', () => {
  const discounts = numbersOf(rowsWith('A website where users share promotions and discounts', 'discount'), 'discount');
  expect(Math.min(...discounts)).toBeGreaterThan(0);
  expect(Math.max(...discounts)).toBeLessThanOrEqual(90);
  for (const row of rowsWith('A website of a hair salon that offers services with prices', 'price', 'minutes')) {
    if (typeof row['minutes'] !== 'number') continue;
    expect((row['price'] as number) / row['minutes']).toBeLessThan(3);
    expect((row['price'] as number) / row['minutes']).toBeGreaterThan(0.3);
  }
  const { entity, samples } = draftOfNoun('company', [], 'A dashboard website with financial data of companies');
  const companies = sensibleRows(entity, samples);
  for (const { revenue, expenses } of companies) {
    expect(revenue).toBeGreaterThan(10_000);
    if (typeof expenses === 'number') expect(expenses / (revenue as number)).toBeGreaterThan(0.05);
    if (typeof expenses === 'number') expect(expenses).toBeLessThan(revenue as number);
  }
});

test('[GEN-60] of what lies in stock one thing runs low, and none has a minimum that is what there is', () => {
  const rows = rowsWith('A company system with raw materials and production', 'quantity', 'minimum');
  const both = rows.filter(({ quantity, minimum }) => quantity !== undefined && minimum !== undefined);
  expect(both.filter(({ quantity, minimum }) => (quantity as number) < (minimum as number))).toHaveLength(1);
  expect(both.every(({ quantity, minimum }) => quantity !== minimum)).toBe(true);
  expect(Math.max(...numbersOf(rows, 'unit_cost'))).toBeLessThan(100);
});

test('[GEN-60] sums and references of one record differ', () => {
  for (const { market_value: value, revenue } of rowsWith(
    'A website that shows stocks with prices for investors on the stock market',
    'market_value',
    'revenue',
  ))
    // prettier-ignore
    if (value !== undefined) expect(value).not.toBe(revenue);
  const { plan, samples } = recognise('A salon system. Clients have name and email. Barbers have name and phone. Each visit belongs to a client and a barber and has a date.'); // prettier-ignore
  const people = plan.entities.flatMap(({ name, fields }) => {
    const references = fields.filter(({ type }) => type === 'reference').map((field) => field.name);
    return references.length < 2 ? [] : samples.get(name)!.map((row) => references.map((field) => row[field]));
  });
  expect(people.length).toBeGreaterThan(3);
  for (const names of people) expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['A website that shows stocks with prices for investors on the stock market', 'sector', 'Harbour Bank', 'Finance'],
  ['A dashboard website with policies and regulations for companies', 'area', 'Consumer credit directive', 'Finance'],
  ['A website where users share promotions and discounts', 'category', 'Two pizzas for one', 'Food'],
  ['An online platform with courses and teachers', 'level', 'Advanced methods', 'Advanced'],
])('[GEN-60] a choice fits what the record is called: %s', (prompt, field, name, choice) => {
  const row = rowsWith(prompt, field).find((one) => one['title'] === name || one['name'] === name);
  expect(row?.[field]).toBe(choice);
});

test('[GEN-60] a risk is as high as likely and grave together', () => {
  const worth: Record<string, number> = { Low: 1, Medium: 2, High: 3 };
  for (const { likelihood, impact, score } of rowsWith(
    'A website of a mountain guide with risks and tours',
    'likelihood',
    'impact',
    'score',
  ))
    // prettier-ignore
    expect(score).toBe(worth[likelihood as string]! * worth[impact as string]!);
});

test('[GEN-60] records of unknown things are called as people call them, and one name at most is long', () => {
  const { plan, samples } = recognise('A web system with operations, analyses, criteria, parameters, trains and upgrades. Each criterion has a weight. Each train has a length. Each operation has a cost.'); // prettier-ignore
  const names = plan.entities.flatMap(({ name, fields }) => samples.get(name)!.map((row) => String(row[fields.find(({ type }) => type === 'text')?.name ?? '']))); // prettier-ignore
  expect(names.join('; ')).not.toMatch(/St\. Anna|Linden|Old Mill|railway/);
  expect(names.filter((name) => name.length > 40).length).toBeLessThan(2);
});

test('[GEN-60] texts suit what they are of: no certificate is shy, no tariff is a course', () => {
  const told = (noun: string) => JSON.stringify(draftOfNoun(noun, [], 'A website for a company').samples);
  expect(told('certification')).not.toMatch(/shy|settled in|long walks|idea is simple/);
  expect(told('qualification')).not.toMatch(/shy|settled in|long walks|idea is simple/);
  expect(told('service plan')).not.toMatch(/practise|task for the week|exercise/);
  expect(told('soldier')).not.toMatch(/both sides|honest answer/);
  expect(told('ad')).not.toMatch(/checked recently/);
});
