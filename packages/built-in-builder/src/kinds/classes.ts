import type { Kind } from './kind.ts';

export const classes: Kind = {
  id: 'classes',
  words: ['class', 'classes', 'courses', 'lessons', 'timetable', 'yoga', 'pilates', 'dance school', 'music school', 'workshop schedule', 'training schedule', 'students', 'school', 'tutoring', 'kurse', 'stundenplan', 'unterricht', 'cours', 'clases', 'corsi'], // prettier-ignore
  noun: 'classes',
  user: 'teachers between two lessons, and students who want to know where to be',
  daily: 'see today’s lessons and who is coming',
  look: { palette: 'Lagoon', typePair: 'Studio', radius: 8 },
  nav: 'side',
  signature: 'stamp',
  signatureIs: 'the day block with the large numeral that heads each day of the timetable',
  access: { read: 'all', write: 'admin' },
  entities: [
    {
      name: 'Lesson',
      words: ['class', 'lesson', 'session', 'workshop', 'kurs', 'clase', 'cours'],
      alsoCalled: ['lesson', 'session'],
      fields: [
        'Title: text!',
        'Starts at: datetime!',
        'Minutes: number! min',
        'Teacher: text!',
        'Room: select! Hall | Studio | Garden room',
        'Level: select! Beginners | Intermediate | Advanced | Everyone',
        'Places: number!',
        'Taken: number',
        'Notes: longtext',
      ],
      columns: ['teacher', 'room', 'level', 'taken'],
      samples: [
        { title: 'Morning flow', starts_at: '+0 07:30', minutes: 60, teacher: 'Anouk Peters', room: 'Hall', level: 'Everyone', places: 18, taken: 18 },
        { title: 'Back care', starts_at: '+0 17:00', minutes: 45, teacher: 'Tariq Aziz', room: 'Studio', level: 'Beginners', places: 10, taken: 6, notes: 'Bring a blanket.' },
        { title: 'Handstand lab', starts_at: '+1 18:30', minutes: 75, teacher: 'Anouk Peters', room: 'Hall', level: 'Advanced', places: 12, taken: 9 },
        { title: 'Parents and babies', starts_at: '+2 10:00', minutes: 45, teacher: 'Solveig Dahl', room: 'Garden room', level: 'Everyone', places: 8, taken: 8 },
        { title: 'Slow stretch with live cello, every first Thursday of the month', starts_at: '+3 20:00', minutes: 90, teacher: 'Tariq Aziz', room: 'Hall', level: 'Everyone', places: 30, taken: 0 },
        { title: 'Strength basics', starts_at: '+5 09:00', minutes: 60, teacher: 'Ruth Mbeki', room: 'Studio', level: 'Beginners', places: 14, taken: 11 },
        { title: 'Breathing', starts_at: '+7 07:30', minutes: 30, teacher: 'Solveig Dahl', room: 'Garden room', level: 'Everyone', places: 16 },
        { title: 'Intermediate flow', starts_at: '-2 18:00', minutes: 75, teacher: 'Anouk Peters', room: 'Hall', level: 'Intermediate', places: 18, taken: 15 },
      ], // prettier-ignore
    },
    {
      name: 'Student',
      words: ['student', 'participant', 'pupil', 'learner', 'schüler', 'alumno'],
      alsoCalled: ['participant', 'pupil'],
      fields: [
        'Name: text!',
        'Email: email',
        'Phone: phone',
        'Level: select! Beginners | Intermediate | Advanced',
        'Pass ends on: date',
        'Notes: longtext',
      ],
      columns: ['level', 'email', 'pass_ends_on'],
      samples: [
        { name: 'Alma Rehn', email: 'alma@rehn.example', phone: '+46 8 555 0101', level: 'Intermediate', pass_ends_on: 31 },
        { name: 'Cyril Dupont', email: 'cyril@dupont.example', level: 'Beginners', pass_ends_on: -6 },
        { name: 'Maximiliane Freifrau von Hohenlohe', email: 'mvh@hohenlohe.example', level: 'Advanced', pass_ends_on: 120 },
        { name: 'Ngozi Eze', phone: '+234 1 555 0142', level: 'Beginners' },
        { name: 'Timo Salo', email: 'timo@salo.example', level: 'Intermediate', pass_ends_on: 4, notes: 'Left knee.' },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'list',
      label: 'Timetable',
      icon: 'CalendarClock',
      entity: 'Lesson',
      layout: 'agenda',
      filters: ['room', 'level'],
    },
    { archetype: 'calendar', label: 'Month', icon: 'CalendarDays', entity: 'Lesson', on: 'starts_at' },
    { archetype: 'list', label: 'Students', icon: 'Users', entity: 'Student', layout: 'table', filters: ['level'] },
  ],
};
