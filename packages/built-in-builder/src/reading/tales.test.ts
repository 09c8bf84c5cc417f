import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';
import { withoutTales } from './tales.ts';

const nounsIn = (prompt: string) => readPrompt(prompt).entities.map(({ noun }) => noun);

describe('[GEN-62] how it is done until now, and who tells it, is nothing that is kept', () => {
  test.each([
    ['Choir librarian. Scores with composer and shelf. At the moment that is 300 index cards.', 'Scores with composer and shelf.'],
    ['We lend out drills and saws, note who has them. The excel has four sheets and nobody understands it.', 'We lend out drills and saws, note who has them.'],
    ['my wife and me have 12 ducks. Eggs with date and number. She writes it in a notebook lol', 'we have 12 ducks. Eggs with date and number.'],
    ['Boats with name and berth, and honestly no idea where two of them are. thats it', 'Boats with name and berth.'],
  ])('“%s”', (typed, said) => expect(withoutTales(typed).replace(/\s+/g, ' ')).toContain(said)); // prettier-ignore

  test('who keeps something for somebody has no list of them', () => {
    expect(nounsIn('My dad has 6 different eye drops. Each with name, dose and time of day.')).not.toContain('dad');
    expect(nounsIn('Parish clerk. Graves with row, number, family and lease until.')).toEqual(['grave']);
  });

  test('a text that tells nothing else stays as it is', () => {
    const told = 'Now it is an excel list with colours';
    expect(withoutTales(told)).toBe(told);
  });
});
