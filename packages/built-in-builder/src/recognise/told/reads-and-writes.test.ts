import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

describe('[GEN-60] who reads and who writes, said behind a list', () => {
  test.each([
    ['Elternrat: Protokolle mit Datum und Datei, offene Aufgaben mit wem und bis wann, alle Eltern lesen, nur der Vorstand schreibt', ['Protokoll', 'Aufgabe']],
    ['Vereinsinventar: Gegenstände mit Ort und Zustand, jeder darf sehen, nur der Zeugwart ändert', ['Gegenstand']],
    ['Cheeses of our dairy with age, milk and price; everyone can see them, only the cheesemaker edits', ['Cheese']],
    ['Kiln log: firings with date and temperature, all members read, only the board writes', ['Firing']],
  ] as const)('[GEN-60] “%s”', (text, labels) => {
    const { entities } = recognise(text).plan;
    for (const label of labels) {
      const entity = entities.find((one) => one.label === label)!;
      expect(entity.access).toEqual({ read: 'all', write: 'admin' });
      expect(entity.fields.map((field) => field.label).join()).not.toMatch(/Vorstand|Zeugwart|cheesemaker|board|lesen|read/i);
    }
  }); // prettier-ignore
});
