import { describe, expect, it } from 'vitest';
import { recognise } from '../recognise/recognise.ts';

const labelsOf = (message: string, list: string): string[] => {
  const entity = recognise(message).plan.entities.find(({ plural }) => plural === list);
  return entity?.fields.map(({ label }) => label) ?? [];
};

describe('[GEN-61] what a list of fields asks of the whole list is no field', () => {
  it.each([
    ['figures', 'Invoices with number, due date, paid or not, income per month, monthly total', 'Invoices'],
    ['looks', 'Invoices with number, due date, paid or not, overdue ones in red, newest first', 'Invoices'],
    ['functions', 'Invoices with number, due date, paid or not, print view, search by number', 'Invoices'],
  ])('[GEN-61] %s', (_, message, list) => {
    const labels = labelsOf(message, list);
    expect(labels).toEqual(expect.arrayContaining(['Number', 'Due date', 'Paid']));
    expect(labels.join(' ')).not.toMatch(/per month|total|in red|first|print|search/i);
  });

  it('[GEN-61] the same in German', () => {
    const message =
      'Werkstücke mit Bezeichnung, Gewicht, fehlerhafte in rot, Anzahl pro Monat, Neueste zuerst, Druckansicht';
    const labels = labelsOf(message, 'Werkstücke');
    expect(labels).toEqual(expect.arrayContaining(['Bezeichnung', 'Gewicht']));
    expect(labels.join(' ')).not.toMatch(/rot|Monat|zuerst|Druck/);
  });

  it('[GEN-61] amounts by a span are fields of what has them', () => {
    expect(labelsOf('Flats with address, rent per month and price per night', 'Flats')).toEqual(
      expect.arrayContaining(['Rent per month', 'Price per night']),
    );
  });
});
