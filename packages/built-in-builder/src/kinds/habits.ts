import type { Kind } from './kind.ts';

export const habits: Kind = {
  id: 'habits',
  words: ['habit', 'habits', 'habit tracker', 'routine', 'routines', 'streak', 'daily goals', 'mood tracker', 'gewohnheiten', 'habitudes', 'hábitos'], // prettier-ignore
  noun: 'habits',
  user: 'one person, on the phone, once in the evening',
  daily: 'tick today’s squares',
  look: { palette: 'Citrus', typePair: 'Counter', radius: 8 },
  nav: 'side',
  signature: 'check',
  signatureIs: 'the row of seven squares, one per day',
  entities: [
    {
      name: 'Habit',
      words: ['habit', 'routine', 'goal', 'gewohnheit', 'hábito'],
      fields: [
        'Name: text!',
        'Area: select! Body | Mind | Home | People',
        'Times a week: number!',
        'Done on: days',
        'Started on: date',
        'Why: longtext',
      ],
      columns: ['area', 'times_a_week'],
      samples: [
        { name: 'Walk before breakfast', area: 'Body', times_a_week: 5, done_on: [0, -1, -2, -4, -5, -7, -8, -9, -11, -14, -15, -16, -18, -21, -23, -25, -29, -30, -31, -33, -36, -38, -43, -45], started_on: -60, why: 'My back is better on days when I do.' },
        { name: 'Read twenty pages', area: 'Mind', times_a_week: 7, done_on: [-1, -2, -3, -4, -5, -6, -7, -8, -10, -11, -12, -13, -15, -16, -17, -19, -20, -22, -24, -27, -28], started_on: -31 },
        { name: 'Call someone I have not heard from in a while', area: 'People', times_a_week: 1, done_on: [-6, -13, -22, -27, -48], started_on: -90 },
        { name: 'Stretch', area: 'Body', times_a_week: 3, done_on: [0, -3, -5], started_on: -12 },
        { name: 'Kitchen clean before bed', area: 'Home', times_a_week: 6, done_on: [-1, -2, -4, -6, -9, -10, -12, -17, -19, -24, -26, -31, -32, -38], started_on: -45 },
        { name: 'Ukulele', area: 'Mind', times_a_week: 4, done_on: [], started_on: 1 },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'list',
      label: 'This week',
      icon: 'CalendarCheck',
      entity: 'Habit',
      layout: 'tracker',
      filters: ['area'],
    },
    {
      archetype: 'dashboard',
      label: 'Progress',
      icon: 'ChartColumn',
      entity: 'Habit',
      figure: 'Squares ticked in {period}',
      measure: { kind: 'sum', field: 'done_on' },
      period: 'done_on',
      charts: [
        { entity: 'Habit', measure: { kind: 'sum', field: 'done_on' }, by: { kind: 'week', field: 'done_on' } },
        { entity: 'Habit', measure: { kind: 'sum', field: 'done_on' }, by: { kind: 'value', field: 'area' } },
      ],
      toDo: { entity: 'Habit', kind: 'open', field: 'done_on' },
    },
  ],
};
