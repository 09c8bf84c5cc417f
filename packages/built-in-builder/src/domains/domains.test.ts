import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import { parseExpression, standsOn } from './expression.ts';
import { everyDomain, findDomain } from './find-domain.ts';

const all = [...everyDomain('en'), ...everyDomain('de')];
const spokenOf = (text: string) => findDomain(text, readPrompt(text))?.domain.id;
const entitiesOf = (text: string) => recognise(text).plan.entities;
const fieldsOf = (text: string, list: string) =>
  entitiesOf(text)
    .find(({ label }) => label === list)!
    .fields.map(({ label, reference }) => (reference ? `${label} ->` : label));
const workedOut = (text: string) =>
  entitiesOf(text).flatMap(({ label, fields }) => fields.filter(({ formula }) => formula).map((field) => `${label}: ${field.label}`)); // prettier-ignore

describe('[GEN-62] a domain says what belongs together', () => {
  test.each(all.map((domain) => [`${domain.id} ${domain.language}`, domain] as const))('%s is whole', (_, domain) => {
    const labels = domain.lists.map(({ label }) => label);
    const fieldsIn = (list: string) => [
      ...domain.lists
        .filter(({ label }) => label === list)
        .flatMap(({ fields }) => fields.map(({ field }) => field.label)),
      ...domain.numbers.filter((number) => number.list === list).map(({ field }) => field.label),
    ];
    const references = domain.lists.flatMap(({ fields }) => fields.filter(({ field }) => field.type === 'reference').map(({ field }) => field.reference ?? field.label)); // prettier-ignore
    expect(domain.lists.filter(({ fields }) => fields.length === 0)).toEqual([]);
    expect(domain.lists.some(({ isCore }) => isCore)).toBe(true);
    expect(references.filter((name) => !labels.includes(name))).toEqual([]);
    for (const { list, expression } of domain.numbers) {
      const { fields, lists: over } = standsOn(expression);
      expect(fieldsIn(list)).toEqual(expect.arrayContaining(fields));
      expect(labels).toEqual(expect.arrayContaining(over));
    }
    for (const { list, conditions } of domain.views)
      expect(fieldsIn(list)).toEqual(expect.arrayContaining(conditions.map(({ field }) => field)));
  });

  test('each is there in both languages', () => {
    const ids = (language: 'en' | 'de') =>
      everyDomain(language)
        .map(({ id }) => id)
        .toSorted();
    expect(ids('de')).toEqual(ids('en'));
    expect(new Set(ids('en')).size).toBe(ids('en').length);
  });
});

describe('[GEN-62] a message that speaks of a domain gets its lists', () => {
  test.each([
    ['my blood pressure every morning and evening, want to show the doctor a chart', 'bloodpressure'],
    ['who of the neighbours borrowed my ladder and when do i get it back', 'lending'],
    ['Getränkekasse im Verein: wer hat was genommen, wie viel Guthaben ist noch da', 'clubdrinks'],
    ['Unser Chor: wer kommt zur Probe, welche Stimme, welche Noten haben wir', 'choir'],
  ])('“%s” is about %s', (text, id) => expect(spokenOf(text)).toBe(id));

  test('what is said of it is called as it is said, and what nobody speaks of is not there', () => {
    const text = 'our terrier: walks with how long, vet visits with reason and cost, what he weighs';
    expect(entitiesOf(text).map(({ label }) => label)).not.toContain('Vaccination');
    expect(fieldsOf(text, 'Vet visit')).toEqual(expect.arrayContaining(['Reason', 'Cost']));
  });

  test('what people want from it is worked out over what belongs to it', () => {
    const drinks = workedOut('Getränkekasse im Verein: wer hat was genommen, wie viel Guthaben ist noch da');
    expect(drinks).toEqual(expect.arrayContaining(['Person: Kontostand', 'Getränk: Noch da']));
    const singers = workedOut('Unser Chor: wer kommt zur Probe, welche Stimme, welche Noten haben wir');
    expect(singers).toContain('Probe: Kommen');
  });

  test('what the text describes beside it has lists of its own', () => {
    const text = 'we keep bees: hives, inspections, honey harvest, and a list of jars sold with buyer, price and day';
    expect(entitiesOf(text).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Hive', 'Inspection', 'Harvest']),
    );
  });

  test.each([
    'Lists of lamps with name, voltage and price. Orders with lamp, quantity and day.',
    'A library with books (title, author, year) and members with name and email.',
    'Please build a website of an agency for wedding photography with prices and a contact form.',
  ])('“%s” is read by itself', (text) => expect(workedOut(text)).toEqual([]));
});

test('[GEN-62] expressions are read as they are written', () => {
  expect(parseExpression('Start + sum Delivery.Amount - sum Sale.Amount where Paid is yes')).toEqual({
    kind: 'difference',
    parts: [
      { kind: 'sum', parts: [{ kind: 'field', label: 'Start' }, { kind: 'over', take: 'sum', list: 'Delivery', label: 'Amount' }] }, // prettier-ignore
      { kind: 'over', take: 'sum', list: 'Sale', label: 'Amount', only: { label: 'Paid', is: true } },
    ],
  });
  expect(parseExpression('latest Visit.Date + 6 months')).toMatchObject({ kind: 'after', span: 'months' });
  expect(() => parseExpression('sum Delivery')).toThrow('Nothing to add up');
});
