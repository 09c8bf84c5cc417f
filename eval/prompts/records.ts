import type { EvalPrompt } from './prompt.ts';

export const records: EvalPrompt[] = [
  {
    id: 'board-game-shelf',
    says: 'I want to keep a list of the board games I own: name, publisher, number of players, playing time in minutes and a condition (new, good, worn). I need to search it, filter by condition and sort by playing time.',
    checks: {
      records: {
        'board games have the fields that were asked for': [
          {
            entity: ['game', 'board game'],
            fields: ['name', 'publisher', 'player', ['playing time', 'minutes'], 'condition'],
          },
        ],
        'a game can be added and is listed': [
          { create: 'game', with: { name: 'Harbour Lights', 'playing time|minutes': 45 } },
          { reload: true },
          { sees: 'Harbour Lights' },
          { stored: 'game', value: 'Harbour Lights' },
        ],
        'a game can be changed': [
          { create: 'game', with: { name: 'Windmill Valley', publisher: 'Old Mill' } },
          { edit: 'Windmill Valley', with: { publisher: 'New Mill Press' } },
          { stored: 'game', value: 'New Mill Press' },
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
];
