import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';

/** "Visit of Customer: date": what is kept, with whose it is and its own fields. */
const kept = (prompt: string): string[] => {
  const { entities } = recognise(prompt).plan;
  return entities.map(({ label, fields }) => {
    const owners = fields.flatMap(({ reference }) => entities.find(({ name }) => name === reference)?.label ?? []);
    const own = fields.filter(({ reference, formula }) => !reference && !formula).map(({ name }) => name);
    return `${label}${owners.length > 0 ? ` of ${owners.join(', ')}` : ''}: ${own.join(' ')}`;
  });
};

test.each([
  ['customers with name, phone, address and visits', ['Customer: name phone address', 'Visit of Customer: name date notes']],
  ['a page for each boat with name, berth, length, repairs and inspections', ['Boat: name berth length', 'Repair of Boat: name date notes', 'Inspection of Boat: name date notes']],
  ['Meine Maschinen mit Hersteller, Baujahr, Standort und Wartungen', ['Maschine: name hersteller baujahr standort', 'Wartung of Maschine: name datum notizen']],
])('[GEN-62] “%s”: what happens again and again is a list of its own', (prompt, lists) => {
  expect(kept(prompt)).toEqual(lists);
}); // prettier-ignore

test.each([
  ['players with name, number of goals, assists and birthdays', 'Player'],
  ['Teachers with name, subject and working hours', 'Teacher'],
  ['My rooms with name, colour, measurements and area', 'Room'],
])('[GEN-62] “%s”: what is counted or measured once stays a field', (prompt, list) => {
  expect(kept(prompt).map((line) => line.split(/ of |:/)[0])).toEqual([list]);
});
