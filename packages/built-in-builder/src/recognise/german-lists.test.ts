import { expect, test } from 'vitest';
import { firstReply } from '../first-reply.ts';
import { germanReply } from '../languages/german-reply.ts';
import { recognise } from './recognise.ts';

test('[GEN-08] a short word and the compound that ends in it are one list', () => {
  const { plan } = recognise('Ich gebe Töpferkurse. Die Leute sollen die Kurse sehen mit Beginn, Preis und Dauer.');
  expect(plan.entities.map(({ label }) => label)).toEqual(['Töpferkurs']);
});

test('[GEN-60] how many kilos each of them picked is added up for each', () => {
  const { plan } = recognise(
    'Streuobstwiese mit Bäumen. Am Ende will ich wissen wieviel Kilo jeder Helfer geerntet hat',
  );
  const harvest = plan.entities.find(({ label }) => label === 'Ernte');
  expect(harvest?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Helfer', 'Datum', 'Menge']));
  const charts = plan.pages.flatMap((page) => (page.archetype === 'dashboard' ? page.charts : []));
  expect(charts).toContainEqual({ entity: harvest?.name, measure: { kind: 'sum', field: 'menge' }, by: { kind: 'value', field: 'helfer' } }); // prettier-ignore
});

test('[LANG-06] what is said of a German app in pairs is German', () => {
  const understood = recognise('Leihräder mit Größe und Zustand, filtern und sortieren, Erinnerungen, ein Kalender der Buchungen'); // prettier-ignore
  const { text } = germanReply(firstReply(understood, new Date('2026-11-27')), understood.plan);
  const told = text.split('<action-group')[0]!;
  expect(told).not.toMatch(/\b(?:filter|sort|reminders|notifications|free and taken|Schrift Löschen)\b/);
});
