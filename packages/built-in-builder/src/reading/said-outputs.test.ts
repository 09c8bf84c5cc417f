import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => {
  const { entities, relations } = readPrompt(prompt);
  const fields = new Map(entities.map((one) => [one.noun, one.fields.join('; ')]));
  return { fields, ties: relations.map(({ from, to }) => `${from} of ${to}`) };
};

test('[GEN-08] what is worked out is no list', () => {
  const { fields } = read(
    'A tool for carpenters. It keeps quotes with customer and hours, calculates net, gross and margin from the hours and shows them.',
  );
  expect([...fields.keys()]).not.toContain('margin');
  expect([...fields.keys()]).toContain('quote');
});

test('[GEN-08] what groups others is kept, and they belong to it', () => {
  const { fields, ties } = read('A cooking site. It shows recipes grouped into chapters, with search and favourites.');
  expect([...fields.keys()]).toEqual(expect.arrayContaining(['recipe', 'chapter']));
  expect(ties).toContain('recipe of chapter');
});

test('[GEN-08] stations in a fixed order belong to their walk, with a number', () => {
  const { fields, ties } = read('A town website. Visitors follow walks in a fixed sequence of stations.');
  expect(ties).toContain('station of walk');
  expect(fields.get('station')).toContain('number');
});

test('[GEN-08] by what people look through things is no field of the people', () => {
  const { fields } = read(
    'A parish site with newsletters (title, text). Parishioners should be able to browse by village and year and save them.',
  );
  expect(fields.get('parishioner') ?? '').not.toContain('village');
});

test('[GEN-08] when something comes is no field of what it comes with', () => {
  const { fields } = read(
    'A school platform. It has lessons with title and video, and pupils take a test at the end of a lesson.',
  );
  expect(fields.get('lesson')).toBe('title; video');
});

test('[GEN-08] “start and end date” are two days, and “remaining rolls” are counted', () => {
  expect(read('A camp planner. Each camp has a place, start and end date.').fields.get('camp')).toBe(
    'place; start date; end date',
  );
  expect(read('A darkroom app with films with name, speed and remaining rolls.').fields.get('film')).toContain('rolls left'); // prettier-ignore
});

test('[GEN-08] separate marks are fields of their own', () => {
  const { fields } = read('A pizza site. Guests write reviews with separate marks for dough and service.');
  expect(fields.get('review')).toContain('dough rating (1-5); service rating (1-5)');
});

test('[GEN-08] what a chart of readings shows is entered with each of them', () => {
  const { fields } = read('A weather site with a chart of daily rain, wind and sunshine per station. Keepers add readings.');
  expect(fields.get('reading')).toMatch(/date; rain \(number\); wind \(number\); sunshine \(number\)/);
}); // prettier-ignore
