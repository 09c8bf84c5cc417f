import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

const marksOf = (prompt: string) =>
  recognise(prompt).plan.entities.flatMap(({ fields }) =>
    fields.flatMap(({ name, mark }) => (mark ? [[name, mark] as const] : [])),
  );

describe('[GEN-60] what asks for attention is marked', () => {
  test.each([
    ['Paint tins with colour, litres left and shelf. Show which paints run low', 'litres_left', { kind: 'low', below: 3 }],
    ['Screws with size, quantity and minimum stock; tell me what runs out', 'quantity', { kind: 'low', below: 'minimum_stock' }],
    ['Borrowed films with title, friend and due date, overdue ones marked', 'due_date', { kind: 'overdue' }],
    ['Plants with name, room, last watered and interval in days', 'last_watered', { kind: 'due', every: 'interval' }],
    ['Books with title, pages and pages read; show my progress as a bar', 'pages_read', { kind: 'progress', of: 'pages' }],
  ])('%s', (prompt, field, mark) => expect(marksOf(prompt)).toContainEqual([field, mark])); // prettier-ignore

  test('nothing where nobody asks for it', () =>
    expect(marksOf('Paint tins with colour, litres left and shelf')).toEqual([]));
});
