import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import { recognise } from '../recognise.ts';

const fieldsOf = (prompt: string, list: string) => recognise(prompt).plan.entities.find(({ plural }) => plural === list)?.fields ?? []; // prettier-ignore
const labelsOf = (prompt: string, list: string) => fieldsOf(prompt, list).map(({ label }) => label);

describe('[GEN-60] numbers of people that follow from what they did', () => {
  test.each([
    [
      'Helfer mit Name und Telefon. Einsätze mit Helfer, Datum, Stunden. Jeder Helfer muss 10 Stunden im Jahr leisten, man soll sehen wie viele noch fehlen.',
      'Helfer',
      'Fehlende Stunden',
    ],
    [
      'Members with name and phone. Work days with member, date and hours. Everybody has to do 12 hours a year, show what is still missing.',
      'Members',
      'Missing hours',
    ],
  ])('what is required and not done yet: %s', (prompt, list, label) => expect(labelsOf(prompt, list)).toContain(label));

  test('what is missing costs what the text says', () =>
    expect(labelsOf('Pächter mit Name. Arbeitseinsätze mit Pächter, Datum, Stunden. Jeder Pächter muss 6 Stunden im Jahr leisten, für jede fehlende Stunde sind 15 € fällig.', 'Pächter')).toContain('Fällig für Fehlendes')); // prettier-ignore

  test.each([
    ['Wir sind drei Familien mit einem Boot. Ausgaben mit Familie, Betrag und Datum, und wer wem noch was schuldet.', 'Familien', 'Bekommt zurück (minus: schuldet)'],
    ['we want to split costs of our hut between 3 friends', 'Friends', 'Gets back (minus: owes)'],
  ])('who has paid more than a fair share: %s', (prompt, list, label) => expect(labelsOf(prompt, list)).toContain(label)); // prettier-ignore

  test('hours from one time to another, of the present month', () => {
    const prompt = 'Fahrer mit Name und Telefon. Touren mit Fahrer, Datum, Beginn und Ende. Der Chef sieht die Stunden je Fahrer im Monat.'; // prettier-ignore
    expect(labelsOf(prompt, 'Touren')).toContain('Stunden');
    expect(labelsOf(prompt, 'Fahrer')).toContain('Stunden diesen Monat');
    const { plan, samples } = recognise(prompt);
    const files = appFiles(plan, { samples }).map(({ content }) => content).join('\n'); // prettier-ignore
    expect(files).toContain('isThisMonth(record.datum)');
    expect(files).toContain('const isThisMonth =');
  });

  test('what was used since the last reading', () =>
    expect(labelsOf('Wohnungen mit Mieter und Lage, Zählerstände für Wasser und Gas jedes Jahr, daraus die Abrechnung.', 'Wohnungen')).toContain('Verbrauch Gas')); // prettier-ignore
});
