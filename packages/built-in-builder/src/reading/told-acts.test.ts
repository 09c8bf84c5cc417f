import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => {
  const { entities, relations, abilities } = readPrompt(prompt);
  const ties = new Set(relations.map(({ from, to }) => `${from} of ${to}`));
  return { fields: new Map(entities.map(({ noun, fields }) => [noun, fields.join(', ')])), ties, abilities };
};

test.each([
  ['Pupils with name and phone, lessons with date, who still has to pay', 'payment', 'payment of pupil'],
  ['Rowing club: members join work days and pay the yearly fee', 'work day', 'payment of member'],
  ['Handball: players with name, trainings with date and place, who was there', 'attendance', 'attendance of training'],
  ['every hike has a date and a peak, hikers say if they come', 'signup', 'signup of hiker'],
  ['Patients with room and diet, carers write what they did and how long it took', 'note', 'note of carer'],
  ['Meetings with date and agenda, proposals that owners vote on', 'proposal', 'vote of proposal'],
  ['Paddler melden ihr Kind für einen Lehrgang an', 'lehrgang', 'anmeldung of lehrgang'],
  ['Räder mit Größe, Kunden mit Telefon, wer hat welches Rad bis wann', 'loan', 'loan of rad'],
])('[GEN-08] what people do leaves a record: “%s”', (prompt, noun, tie) => {
  const { fields, ties } = read(prompt);
  expect([...fields.keys()]).toContain(noun);
  expect([...ties]).toContain(tie);
});

test('[GEN-08] who asks is no record, and what is asked for is one', () => {
  const { fields } = read('Our rescue team wants to know which rope hangs where and when it was tested last');
  expect([...fields.keys()]).toEqual(['rope']);
  expect(fields.get('rope')).toBe('place, tested on');
});

test('[GEN-08] a thing that is joined with "dazu" has its own fields', () => {
  const { fields } = read('Ziegen mit Ohrmarke und Geburtsdatum, dazu Impfungen mit Datum und Mittel');
  expect([...fields]).toEqual([
    ['ziege', 'Ohrmarke, Geburtsdatum'],
    ['impfung', 'Datum, Mittel'],
  ]);
});

test.each([
  ['Street party with costs shared by all', 'share'],
  ['We lend board games with title and number of players', 'play'],
  ['Wer bringt was mit? Name, Speise, für wie viele Personen', 'calculate'],
])('[GEN-08] words that say something else are no ability: “%s”', (prompt, ability) => {
  expect(read(prompt).abilities).not.toContain(ability);
});

test('[GEN-08] "who brings what" has the list behind it', () => {
  expect(read('Who brings what? Name, dish, number of people').fields.get('contribution')).toBe('Name, dish, number of people'); // prettier-ignore
});
