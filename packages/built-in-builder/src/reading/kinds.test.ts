import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const inShort = (prompt: string): string[] =>
  readPrompt(prompt).entities.map(({ noun, fields }) => noun + (fields.length > 0 ? `(${fields.join(', ')})` : ''));

describe('[GEN-62] what is named behind a word for many kinds of things', () => {
  test.each([
    ['We lend climbing gear to pupils: ropes, helmets, sleeping bags. I need to know who has what, and what is broken', 'gear(kind (rope, helmet, sleeping bag), problem)'],
    ['An app for our workshop equipment (lathes, welders, band saws) and when it was serviced', 'equipment(kind (lathe, welder, band saw)'],
    ['Verein verleiht Sportgeräte an Mitglieder: Bälle, Matten, Reifen', 'sportgerät(Art (Bälle, Matten, Reifen))'],
  ])('“%s” keeps %s', (prompt, said) => expect(inShort(prompt).join('; ')).toContain(said)); // prettier-ignore

  test.each([
    ['A shop for tools: drills, saws with price and brand', 'saw'],
    ['Gym equipment: treadmills, members and bookings', 'member'],
    ['Camping gear: name, price, weight', 'gear'],
  ])('“%s” names things or fields, and no kinds', (prompt, noun) => {
    expect(inShort(prompt).join('; ')).not.toContain('kind (');
    expect(readPrompt(prompt).entities.map((entity) => entity.noun.split(' ').at(-1))).toContain(noun);
  });

  test.each([
    ['artists customers sessions deposit paid yes no', 'session'],
    ['Music school for children: courses by age and weekday, teachers', 'course(age, weekday)'],
    ['Track blood pressure twice a day, systolic diastolic pulse and notes', 'measurement(systolic, diastolic, pulse, notes)'],
    ['Archers and scores per round with distance, rings and date', 'score(distance, rings, date)'],
    ['Users can leave answers and the website supports approving invoices and placing orders', 'invoice'],
  ])('“%s” keeps %s', (prompt, said) => expect(inShort(prompt).join('; ')).toContain(said)); // prettier-ignore
});
