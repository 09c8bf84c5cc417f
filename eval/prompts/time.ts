import type { EvalPrompt } from './prompt.ts';

export const time: EvalPrompt[] = [
  {
    id: 'freelance-hours',
    says: 'Time tracking for a freelancer: clients with an hourly rate, projects that belong to a client, and time entries with project, date, hours and a note. A stopwatch should measure time. Show the hours per project this month and what I can invoice.',
    checks: {
      time: {
        'clients have an hourly rate': [{ entity: 'client', fields: ['name', 'rate'] }],
        'projects belong to a client': [{ entity: 'project', fields: ['client'] }],
        'entries have project, date, hours and note': [
          {
            entity: ['entry', 'entries', 'time', 'hour', 'session'],
            fields: ['project', 'date', ['hour', 'duration'], 'note'],
          },
        ],
        'time can be logged': [
          { open: ['entr', 'time', 'hour', 'log'] },
          { create: ['entry', 'time', 'hour'], with: { 'hour|duration': 3.5, note: 'Drew the floor plan' } },
          { stored: ['entry', 'time', 'hour', 'session'], value: 'Drew the floor plan' },
        ],
        'a stopwatch runs': [
          { open: ['stopwatch', 'timer', 'track'] },
          { changes: [{ click: ['start', 'begin', 'play'] }, { waits: 1.5 }] },
        ],
        'hours are summed up': [{ open: ['overview', 'dashboard', 'report', 'project'] }, { sees: 'hours' }],
      },
    },
  },
  {
    id: 'focus-timer',
    says: 'A focus timer: 25 minutes of work, 5 minutes of break, start, pause and reset, and a list of my finished sessions with date and task.',
    checks: {
      time: {
        'it shows the time that is left': [
          { open: ['timer', 'focus', 'home', 'stopwatch'] },
          { sees: ['25:00', '25 min', '24:5'] },
        ],
        'the timer runs': [
          { open: ['timer', 'focus', 'home', 'stopwatch'] },
          { changes: [{ click: ['start', 'begin', 'play'] }, { waits: 1.5 }] },
        ],
        'the timer can be paused': [
          { open: ['timer', 'focus', 'home', 'stopwatch'] },
          { click: ['start', 'begin', 'play'] },
          { click: ['pause', 'stop', 'hold'] },
          { sees: ['start', 'resume', 'continue', 'go on'] },
        ],
        'sessions have date and task': [{ entity: 'session', fields: ['date', 'task'] }],
        'a session is listed': [
          { open: 'session' },
          { create: 'session', with: { task: 'Read chapter nine' } },
          { sees: 'Read chapter nine' },
        ],
      },
    },
  },
  {
    id: 'reading-progress',
    says: 'Track how far I am in my audio books: title, narrator, length in hours, hours heard. Show the progress as a bar and keep a history of when I listened for how long.',
    checks: {
      time: {
        'audio books have title, narrator, length and hours heard': [
          { entity: ['audio book', 'book'], fields: ['title', 'narrator', 'length', ['heard', 'progress']] },
        ],
        'there is a history of listening': [
          {
            entity: ['history', 'session', 'listening', 'log', 'entry'],
            fields: [
              ['date', 'when', 'day'],
              ['hour', 'minute', 'duration', 'long'],
            ],
          },
        ],
        'progress is shown as a bar or in percent': [{ open: ['audio book', 'book', 'home'] }, { sees: ['%', 'of'] }],
        'an audio book can be added': [
          { open: ['audio book', 'book'] },
          { create: ['audio book', 'book'], with: { title: 'Salt Roads', narrator: 'Ann Quill' } },
          { stored: ['audio book', 'book'], value: 'Ann Quill' },
        ],
      },
    },
  },
];
