import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { recognise } from './recognise.ts';

const viewsOf = (prompt: string) =>
  recognise(prompt).plan.pages.flatMap((page) => (page.archetype === 'list' && page.only ? [{ label: page.label, only: page.only }] : [])); // prettier-ignore

describe('[GEN-60] what a text wants to see apart has a page of its own', () => {
  test.each([
    ['Tenants with flat, rent and paid yes/no. I want to see who hasnt paid', [{ kind: 'no', field: 'paid' }]],
    ['Library fines with reader, amount and due date. Show me what is overdue', [{ kind: 'past', field: 'due_date' }]],
    ['Lamp repairs with customer, what is wrong and pick up day. I need a list of what has to be ready today', [{ kind: 'today', field: 'pickup_day' }]],
    ['Passports with owner and expiry date, which ones expire in the next 3 months?', [{ kind: 'within', field: 'expiry_date', days: 90 }]],
    ['Boilers with address and next service date. Show me what is due next month', [{ kind: 'next', field: 'next_service_date', span: 'month' }]],
  ])('“%s”', (prompt, only) => expect(viewsOf(prompt).map((view) => view.only)).toEqual(only)); // prettier-ignore

  test('a text that asks for nothing of the kind has none', () => {
    expect(viewsOf('Stamps with country, year, what I paid and worth today')).toEqual([]);
    expect(viewsOf('Books with author and due date')).toEqual([]);
  });

  test('the page of next month compares months, in code that runs', () => {
    const { plan, samples } = recognise('Boilers with address and next service date. Show me what is due next month');
    const page = appFiles(plan, { samples }).find(({ content }) => content.includes('addMonths(new Date(), 1)'));
    expect(page?.content).toContain('monthKey(boiler.next_service_date) === monthKey(addMonths(new Date(), 1))');
  });
});

describe('[GEN-60] who looks and who writes is heard', () => {
  test.each([
    ['Keys of the club house with number and holder. The caretaker edits, the others just look.', { read: 'all', write: 'admin' }],
    ['A diary of fits: what happened, when, how long. The school can read and add but not delete.', { read: 'all', write: 'creator' }],
  ])('“%s”', (prompt, access) => expect(recognise(prompt).plan.entities[0]?.access).toEqual(access)); // prettier-ignore
});
