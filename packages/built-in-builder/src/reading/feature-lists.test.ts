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
