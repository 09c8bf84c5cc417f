import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const namesOf = (prompt: string): string[] =>
  recognise(prompt).plan.entities.flatMap(({ fields }) => fields.map(({ name }) => name));

test.each([
  ['Sewing machine workshop: customers, their machines and the jobs for each machine', ['monthly_pay', 'remote', 'company', 'contract']],
  ['I have four ponies and note the services of the horse box and the damages', ['category', 'price', 'minutes']],
  ['Our judo club, parents drive to games, with date and hall', ['level', 'result']],
])('[GEN-62] “%s” gets no fields of another sense of its words', (prompt, absent) => {
  expect(namesOf(prompt).filter((name) => absent.includes(name))).toEqual([]);
}); // prettier-ignore

test.each([['Our guild keeps customers and the deals with them', 'company']])(
  '[GEN-62] “%s” keeps what such records usually have',
  (prompt, field) => {
    expect(namesOf(prompt)).toContain(field);
  },
);

test.each([
  'Absence requests for our bakery, the owner says yes or no',
  'Time off requests of the ferry crew, approved by the captain',
])('[GEN-62] “%s”: whoever is away is so from a day to a day', (prompt) => {
  const { fields } = recognise(prompt).plan.entities[0]!;
  expect(fields.map(({ name, type }) => `${name}:${type}`)).toEqual(expect.arrayContaining(['start_date:date', 'end_date:date', 'status:select'])); // prettier-ignore
  expect(fields.map(({ name }) => name)).not.toContain('kind');
});
