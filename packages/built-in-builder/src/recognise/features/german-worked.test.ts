import { expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import { recognise } from '../recognise.ts';

const workedIn = (prompt: string) =>
  recognise(prompt)
    .plan.entities.flatMap(({ fields }) => fields)
    .filter(({ formula }) => formula)
    .map(({ label, formula }) => [label, formula]);

test.each([
  ['Anträge mit Name und Eingang am. Die Frist ist 14 Tage nach dem Eingang.', 'Frist', { by: 'days-after', parts: [{ field: 'eingang_am' }, { number: 14 }] }],
  ['Schinken mit Nummer, Sorte und Einlagerungsdatum. Sorten mit Name und Reifezeit in Tagen. Zeigen ab wann ein Schinken reif ist.', 'Reif ab', { by: 'days-after' }],
  ['Gärten mit Nummer. Ablesungen mit Garten, Datum, alter Stand, neuer Stand. Der Verbrauch wird berechnet.', 'Verbrauch', { by: 'difference' }],
  ['Fahrten mit Boot, Startzeit, Ankunftszeit. Die Fahrzeit soll er selber rechnen.', 'Fahrzeit', { by: 'sum', parts: [{ from: 'startzeit', to: 'ankunftszeit' }] }],
])('[GEN-60] “%s” works out %s', (prompt, label, formula) => expect(workedIn(prompt)).toContainEqual([label, expect.objectContaining(formula)])); // prettier-ignore

test('[GEN-60] between two times are minutes, past midnight too', () => {
  const { plan, samples } = recognise(
    'Fahrten mit Boot, Startzeit, Ankunftszeit. Die Fahrzeit soll er selber rechnen.',
  );
  const file = appFiles(plan, { samples }).find(({ content }) => content.includes('function minutesBetween'))!.content;
  const code = /function minutesBetween[\s\S]*?\n}\n/.exec(file)![0];
  const minutesBetween = new Function(`${code}; return minutesBetween`)() as (from: string, to: string) => number;
  expect([minutesBetween('08:15', '09:00'), minutesBetween('23:50', '00:10')]).toEqual([45, 20]);
});
