import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import type { Formula, OverPart } from '../plan/formula.ts';
import { appFiles } from './app-files.ts';
import { allOf, formulaCode } from './formula-code.ts';
import { helpersOf } from './formula-helpers.ts';
import { Imports } from './imports.ts';

const filesOf = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  return new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
};

describe('[GEN-60] numbers of a record that follow from what belongs to it', () => {
  test('the last visit and the interval say when the next is due', () => {
    const service = filesOf('dogs come back every 6 or 8 weeks, owners forget. what is due').get('services/dogs.js')!;
    expect(service).toContain("import { Visit } from '@/entities/Visit';");
    expect(service).toContain('await Promise.all([Owner.list(), Visit.list()])');
    expect(service).toMatch(/next_due: dayAfter\(\s*allVisitRecords\.filter\(\(record\) => record\.dog === dog\.id\)/);
  });

  test('only answers of those who come count', () => {
    const service = filesOf('players say coming / not coming for each training or match').get('services/date-entries.js')!; // prettier-ignore
    expect(service).toContain("record.answer === 'Coming'");
  });

  test('two references to one list are one question to it, of records that are each shown once', () => {
    const service = filesOf('4 parents driving grandpas to chess practice. who drives there, who drives back').get('services/practice-days.js')!; // prettier-ignore
    expect(service.match(/export function usePracticeDaysOfParent/g)).toHaveLength(1);
    expect(service).toContain('PracticeDay.filter({ driver_there: id })');
    expect(service).toContain('PracticeDay.filter({ driver_back: id })');
  });

  test('what happens to a thing is called by it and its day', () => {
    const files = filesOf('dogs come back every 6 or 8 weeks, owners forget. what is due');
    expect(files.get('services/visits.js')).toContain('name: [visit.dogName, day(visit.date)]');
    expect(files.get('components/VisitDialog.jsx')).not.toContain('name="name"');
  });

  test('no record is called by a word of JavaScript', () => {
    const files = filesOf('lake with 14 pegs that people book, they put in what they caught with weight');
    expect([...files.values()].join('\n')).not.toMatch(/\(catch\) =>/);
  });

  test('only the last step is rounded', () => {
    const { plan } = recognise('Goats with name. Milkings with date, goat and litres. I want to see the average litres of each goat.'); // prettier-ignore
    const goat = plan.entities.find(({ label }) => label === 'Goat')!;
    const mean = goat.fields.find(({ label }) => label === 'Average litres')!.formula!;
    expect(mean.parts[0]).toMatchObject({ take: 'mean' });
    const worth = (formula: Formula) => {
      const line = formulaCode(formula, { plan, entity: goat, one: 'goat', recordsOf: ({ name }) => name });
      const rows = [1, 1, 2].map((litres) => ({ goat: 'g', litres }));
      const over = allOf((mean.parts[0] as OverPart).over);
      return new Function(over, 'goat', `${helpersOf(line, new Imports())}\nreturn ${line}`)(rows, { id: 'g' }) as unknown; // prettier-ignore
    };
    expect(worth(mean)).toBe(1.33);
    expect(worth({ by: 'product', parts: [{ formula: mean }, { number: 3 }] })).toBe(4);
  });

  test('what was taken costs what it costs: a price is found by what each of the records points to', () => {
    const { plan } = recognise('Getränkekasse im Verein: Mitglied, Getränk, Anzahl. Das Guthaben darf nie unter -20 Euro fallen. Nur Mitglieder die angelegt sind können kaufen'); // prettier-ignore
    const member = plan.entities.find(({ label }) => label === 'Mitglied')!;
    const balance = member.fields.find(({ label }) => label === 'Kontostand')!.formula!;
    const line = formulaCode(balance, { plan, entity: member, one: 'member', recordsOf: ({ name }) => name });
    const all = { Zahlung: [{ mitglied: 'm', betrag: 5 }], Entnahme: [{ id: 'e', mitglied: 'm', getraenk: 'b', anzahl: 2 }], Getraenk: [{ id: 'a', preis: 1 }, { id: 'b', preis: 7.5 }] }; // prettier-ignore
    const worth = new Function('member', ...Object.keys(all).map(allOf), `${helpersOf(line, new Imports())}\nreturn ${line}`); // prettier-ignore
    expect(worth({ id: 'm' }, ...Object.values(all))).toBe(-10);
  });

  test('a list of records is no different from any other', () => {
    const { plan } = recognise('Goats with name. Milkings with date, goat and litres. I want to see the average litres of each goat.'); // prettier-ignore
    const goat = plan.entities.find(({ label }) => label === 'Goat')!;
    const { formula } = goat.fields.find(({ label }) => label === 'Average litres')!;
    const line = formulaCode(formula!, { plan, entity: goat, one: 'record', recordsOf: ({ name }) => name });
    const worth = new Function(allOf((formula!.parts[0] as OverPart).over), 'record', `${helpersOf(line, new Imports())}\nreturn ${line}`); // prettier-ignore
    expect(worth([{ id: 'r', goat: 'g', litres: 4 }, { id: 'g', goat: 'other', litres: 9 }], { id: 'g' })).toBe(4); // prettier-ignore
  });
});
