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
    ['Vorratskammer: Lebensmittel mit Menge, Fach und haltbar bis, zeig mir was bald abläuft', 'haltbar_bis', { kind: 'overdue', soon: 7 }],
    ['medicine cabinet: name, amount, expiry date, which ones expire soon', 'expiry_date', { kind: 'overdue', soon: 30 }],
    ['Feuerlöscher mit Standort, Typ und letzte Prüfung; markieren, wenn die Prüfung länger als zwei Jahre her ist', 'letzte_pruefung', { kind: 'due', every: 730 }],
    ['Für die Freiwillige Feuerwehr: Geräte mit letzter Prüfung und Prüfintervall in Monaten', 'letzte_pruefung', { kind: 'due', every: 'pruefintervall_in_monate', days: 30 }],
    ['Paint tins with colour, room and last used; which ones are older than a year', 'last_used', { kind: 'due', every: 365 }],
  ])('%s', (prompt, field, mark) => expect(marksOf(prompt)).toContainEqual([field, mark])); // prettier-ignore

  test('nothing where nobody asks for it', () =>
    expect(marksOf('Paint tins with colour, litres left and shelf')).toEqual([]));
});
