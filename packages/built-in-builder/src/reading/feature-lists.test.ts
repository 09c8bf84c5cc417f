import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => {
  const { entities, abilities } = readPrompt(prompt);
  return { fields: new Map(entities.map(({ noun, fields }) => [noun, fields.join(', ')])), abilities };
};

test('[GEN-08] a review that people leave is kept, and a list of features ends in a noun', () => {
  const { fields } = read('A site for boat trips with online booking and guest reviews. Guests can leave a review.');
  expect([...fields.keys()]).toContain('review');
});

test('[GEN-08] readings that are counted are no books', () => {
  const { fields } = read('Track pumps and weekly readings, and warn us when a reading is too high');
  expect([...fields.keys()]).toEqual(['pump', 'reading']);
});

test('[GEN-08] what can be done beside a list of fields is no field and stays an ability', () => {
  const { fields, abilities } = read('Tutors can create profiles with name, subject and hourly rate, apply for jobs');
  expect(fields.get('tutor')).not.toContain('apply');
  expect(abilities).toContain('apply');
});

test('[GEN-08] an application has a status where people follow it', () => {
  const { fields } = read(
    'Families apply for a garden with name, phone and size, and see the status of the application',
  );
  expect(fields.get('application')).toContain('status');
});

test('[GEN-08] prints that are sold say nothing of printing', () => {
  expect(read('A shop for a painter where visitors order prints').abilities).not.toContain('export');
});

test.each([
  ['Sledge races with driver and minutes. Who won the most gets a cup', 'rank'],
  ['Bin duty in our stairwell, show whose turn it is', 'assign'],
  ['Lathes with a fault and a date, the caretaker sets it to mended', 'status'],
  ['Guests ask for a frame, we say yes or no', 'approve'],
  ['How many tiles do I need for my floor? Length, width, tile size', 'calculate'],
  ['Geräte mit Größe und Preis, die Leute schreiben sich', 'chat'],
])('[GEN-08] what is said in everyday words is an ability: “%s”', (prompt, ability) => {
  expect(read(prompt).abilities).toContain(ability);
});

test.each([
  ['Fahrten mit Betrag, bar oder Karte', 'map'],
  ['Rooms with size and hourly rate and colour', 'rate'],
  ['A test of moods without login', 'login'],
])('[GEN-08] “%s” says nothing of it', (prompt, ability) => {
  expect(read(prompt).abilities).not.toContain(ability);
});

test('[GEN-08] a list of fields that is of nothing by name is kept as entries', () => {
  expect([...read('skydiving log. place code, height, landed or not landed, date and a note').fields]).toEqual([
    ['entry', 'place code, height, landed (yes/no), date, note'],
  ]);
});

test('[GEN-08] what is in each of the things before it is kept and belongs to them', () => {
  const { relations } = readPrompt('Barns with owner and address, which ovens are in them, and checks with date');
  expect(relations).toContainEqual({ from: 'oven', to: 'barn' });
});
