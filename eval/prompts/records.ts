import type { EvalPrompt } from './prompt.ts';

export const records: EvalPrompt[] = [
  {
    id: 'board-game-shelf',
    says: 'I want to keep a list of the board games I own: name, publisher, number of players, playing time in minutes and a condition (new, good, worn). I need to search it, filter by condition and sort by playing time.',
    checks: {
      records: {
        'board games have the fields that were asked for': [
          { entity: 'board game', fields: ['name', 'publisher', 'player', ['playing time', 'minutes'], 'condition'] },
        ],
        'a game can be added and is listed': [
          { create: 'game', with: { name: 'Harbour Lights', 'playing time|minutes': 45 } },
          { reload: true },
          { sees: 'Harbour Lights' },
          { stored: 'board game', value: 'Harbour Lights' },
        ],
        'a game can be changed': [
          { create: 'game', with: { name: 'Windmill Valley', publisher: 'Old Mill' } },
          { edit: 'Windmill Valley', with: { publisher: 'New Mill Press' } },
          { stored: 'board game', value: 'New Mill Press' },
        ],
        'a game can be deleted': [
          { create: 'game', with: { name: 'Lost Caravan' } },
          { reload: true },
          { remove: 'Lost Caravan' },
          { reload: true },
          { lacks: 'Lost Caravan' },
        ],
      },
      'search, filter, sort': {
        'searching narrows the list': [
          { create: 'game', with: { name: 'Zebra Crossing' } },
          { create: 'game', with: { name: 'Quiet Forest' } },
          { reload: true },
          { search: 'zebra', finds: 'Zebra Crossing', leaves: 'Quiet Forest' },
        ],
        'filtering by condition narrows the list': [
          { create: 'game', with: { name: 'Worn Out One', condition: 'worn' } },
          { create: 'game', with: { name: 'Brand New One', condition: 'new' } },
          { reload: true },
          { filter: 'condition', to: 'worn', finds: 'Worn Out One', leaves: 'Brand New One' },
        ],
        'the list can be sorted by playing time': [
          { create: 'game', with: { name: 'Short One', 'playing time|minutes': 5 } },
          { create: 'game', with: { name: 'Endless One', 'playing time|minutes': 600 } },
          { reload: true },
          { sort: ['playing time', 'time', 'minutes'], between: ['Short One', 'Endless One'] },
        ],
      },
    },
  },
  {
    id: 'pottery-courses',
    says: 'Our pottery school: potters with name and phone, courses with title, weekday and price. A potter can take several courses and a course has many potters. Colours: plum for buttons, background moonmilk.',
    checks: {
      records: {
        'neither belongs to one of the other alone': [
          { entity: 'potter', fields: ['name', 'phone'] },
          { entity: 'course', fields: ['title', 'weekday', 'price'] },
          { entity: ['enrol', 'course potter', 'potter course'], fields: ['potter', 'course'] },
        ],
        'a potter is put into a course on the page of the course': [
          { open: 'potter' },
          { create: 'potter', with: { name: 'Ottilie Slip' } },
          { open: 'course' },
          { create: 'course', with: { title: 'Raku by night' } },
          { open: 'course' },
          { openRecord: 'Raku by night' },
          { create: ['potter', 'enrol'], with: { potter: 'Ottilie Slip' } },
          { sees: 'Ottilie Slip' },
          { open: 'potter' },
          { openRecord: 'Ottilie Slip' },
          { sees: 'Raku by night' },
        ],
      },
      colours: { 'buttons are plum': [{ colour: 'component', is: '#dda0dd' }] },
      honesty: { 'a colour that is none is told': [{ reply: /do not know the colour “moonmilk”/ }] },
    },
  },
  {
    id: 'seed-box',
    says: 'An app for my vegetable seeds. Every packet has a plant, a variety, the month to sow it, how many seeds are left and a best-before year. Show me what is running low.',
    checks: {
      records: {
        'packets have plant, variety, month, amount and year': [
          {
            entity: ['seed', 'packet', 'vegetable'],
            fields: [
              'plant',
              'variety',
              ['month', 'sow'],
              ['left', 'amount', 'quantity', 'seeds', 'stock'],
              ['best before', 'year'],
            ],
          },
        ],
        'a packet can be added': [
          { create: ['packet', 'seed'], with: { plant: 'Runner bean', variety: 'Scarlet Emperor' } },
          { reload: true },
          { sees: 'Runner bean' },
        ],
        'a packet keeps its variety': [
          { create: ['packet', 'seed'], with: { plant: 'Beetroot', variety: 'Chioggia Striped' } },
          { stored: ['seed', 'packet', 'vegetable'], value: 'Chioggia Striped' },
        ],
        'a packet opens on a page of its own': [
          { create: ['packet', 'seed'], with: { plant: 'Sorrel', variety: 'Blood Veined' } },
          { reload: true },
          { openRecord: 'Sorrel' },
          { sees: 'Blood Veined' },
        ],
        'something says what runs low': [{ sees: ['low', 'running out', 'almost gone'] }],
      },
    },
  },
  {
    id: 'choir-library',
    says: 'Our choir needs a music library: pieces with title, composer, voices (SSA, SATB, TTBB) and number of copies; singers with name, voice part and email; and a log of which singer has which piece since when.',
    checks: {
      records: {
        'pieces have title, composer, voices and copies': [
          { entity: 'piece', fields: ['title', 'composer', 'voice', ['cop', 'number']] },
        ],
        'singers have name, voice part and email': [{ entity: 'singer', fields: ['name', ['voice', 'part'], 'email'] }],
        'something says who has which piece': [
          {
            entity: ['loan', 'log', 'checkout', 'lending', 'assignment'],
            fields: ['singer', 'piece', ['since', 'date', 'from']],
          },
        ],
        'a piece can be added': [
          { open: 'piece' },
          { create: 'piece', with: { title: 'Evening Bells', composer: 'Ida Halm' } },
          { stored: 'piece', value: 'Evening Bells' },
        ],
        'a piece has one of the voices that were named': [
          { open: 'piece' },
          { create: 'piece', with: { title: 'Low Voices', voice: 'TTBB' } },
          { stored: 'piece', value: 'TTBB' },
        ],
        'a singer can be added': [
          { open: 'singer' },
          { create: 'singer', with: { name: 'Greta Lund', email: 'greta@example.com' } },
          { open: 'singer' },
          { sees: 'Greta Lund' },
        ],
      },
    },
  },
  {
    id: 'hill-trails',
    says: 'A guide to hill trails around our town. Each trail has a name, a length in km, a difficulty of easy, medium or hard, and a description. Visitors can search trails, filter them by difficulty and sort them by length.',
    checks: {
      records: {
        'trails have name, length, difficulty and description': [
          { entity: 'trail', fields: ['name', ['length', 'km', 'distance'], 'difficulty', 'description'] },
        ],
      },
      'search, filter, sort': {
        'trails can be searched': [
          { open: 'trail' },
          { create: 'trail', with: { name: 'Raven Ridge', 'length|km|distance': 12 } },
          { create: 'trail', with: { name: 'Otter Stream', 'length|km|distance': 3 } },
          { open: 'trail' },
          { search: 'raven', finds: 'Raven Ridge', leaves: 'Otter Stream' },
        ],
        'trails can be filtered by difficulty': [
          { open: 'trail' },
          { create: 'trail', with: { name: 'Steep Gully', difficulty: 'hard' } },
          { create: 'trail', with: { name: 'Meadow Loop', difficulty: 'easy' } },
          { open: 'trail' },
          { filter: 'difficulty', to: 'hard', finds: 'Steep Gully', leaves: 'Meadow Loop' },
        ],
        'trails can be sorted by length': [
          { open: 'trail' },
          { create: 'trail', with: { name: 'Tiny Round', 'length|km|distance': 1 } },
          { create: 'trail', with: { name: 'Great Traverse', 'length|km|distance': 88 } },
          { open: 'trail' },
          { sort: ['length', 'km', 'distance'], between: ['Tiny Round', 'Great Traverse'] },
        ],
        'a trail can be opened from the list': [
          { open: 'trail' },
          { create: 'trail', with: { name: 'Fern Hollow', description: 'Shady in summer' } },
          { open: 'trail' },
          { openRecord: 'Fern Hollow' },
          { sees: 'Shady in summer' },
        ],
      },
      'people and roles': {
        'a visitor can look at trails without signing in': [
          { asVisitor: [{ open: 'trail' }, { sees: ['km', 'difficulty'] }] },
        ],
      },
    },
  },
];
