import type { Kind } from './kind.ts';

export const fitness: Kind = {
  id: 'fitness',
  words: ['fitness', 'workout', 'workouts', 'training', 'training log', 'exercise', 'exercises', 'gym', 'running log', 'runs', 'weight lifting', 'cycling', 'sport', 'sports', 'trainingstagebuch', 'entraînement', 'entrenamiento', 'allenamento'], // prettier-ignore
  noun: 'training log',
  user: 'one person out of breath, on the phone, right after the last set',
  daily: 'log today’s session',
  look: { palette: 'Citrus', typePair: 'Studio', radius: 0 },
  nav: 'side',
  signature: 'numeral',
  signatureIs: 'the bib number: minutes as a large numeral on the palette’s yellow',
  entities: [
    {
      name: 'Workout',
      words: ['workout', 'session', 'exercise', 'run', 'training', 'ride', 'activity', 'entrenamiento'],
      alsoCalled: ['training', 'session'],
      fields: [
        'Title: text!',
        'Sport: select! Run | Strength | Ride | Swim | Stretch',
        'Date: date!',
        'Minutes: number! min',
        'Distance: number km',
        'Effort: select! Easy | Steady | Hard',
        'Notes: longtext',
      ],
      columns: ['date', 'sport', 'distance', 'effort', 'minutes'],
      samples: [
        { title: 'Canal loop', sport: 'Run', date: 0, minutes: 42, distance: 7.6, effort: 'Steady', notes: 'New shoes, left heel rubs a little.' },
        { title: 'Squats and rows', sport: 'Strength', date: -1, minutes: 55, effort: 'Hard' },
        { title: 'Commute the long way', sport: 'Ride', date: -3, minutes: 38, distance: 13.2, effort: 'Easy' },
        { title: 'Intervals 8 × 400 m', sport: 'Run', date: -5, minutes: 50, distance: 9.1, effort: 'Hard' },
        { title: 'Sunday ride to the windmill, coffee, and back against the wind', sport: 'Ride', date: -8, minutes: 164, distance: 61.4, effort: 'Steady' },
        { title: 'Lunch swim', sport: 'Swim', date: -10, minutes: 30, distance: 1.2, effort: 'Steady' },
        { title: 'Mobility', sport: 'Stretch', date: -12, minutes: 20, distance: 0, effort: 'Easy' },
        { title: 'Park run', sport: 'Run', date: -15, minutes: 26, distance: 5, effort: 'Hard' },
        { title: 'Deadlifts', sport: 'Strength', date: -19, minutes: 48, effort: 'Steady' },
        { title: 'Easy five', sport: 'Run', date: -34, minutes: 31, distance: 5, effort: 'Easy' },
        { title: 'Row and bench', sport: 'Strength', date: -38, minutes: 50, effort: 'Steady' },
        { title: 'Ferry and back', sport: 'Ride', date: -43, minutes: 96, distance: 34.5, effort: 'Steady' },
        { title: 'First swim of the season', sport: 'Swim', date: -47, minutes: 25, distance: 0.8, effort: 'Easy' },
        { title: 'Hill repeats', sport: 'Run', date: -52, minutes: 44, distance: 7, effort: 'Hard' },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'dashboard',
      label: 'This month',
      icon: 'ChartColumn',
      entity: 'Workout',
      figure: 'Minutes moved in {period}',
      measure: { kind: 'sum', field: 'minutes' },
      period: 'date',
      charts: [
        { entity: 'Workout', measure: { kind: 'sum', field: 'minutes' }, by: { kind: 'week', field: 'date' } },
        { entity: 'Workout', measure: { kind: 'sum', field: 'minutes' }, by: { kind: 'value', field: 'sport' } },
      ],
      toDo: { entity: 'Workout', kind: 'latest', field: 'date' },
    },
    {
      archetype: 'list',
      label: 'Log',
      icon: 'Dumbbell',
      entity: 'Workout',
      layout: 'ledger',
      filters: ['sport', 'effort'],
    },
  ],
};
