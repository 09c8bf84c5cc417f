import type { EvalPrompt } from './prompt.ts';

/** Said in passing, as most people write: the fields stand in clauses, not in lists. */
export const everyday: EvalPrompt[] = [
  {
    id: 'moving-boxes',
    says: 'moving house: boxes with a label, the room and what is inside, and a search so i find my stuff',
    checks: {
      records: {
        'boxes have label, room and content': [
          { entity: 'box', fields: ['label', 'room', ['inside', 'content', 'description']] },
        ],
        'the room can be any': [
          { create: 'box', with: { label: 'Box fourteen', room: 'Attic' } },
          { stored: 'box', value: 'Attic' },
        ],
      },
      'search, filter, sort': {
        'boxes are found by what is inside': [
          { create: 'box', with: { label: 'Box A', 'inside|content|description': 'Lamps' } },
          { create: 'box', with: { label: 'Box B', 'inside|content|description': 'Plates' } },
          { reload: true },
          { search: 'lamps', finds: 'Box A', leaves: 'Box B' },
        ],
      },
    },
  },
  {
    id: 'guitar-lessons',
    says: 'I teach guitar. Students have a name, a phone and a level. Lessons have a student, a date and what we practised.',
    checks: {
      records: {
        'students have name, phone and level': [{ entity: 'student', fields: ['name', 'phone', 'level'] }],
        'lessons have student, date and what was practised': [
          { entity: 'lesson', fields: ['student', 'date', ['practi', 'topic', 'content']] },
        ],
        'a lesson can be added': [
          { open: 'lesson' },
          { create: 'lesson', with: { date: '2030-01-09' } },
          { stored: 'lesson', value: '2030-01-09' },
        ],
      },
    },
  },
  {
    id: 'gift-ideas',
    says: 'gift ideas for christmas: the gift, who it is for, price, and bought or not',
    checks: {
      records: {
        'ideas have gift, person, price and whether it was bought': [
          { entity: ['gift', 'idea'], fields: [['who', 'for', 'recipient', 'person'], 'price', ['bought', 'status']] },
        ],
        'an idea can be added': [
          { create: ['gift', 'idea'], with: { 'gift|name|title|idea': 'Wooden sledge', price: 59 } },
          { stored: ['gift', 'idea'], value: 'Wooden sledge' },
        ],
      },
    },
  },
  {
    id: 'babysitters',
    says: 'A list of babysitters with name, phone, price per hour and how happy we were with them from 1 to 5',
    checks: {
      records: {
        'babysitters have name, phone, price and a rating': [
          { entity: 'babysitter', fields: ['name', 'phone', 'price', ['happy', 'rating', 'stars', 'satisf']] },
        ],
        'a babysitter can be added': [
          { create: 'babysitter', with: { name: 'Mira Lull' } },
          { stored: 'babysitter', value: 'Mira Lull' },
        ],
      },
    },
  },
  {
    id: 'car-repairs',
    says: 'Track the repairs of my car with date, garage, cost and mileage, and show me what I spent per year in a chart',
    checks: {
      records: {
        'repairs have date, garage, cost and mileage': [
          { entity: 'repair', fields: ['date', 'garage', 'cost', 'mileage'] },
        ],
      },
      reports: {
        'there is a chart': [{ open: ['overview', 'dashboard', 'chart', 'report', 'home'] }, { shows: 'chart' }],
      },
    },
  },
  {
    id: 'nachhilfe',
    says: 'Ich gebe Nachhilfe. Schüler haben Name und Klasse, Stunden haben Schüler, Datum und Thema.',
    checks: {
      German: {
        'Schüler haben Name und Klasse': [{ entity: ['Schüler', 'Schueler'], fields: ['Name', 'Klasse'] }],
        'Stunden haben Schüler, Datum und Thema': [
          { entity: ['Stunde', 'Nachhilfestunde'], fields: [['Schüler', 'Schueler'], 'Datum', 'Thema'] },
        ],
      },
    },
  },
];
