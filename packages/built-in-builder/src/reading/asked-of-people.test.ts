import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

/** `loan>key`, of all that belongs together */
const relationsIn = (prompt: string): string[] => readPrompt(prompt).relations.map(({ from, to }) => `${from}>${to}`);
const inShort = (prompt: string): string[] =>
  readPrompt(prompt).entities.map(({ noun, fields }) => noun + (fields.length > 0 ? `(${fields.join(', ')})` : ''));

describe('[GEN-68] who has what', () => {
  test.each([
    [
      'We rent out camera gear to students. I need to know who has what until when.',
      'booking>camera gear, booking>student',
    ],
    ['Rowing club: boats, oars, members, who borrowed a boat', 'loan>boat, loan>member'],
    ['Track which tenants have keys to the cellar, when they got them and when they brought them back', 'loan>tenant, loan>key'], // prettier-ignore
    ['Lifeguards: who has which certificate (rescue, diving) and until when', 'certificate>lifeguard'],
  ])('“%s”: %s', (prompt, relations) => {
    const said = relationsIn(prompt);
    for (const relation of relations.split(', ')) expect(said).toContain(relation);
    expect(JSON.stringify(readPrompt(prompt).entities.map(({ fields }) => fields))).not.toMatch(/borrower/);
  });

  test('what is named in brackets behind what people have are its kinds, what is asked then is asked of it', () => {
    const said = 'Lifeguards: who has which certificate (rescue, diving) and when does it expire, boats with number';
    expect(inShort(said).join(' ')).toBe('lifeguard boat(number) certificate(kind (rescue, diving), end date)');
  });
});

describe('[GEN-68] what belongs to what by its nature', () => {
  test.each([
    ['Riding school: horses, riders, lessons', 'lesson>horse, lesson>rider'],
    ['Drivers and certificates with number and end date', 'certificate>driver'],
    ['Pflegekräfte mit Adresse, Schichten mit Datum', 'schicht>pflegekraft'],
    ['Each trip has a date and places. Show the places on a map.', 'place>trip'],
  ])('“%s”: %s', (prompt, relations) => {
    const said = relationsIn(prompt);
    for (const relation of relations.split(', ')) expect(said).toContain(relation);
  });

  test('where two kinds of people are kept, what only hangs on people hangs on neither', () => {
    const said = relationsIn('Teachers, pupils and certificates with number and end date');
    expect(said.filter((relation) => relation.startsWith('certificate>'))).toEqual([]);
  });
});
