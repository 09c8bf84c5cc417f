import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import { recognise } from '../recognise.ts';

const built = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
  return { plan, files, list: (plural: string) => plan.entities.find((entity) => entity.plural === plural)! };
};
const least = ({ fields }: { fields: { label: string; least?: number }[] }, label: string) => fields.find((field) => field.label === label)?.least; // prettier-ignore

describe('[GEN-62] what a text forbids is refused', () => {
  test('no entry brings an account below what it may be, or takes out more than there is', () => {
    const { list, files } = built('Getränkekasse im Verein: Mitglied, Getränk, Anzahl. Das Guthaben darf nie unter -20 Euro fallen. Nur Mitglieder die angelegt sind können kaufen'); // prettier-ignore
    expect(least(list('Mitglieder'), 'Kontostand')).toBe(-20);
    expect(least(list('Getränke'), 'Noch da')).toBe(0);
    const form = files.get(`components/${list('Entnahmen').name}Dialog.jsx`)!;
    expect(form).toContain('function tooLittle(values, before,');
    expect(form).toContain('-20');
  });

  test('nobody helps themselves, and points end at minus ten', () => {
    const { list } = built('We are a group of parents who babysit for each other, no money, just points. One point per hour. Another family takes it, and the points move over. nobody should go below minus 10'); // prettier-ignore
    expect(least(list('Families'), 'Balance')).toBe(-10);
    expect(list('Evenings').rules).toContainEqual({ left: { field: 'sitter' }, is: 'differs', right: { field: 'family' }, at: 'sitter' }); // prettier-ignore
  });

  test('closed on some days, until noon of the day before, so many a day', () => {
    const { list, files } = built('Cake orders for my home bakery: customer, cake, pick up day. I am closed on Sundays and Mondays, orders only until noon the day before, not more than 5 cakes a day'); // prettier-ignore
    expect(list('Orders').limits).toEqual([
      { day: 'pick_up', notOn: [0, 1] },
      { day: 'pick_up', ahead: { days: 1, until: '12:00' } },
      { day: 'pick_up', most: 5, span: 'day', total: 'quantity' },
    ]);
    expect(files.get(`components/${list('Orders').name}Dialog.jsx`)).toContain('It is too late for this day.');
  });

  test('whoever picks up a child is stored with it; a shoe is worn beyond its kilometres', () => {
    const kita = built('App für unsere Kita: Kinder mit Gruppe, Allergien und wer sie abholen darf. Eltern melden ihr Kind krank, die Erzieherinnen sehen morgens wer da ist und wer fehlt'); // prettier-ignore
    expect(kita.list('Anwesenheiten').rules).toContainEqual({ left: { field: 'kind' }, is: 'same', right: { field: 'kind', via: 'abgeholt_von' }, at: 'abgeholt_von' }); // prettier-ignore
    const { plan } = built('Running log. date, distance, time, which shoes. tell me when a pair of shoes has more than 700 km'); // prettier-ignore
    expect(plan.entities.flatMap(({ fields }) => fields.filter(({ formula, least: bound }) => formula && bound === 0))).toEqual([]); // prettier-ignore
  });
});
