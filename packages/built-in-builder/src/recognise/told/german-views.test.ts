import { expect, test } from 'vitest';
import type { ListPage } from '../../plan/plan.ts';
import { recognise } from '../recognise.ts';

const pageOf = (prompt: string, label: string) =>
  recognise(prompt).plan.pages.find((page): page is ListPage => page.archetype === 'list' && page.label === label);

test.each([
  ['Kühlhäuser mit Name. Messungen mit Kühlhaus, Datum und Temperatur. Über 8 Grad soll sofort rot auffallen.', 'Über 8 Grad', { kind: 'above', than: 8 }],
  ['Fässer mit Name und Menge in Liter. Ab 50 Liter will ich sehen was voll ist.', 'Ab 50 Liter', { kind: 'above', than: 49 }],
  ['Heizungen mit Adresse und letzte Wartung. Ich will sehen wer dieses Jahr noch dran ist.', 'Dieses Jahr noch offen', { kind: 'before-year' }],
  ['Aufträge mit Kunde und Liefertermin. Eine Liste dessen, was diese Woche fertig sein muss.', 'Diese Woche', { kind: 'week' }],
  ['Touren mit Fahrer, Datum und Ziel. Ich will wissen wer morgen wohin fährt.', 'Heute und morgen', { kind: 'within', days: 1 }],
  ['Pakete mit Absender und Eingangsdatum. Nach drei Wochen gilt ein Paket als herrenlos.', 'Herrenlos', { kind: 'older', days: 21 }],
])('[GEN-60] “%s” has a page %s', (prompt, label, only) => expect(pageOf(prompt, label)?.only).toMatchObject(only)); // prettier-ignore

test('[GEN-60] what is past its day and not back is overdue', () => {
  const page = pageOf('Kameras mit Name. Ausgaben an Schüler mit Ausgabedatum und Rückgabetermin. Überfällige rot.', 'Überfällig'); // prettier-ignore
  expect(page?.only).toEqual([{ field: 'rueckgabetermin', kind: 'past' }, { field: 'zurueck_am', kind: 'missing' }]); // prettier-ignore
});

test('[GEN-60] how many are out and how many are late are the figures of the first page', () => {
  const [first] = recognise('Kameras mit Name. Ausgaben an Schüler mit Ausgabedatum und Rückgabetermin. Startseite mit Anzahl ausgegebener und überfälliger Kameras.').plan.pages; // prettier-ignore
  expect(first).toMatchObject({ archetype: 'dashboard', figure: 'Ausgegebene Kameras', beside: [{ figure: 'Überfällige Kameras' }] }); // prettier-ignore
});

test('[GEN-60] what has an interval is due again once it has passed', () => {
  const prompt = 'Glocken mit Ort. Verträge mit Glocke und Intervall in Monaten. Übersicht der fälligen Verträge.';
  expect(pageOf(prompt, 'Fällig')?.only).toMatchObject({ field: 'naechste_faellig_am', kind: 'past' });
});

test('[ENT-04] a list that only one office keeps is read by all and written by admins', () => {
  const { entities } = recognise('Ein Verein: Touren mit Datum und Ziel. Die Preisliste pflegt nur die Leitung. Preise mit Bezeichnung und Betrag.').plan; // prettier-ignore
  expect(entities.map(({ plural, access }) => [plural, access.write])).toEqual(expect.arrayContaining([['Touren', 'all']])); // prettier-ignore
});
