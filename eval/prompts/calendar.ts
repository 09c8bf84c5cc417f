import type { EvalPrompt } from './prompt.ts';

const today = new Date().toISOString().slice(0, 10);

export const calendar: EvalPrompt[] = [
  {
    id: 'village-calendar',
    says: 'An events calendar for our village. Events have a title, date, place, organiser and category (music, sport, market). Show a month view and a list of what comes next, and filter by category.',
    checks: {
      'calendar and board': {
        'events have title, date, place, organiser and category': [
          { entity: 'event', fields: ['title', 'date', ['place', 'location', 'venue'], 'organi', 'category'] },
        ],
        'there is a month': [{ open: ['calendar', 'month'] }, { shows: 'month' }],
        'an event stands in its month': [
          { create: 'event', with: { title: 'Lantern Walk', date: today } },
          { open: ['calendar', 'month'] },
          { sees: 'Lantern Walk' },
        ],
        'one can go to the next month': [
          { open: ['calendar', 'month'] },
          { changes: [{ click: ['next', 'later', 'forward'] }] },
        ],
      },
      'search, filter, sort': {
        'events can be filtered by category': [
          { create: 'event', with: { title: 'Brass Night', date: today, category: 'music' } },
          { create: 'event', with: { title: 'Cattle Fair', date: today, category: 'market' } },
          { open: ['events', 'list', 'next'] },
          { filter: 'category', to: 'music', finds: 'Brass Night', leaves: 'Cattle Fair' },
        ],
      },
    },
  },
  {
    id: 'podcast-board',
    says: 'A board for our podcast: episodes move through Idea, Recording, Editing and Published. Each episode has a title, a guest, a due date and notes.',
    checks: {
      'calendar and board': {
        'episodes have title, guest, due date and notes': [
          { entity: 'episode', fields: ['title', 'guest', ['due', 'date'], 'note'] },
        ],
        'the board has the four columns': [
          { open: ['board', 'episode', 'kanban'] },
          { columns: ['Idea', 'Recording', 'Editing', 'Published'] },
        ],
        'an episode can be added': [
          { open: ['board', 'episode'] },
          { create: 'episode', with: { title: 'Bees on the roof', guest: 'Jo Hive' } },
          { sees: 'Bees on the roof' },
        ],
        'an episode moves on': [
          { open: ['board', 'episode'] },
          { create: 'episode', with: { title: 'Night trains' } },
          { open: ['episodes', 'board', 'episode'] },
          { edit: 'Night trains', with: { 'status|stage|state|column': 'Editing' } },
          { stored: 'episode', value: 'Editing' },
        ],
      },
    },
  },
];
